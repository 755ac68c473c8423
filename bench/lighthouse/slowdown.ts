/** The most that Lighthouse's documentation knows for a phone of the middle range. */
const most = 10;

/**
 * How many times slower than this machine the phone is that Lighthouse stands for: four times as fast
 * as its own machines, hence its default, is not what every machine is.
 *
 * @param benchmarkIndex how fast Lighthouse found this machine.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling,
 *   whose calculator this is: https://github.com/patrickhulce/lighthouse-cpu-throttling-calculator
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(most, 3 + (benchmarkIndex - 1300) / 233);
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}
