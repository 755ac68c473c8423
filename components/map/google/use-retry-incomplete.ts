import { useEffect } from 'react';
import type { AdPositions } from '@/lib/api/browser/positions';

/** In milliseconds: what the geocoder was late with is there by then. */
const pause = 5_000;

/**
 * Asks once more, a little later, for positions that were not complete.
 *
 * @param call tells what was asked for; each has its second answer.
 * @param ask the same function each time.
 */
export function useRetryIncomplete(
  call: string | null,
  response: AdPositions | undefined,
  ask: () => Promise<unknown>,
): void {
  const incomplete = response?.complete === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call has its second answer
  useEffect(() => {
    if (!incomplete) return;
    // The first answer stays should this fail.
    const timer = setTimeout(() => void ask().catch(() => undefined), pause);
    return () => clearTimeout(timer);
  }, [call, incomplete, ask]);
}

/** A second answer that knows no more leaves everything as it is, the map included. */
export function arePositionsEqual(
  one: AdPositions | undefined,
  other: AdPositions | undefined,
): boolean {
  return JSON.stringify(one?.positions) === JSON.stringify(other?.positions);
}
