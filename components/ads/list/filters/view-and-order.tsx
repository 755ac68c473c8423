import type { AdSearch } from '@/lib/ads/search';

/** The view and the order of a search, in hidden fields of its filters. */
export function ViewAndOrder({ search: { view, sort } }: { search: AdSearch }) {
  return (
    <>
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      {sort !== null && <input type="hidden" name="sort" value={sort} />}
    </>
  );
}
