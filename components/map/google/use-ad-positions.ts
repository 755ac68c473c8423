import { usePositions } from '@/components/map/google/use-positions';
import type { AdSearch } from '@/lib/ads/search';
import { adPositionsCall, readAdPositions } from '@/lib/api/browser/positions';
import type { AdPosition } from '@/lib/map/position';

const none: AdPosition[] = [];

/**
 * The positions of the ads of a page; `undefined` until loaded.
 *
 * @param enabled whether to request them.
 */
export function useAdPositions(search: AdSearch, enabled: boolean) {
  const loaded = usePositions(enabled ? adPositionsCall(search) : null, readAdPositions);
  return enabled ? loaded : { ...loaded, positions: none };
}
