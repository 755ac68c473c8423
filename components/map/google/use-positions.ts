import { useEffect } from 'react';
import useSWR from 'swr';
import type { AdPosition } from '@/lib/ads/position';
import type { AdSearch } from '@/lib/ads/search';
import { type AdPositions, adPositionsCall, readAdPositions } from '@/lib/api/browser/positions';

/** By then slow geocoding has finished. */
const delayMs = 5_000;

/**
 * The positions that a request returns; `undefined` until loaded, and when there is no `call`. Incomplete ones are
 * requested once more, after a delay; if that fails, the first response stays.
 */
export function usePositions(call: string | null, request: (call: string) => Promise<AdPositions>) {
  const { data, error, isValidating, mutate } = useSWR<AdPositions, unknown>(call, request, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    // An equal second response does not render the map again.
    compare: (one, other) => JSON.stringify(one?.positions) === JSON.stringify(other?.positions),
  });
  const retry = () => void mutate().catch(() => undefined);
  const incomplete = data?.complete === false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is retried once
  useEffect(() => {
    if (!incomplete) return;
    const timer = setTimeout(retry, delayMs);
    return () => clearTimeout(timer);
  }, [call, incomplete]);

  return {
    positions: data?.positions,
    failed: error !== undefined && data === undefined && !isValidating,
    retry,
  };
}

const none: AdPosition[] = [];

/** The positions of the ads of a page, requested when `enabled`; `undefined` until loaded. */
export function useAdPositions(search: AdSearch, enabled: boolean) {
  const loaded = usePositions(enabled ? adPositionsCall(search) : null, readAdPositions);
  return enabled ? loaded : { ...loaded, positions: none };
}
