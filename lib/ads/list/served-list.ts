import type { AdsPage } from '@/lib/ads/card';
import type { Facets } from '@/lib/ads/index/facets';
import type { AdSearch } from '@/lib/ads/search';
import type { CountedWhen } from '@/lib/ads/when/when-choices';
import type { PlaceSummary } from '@/lib/places/place-summary';

/** A list as the server has made it. */
export type ServedList = {
  search: AdSearch;
  /** The query that was requested: the search is another one when the list ends before its page. */
  requestedQuery: string;
  /** The page; `null` when there is none. */
  page: AdsPage | null;
  /** Whether there is no page because the index of ads prepares. */
  isPreparing: boolean;
  /** The title of the document. */
  title: string;
  /** The place of the search; `null` for none. */
  place: PlaceSummary | null;
  /** The choices of « Quand ? » at its place, with how many ads each has where that is known. */
  when: CountedWhen[];
  /** How many ads each choice of the filters has; `null` while the index of ads prepares. */
  facets: Facets | null;
};
