import { useEffect } from 'react';
import type { AdPositions } from '@/lib/api/browser/positions';

/** By then slow geocoding has finished. */
const delayMs = 5_000;

/**
 * Requests incomplete positions once more, after a delay.
 *
 * @param call the key of the request; each is retried once.
 * @param request must be a stable function.
 */
export function useRetryIncomplete(
  call: string | null,
  response: AdPositions | undefined,
  request: () => Promise<unknown>,
): void {
  const incomplete = response?.complete === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is retried once
  useEffect(() => {
    if (!incomplete) return;
    // If it fails, the first response stays.
    const timer = setTimeout(() => void request().catch(() => undefined), delayMs);
    return () => clearTimeout(timer);
  }, [call, incomplete, request]);
}

/** For `compare` of SWR: an equal second response does not render the map again. */
export function arePositionsEqual(
  one: AdPositions | undefined,
  other: AdPositions | undefined,
): boolean {
  return JSON.stringify(one?.positions) === JSON.stringify(other?.positions);
}
