import type { Ad, PagedAds, PublishedAd } from '@/lib/ads/ad';
import { type AdCard, adCard } from '@/lib/ads/card';
import type { PlaceSummary } from '@/lib/ads/place-summary-schema';
import type { AdFilters } from '@/lib/ads/search';
import { dayAt } from '@/lib/french/day';
import { formatCount } from '@/lib/french/numbers';

/** One page of the list, ready to show. */
export type AdsPage = {
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

/** An ad as the site's own API sends it in a list: with its publication, which the cards say. */
export type SentAd = Ad & { published_at: string | null };

/** The page of the list in a response of the site's own API, today. */
export function receivedAdsPage({ results, ...page }: PagedAds<SentAd>): AdsPage {
  const ads = results.map(({ published_at, ...ad }) => ({ ad, publishedAt: published_at }));
  return adsPage({ ...page, results: ads }, dayAt(new Date()));
}

/** The page of the list in a response of the API, on a `YYYY-MM-DD` day in Paris (docs/product.md#list-of-ads). */
export function adsPage({ count, results, next }: PagedAds<PublishedAd>, today: string): AdsPage {
  return {
    cards: results.map((ad) => adCard(ad, today)),
    count: formatCount(count, 'annonce trouvée', 'annonces trouvées'),
    hasNext: next !== null,
    place: null,
    where: null,
    wider: [],
  };
}
