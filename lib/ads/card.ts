import type { Ad, PagedAds, PublishedAd } from '@/lib/ads/ad';
import {
  type AdBadge,
  adBadges,
  adTitle,
  cityLine,
  ownerName,
  startInWords,
} from '@/lib/ads/ad-in-words';
import { endedInWords, isEnded, openFirst } from '@/lib/ads/ended';
import type { AdFilters } from '@/lib/ads/search';
import { timeStrip } from '@/lib/ads/time-strip';
import { dayOf, formatRestOfPeriod, formatSince } from '@/lib/french/day';
import { formatCount } from '@/lib/french/numbers';
import type { PlaceSummary } from '@/lib/places/place-summary';

/** An ad as a card of the list shows it: every text ready to print. */
export type AdCard = ReturnType<typeof adCard>;

/** The lines that a search adds to a card. */
type OfSearch = {
  /** From its place: « à 12 km ». */
  distance?: string | null;
  /** The sentence of the description that has its words. */
  excerpt?: string | null;
};

/** The card of an ad on a `YYYY-MM-DD` day in Paris (docs/product.md#cards). */
export function adCard(
  { ad, publishedAt }: PublishedAd,
  today: string,
  { distance = null, excerpt = null }: OfSearch = {},
) {
  const { start_date: start, end_date: end } = ad;
  const label = startInWords(ad, today);
  const since = publishedAt && formatSince(dayOf(publishedAt), today);
  return {
    id: ad.id,
    title: adTitle(ad),
    badges: cardBadges(ad, today),
    specialty: ad.specialty?.name ?? null,
    owner: ownerName(ad.user),
    place: cityLine(ad.location),
    distance,
    excerpt,
    start: start && label ? { day: start, label } : null,
    /** The rest of a one-off replacement: « Jusqu’au 30 janvier », « 6 jours ». */
    rest: start && end ? formatRestOfPeriod(start, end) : null,
    strip: timeStrip(ad),
    /** « Publiée il y a 2 jours », where the API says when. */
    published: since ? `Publiée ${since}` : null,
  };
}

/** The badges of an ad; one that has ended has one more. */
function cardBadges(ad: Ad, today: string): AdBadge[] {
  const badges = adBadges(ad);
  return isEnded(ad, today) ? [{ kind: 'ended', label: 'Terminée' }, ...badges] : badges;
}

/** One page of the list, ready to show. */
export type AdsPage = {
  cards: AdCard[];
  /** 'N annonce(s) trouvée(s)', over all pages. */
  count: string;
  hasNext: boolean;
  /** How many pages there are; `null` on a last page of the API, and where their size is not known. */
  pages: number | null;
  /** That some ads of the list have ended, in words; `null` for none, and where that is not known. */
  ended: string | null;
  /** The place that was searched; `null` without one. */
  place: PlaceSummary | null;
  /** Where it looks, in words: « autour de Quimper (50 km) »; `null` without a place. */
  where: string | null;
  /** Searches to offer when nothing is found; `null` where only the API has answered. */
  broader: BroaderSearch[] | null;
};

/** The filters of a broader search, and how many ads it finds: « Sans la spécialité : 12 annonces ». */
export type BroaderSearch = AdFilters & { label: string };

/** The page of the list in a response of the API, on a `YYYY-MM-DD` day in Paris (docs/product.md#list-of-ads). */
export function adsPage(
  { count, size, ended = 0, results, next }: PagedAds<PublishedAd>,
  today: string,
): AdsPage {
  return {
    cards: openFirst(results, today).map((ad) => adCard(ad, today)),
    count: formatCount(count, 'annonce trouvée', 'annonces trouvées'),
    hasNext: next !== null,
    // The last page is smaller.
    pages: next !== null && size ? Math.ceil(count / size) : null,
    ended: endedInWords(ended),
    place: null,
    where: null,
    broader: null,
  };
}
