import { useEffect } from 'react';
import { useRead } from '@/components/ui/use-read';
import { readAdPositions } from '@/lib/api/browser/positions';

/** Milliseconds in which slow geocoding finishes. */
const delayMs = 5_000;

/** The positions that a call, if any, returns. Incomplete ones are requested once more; if that fails, they stay. */
export function usePositions(call: string | null, request = readAdPositions) {
  const { data, error, loading, retry } = useRead(call, request, {
    revalidateOnReconnect: false,
    // An equal second response does not render the map again.
    compare: (one, other) => JSON.stringify(one?.positions) === JSON.stringify(other?.positions),
  });
  const incomplete = data?.complete === false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each call is retried once
  useEffect(() => {
    if (!incomplete) return;
    const timer = setTimeout(retry, delayMs);
    return () => clearTimeout(timer);
  }, [call, incomplete]);

  const failed = error !== undefined && data === undefined && !loading;
  return { positions: data?.positions, failed, retry };
}
