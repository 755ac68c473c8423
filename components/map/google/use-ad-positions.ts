import { usePositions } from '@/components/map/google/use-positions';
import type { AdPosition } from '@/lib/ads/position';
import type { AdSearch } from '@/lib/ads/search';
import { adPositionsCall } from '@/lib/api/ads-call';
import { fetchAdPositions } from '@/lib/api/browser/positions';

const none: AdPosition[] = [];

/**
 * The positions of the ads of a page; `undefined` until loaded.
 *
 * @param enabled whether to request them.
 */
export function useAdPositions(search: AdSearch, enabled: boolean) {
  const loaded = usePositions(enabled ? adPositionsCall(search) : null, fetchAdPositions);
  return enabled ? loaded : { ...loaded, positions: none };
}
