import type { Ad } from '@/lib/ads/ad';
import { type AdCard, adCard } from '@/lib/ads/card';
import type { AdSearch } from '@/lib/ads/search';
import { formatCount } from '@/lib/french/plural';
import type { PlaceSummary } from '@/lib/places/place-summary-schema';

/** One page of the list, ready to show. */
export type AdPage = {
  cards: AdCard[];
  /** 'N annonce(s) trouvée(s)', over all pages. */
  count: string;
  hasNext: boolean;
  /** The place that was searched; `null` without one. */
  place: PlaceSummary | null;
  /** What to search for instead, when there is nothing near. */
  wider: WiderSearch[];
};

/** A wider search, and how many ads it finds: « Dans un rayon de 100 km (12 annonces) ». */
export type WiderSearch = Pick<AdSearch, 'place' | 'radius'> & { label: string };

type PagedAds = { count: number; results: Ad[]; next: string | null };

/** The page of the list in a response of the API (specification, sections 2 and 4). */
export function adPage({ count, results, next }: PagedAds): AdPage {
  return {
    cards: results.map(adCard),
    count: formatCount(count, 'annonce trouvée', 'annonces trouvées'),
    hasNext: next !== null,
    place: null,
    wider: [],
  };
}
