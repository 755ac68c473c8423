import type { Ad } from '@/lib/ads/ad';
import { type AdCard, adCard } from '@/lib/ads/card';
import { formatCount } from '@/lib/french/plural';

/** One page of the list, ready to show. */
export type AdPage = {
  cards: AdCard[];
  /** 'N annonce(s) trouvée(s)', over all pages. */
  count: string;
  hasNext: boolean;
};

type PagedAds = { count: number; results: Ad[]; next: string | null };

/** The page of the list in a response of the API (specification, sections 2 and 4). */
export function adPage({ count, results, next }: PagedAds): AdPage {
  return {
    cards: results.map(adCard),
    count: formatCount(count, 'annonce trouvée', 'annonces trouvées'),
    hasNext: next !== null,
  };
}
