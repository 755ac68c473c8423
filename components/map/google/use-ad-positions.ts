import useSWR from 'swr';
import type { AdSearch } from '@/lib/ads/search';
import { adPositionsCall } from '@/lib/api/ads-call';
import { fetchAdPositions } from '@/lib/api/browser-positions';
import type { AdPosition } from '@/lib/map/position';

const none: AdPosition[] = [];

/**
 * Where the ads of a page are; `undefined` until it is known.
 *
 * @param wanted whether there are any.
 */
export function useAdPositions(search: AdSearch, wanted: boolean) {
  const { data, error, isValidating, mutate } = useSWR<AdPosition[], unknown>(
    wanted ? adPositionsCall(search) : null,
    fetchAdPositions,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    positions: wanted ? data : none,
    failed: error !== undefined && data === undefined && !isValidating,
    retry: () => void mutate().catch(() => undefined),
  };
}
