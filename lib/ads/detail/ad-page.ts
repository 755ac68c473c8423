import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { type AdCard, adCard } from '@/lib/ads/card';
import type { AdFilters } from '@/lib/ads/search';
import { dayAt } from '@/lib/french/day';
import { formatCount } from '@/lib/french/numbers';
import type { PlaceSummary } from '@/lib/places/place-summary-schema';

/** One page of the list, ready to show. */
export type AdPage = {
  cards: AdCard[];
  /** 'N annonce(s) trouvée(s)', over all pages. */
  count: string;
  hasNext: boolean;
  /** The place that was searched; `null` without one. */
  place: PlaceSummary | null;
  /** Where it looks, in words: « autour de Quimper (50 km) »; `null` without a place. */
  where: string | null;
  /** What to search for instead, when there is nothing near. */
  wider: WiderSearch[];
};

/** The filters of a wider search, and how many ads it finds: « Sans la spécialité : 12 annonces ». */
export type WiderSearch = AdFilters & { label: string };

type PagedAds<T> = { count: number; results: T[]; next: string | null };

/** An ad as the site's own API sends it in a list: with its publication, which the cards say. */
export type SentAd = Ad & { published_at: string | null };

/** The page of the list in a response of the site's own API, today. */
export function receivedAdPage({ results, ...page }: PagedAds<SentAd>): AdPage {
  const ads = results.map(({ published_at, ...ad }) => ({ ad, publishedAt: published_at }));
  return adPage({ ...page, results: ads }, dayAt(new Date()));
}

/**
 * The page of the list in a response of the API (docs/product.md#list-of-ads).
 *
 * @param today the `YYYY-MM-DD` day in Paris.
 */
export function adPage({ count, results, next }: PagedAds<PublishedAd>, today: string): AdPage {
  return {
    cards: results.map((ad) => adCard(ad, today)),
    count: formatCount(count, 'annonce trouvée', 'annonces trouvées'),
    hasNext: next !== null,
    place: null,
    where: null,
    wider: [],
  };
}
