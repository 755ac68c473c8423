import { usePositions } from '@/components/map/google/use-positions';
import type { AdSearch } from '@/lib/ads/search';
import { adPositionsCall } from '@/lib/api/ads-call';
import { fetchAdPositions } from '@/lib/api/browser/positions';
import type { AdPosition } from '@/lib/map/position';

const none: AdPosition[] = [];

/**
 * The positions of the ads of a page; `undefined` until loaded.
 *
 * @param wanted whether to request them.
 */
export function useAdPositions(search: AdSearch, wanted: boolean) {
  const loaded = usePositions(wanted ? adPositionsCall(search) : null, fetchAdPositions);
  return wanted ? loaded : { ...loaded, positions: none };
}
