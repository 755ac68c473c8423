/** The maximum in Lighthouse's documentation for a mid-range phone. */
const maxSlowdown = 10;

/**
 * The CPU slowdown that emulates Lighthouse's mid-range phone on this machine. Lighthouse's default, 4,
 * fits only machines as fast as its own.
 *
 * @param benchmarkIndex Lighthouse's benchmark index of this machine.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling,
 *   whose calculator this is: https://github.com/patrickhulce/lighthouse-cpu-throttling-calculator
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(maxSlowdown, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}
