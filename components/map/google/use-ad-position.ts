import useSWR from 'swr';
import {
  arePositionsEqual,
  useRetryIncomplete,
} from '@/components/map/google/use-retry-incomplete';
import { type AdPositions, fetchAdPosition } from '@/lib/api/browser/positions';

/** The position of an ad; `undefined` until loaded. */
export function useAdPosition(id: number) {
  const { data, error, isValidating, mutate } = useSWR<AdPositions, unknown>(
    ['position', id],
    () => fetchAdPosition(id),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      compare: arePositionsEqual,
    },
  );
  useRetryIncomplete(`${id}`, data, mutate);
  return {
    position: data?.positions[0],
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate().catch(() => undefined),
  };
}
