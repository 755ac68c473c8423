import useSWR from 'swr';
import {
  arePositionsEqual,
  useRetryIncomplete,
} from '@/components/map/google/use-retry-incomplete';
import type { AdSearch } from '@/lib/ads/search';
import { adPositionsCall } from '@/lib/api/ads-call';
import { type AdPositions, fetchAdPositions } from '@/lib/api/browser/positions';
import type { AdPosition } from '@/lib/map/position';

const none: AdPosition[] = [];

/**
 * The positions of the ads of a page; `undefined` until loaded.
 *
 * @param wanted whether to request them.
 */
export function useAdPositions(search: AdSearch, wanted: boolean) {
  const call = wanted ? adPositionsCall(search) : null;
  const { data, error, isValidating, mutate } = useSWR<AdPositions, unknown>(
    call,
    fetchAdPositions,
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      compare: arePositionsEqual,
    },
  );
  useRetryIncomplete(call, data, mutate);
  return {
    positions: wanted ? data?.positions : none,
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate().catch(() => undefined),
  };
}
