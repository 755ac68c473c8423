import useSWR from 'swr';
import { fetchAdPosition } from '@/lib/api/browser-positions';
import type { AdPosition } from '@/lib/map/position';

/** Where an ad is; `undefined` until it is known. */
export function useAdPosition(id: number) {
  const { data, error, isValidating, mutate } = useSWR<AdPosition, unknown>(
    ['position', id],
    () => fetchAdPosition(id),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    position: data,
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate().catch(() => undefined),
  };
}
