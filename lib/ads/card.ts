import type { Ad, PagedAds, PublishedAd } from '@/lib/ads/ad';
import {
  adTitle,
  cityLine,
  conventionLabel,
  ownerName,
  remunerationLabel,
} from '@/lib/ads/ad-in-words';
import { adTime, otherDaysInWords } from '@/lib/ads/ad-time';
import { endedInWords, isEnded, openFirst } from '@/lib/ads/ended';
import { type Dates, fitInWords } from '@/lib/ads/fit';
import { dayPayInWords } from '@/lib/ads/index/pay';
import { fromNowOn } from '@/lib/ads/messages';
import type { AdFilters } from '@/lib/ads/search';
import { dayOf, formatShortStart, formatSince } from '@/lib/french/day';
import { formatCount, formatNumber } from '@/lib/french/numbers';

/** An ad as a card of the list shows it: every text ready to print. */
export type AdCard = ReturnType<typeof adCard>;

/** The parts of a card that depend on its search. */
type OfSearch = {
  /** From its place: « à 12 km ». */
  distance?: string | null;
  /** The sentence of the description that has its words. */
  excerpt?: string | null;
  /** Whether ads are compared by pay. */
  comparesPay?: boolean;
} & Partial<Pick<AdFilters, 'week' | 'startDate' | 'endDate'>>;

/** The card of an ad on a `YYYY-MM-DD` day in Paris (docs/product.md#cards). */
export function adCard({ ad, publishedAt }: PublishedAd, today: string, ofSearch: OfSearch = {}) {
  const { distance = null, excerpt = null, comparesPay = false, week = 0 } = ofSearch;
  const { startDate = null, endDate = null } = ofSearch;
  const { start_date: start, convention_status: convention } = ad;
  const since = publishedAt && formatSince(dayOf(publishedAt), today);
  return {
    id: ad.id,
    title: adTitle(ad),
    isEnded: isEnded(ad, today),
    start: start === null ? null : { day: start, label: startInWords(ad, start, today) },
    /** « Forfait 280 € par demi-journée », and where ads are compared « ≈ 560 € par jour (2 demi-journées) ». */
    pay: remunerationLabel(ad),
    dayPay: comparesPay ? dayPayInWords(ad) : null,
    time: adTime(ad, today),
    /** « Dans vos dates », or what sticks out of them. */
    fit: fitInWords(ad, { startDate, endDate }, today),
    /** « Demande aussi le vendredi », beside the days of a search. */
    otherDays: otherDaysInWords(ad, week),
    place: cityLine(ad.location),
    distance,
    owner: ownerName(ad.user),
    convention: convention && conventionLabel(convention),
    specialty: ad.specialty?.name ?? null,
    /** Lodging and meals, which decide whether one can come from far. */
    housing: ad.on_site_housing ? 'Logement' : null,
    dining: ad.on_site_dining ? 'Repas' : null,
    /** « Publiée il y a 2 jours », within a week, where the API says when. */
    published: since ? `Publiée ${since}` : null,
    excerpt,
  };
}

/** When it begins: « A partir du 11 janv. »; « Dès maintenant » for a regular one that has started. */
function startInWords({ end_date: end }: Ad, start: string, today: string): string {
  return end === null && start <= today ? fromNowOn : formatShortStart(start, today);
}

/** One page of the list, ready to show. */
export type AdsPage = {
  cards: AdCard[];
  /** 'N annonce(s) trouvée(s)', over all pages. */
  count: string;
  /** Where: « autour de Quimper (50 km) »; `null` everywhere. */
  where: string | null;
  /** « dont 9 dans vos dates »; `null` without dates, and where that is not known. */
  ofWhich: string | null;
  /** The name of the link that skips the filters: « Aller aux 56 annonces ». */
  skip: string;
  /** The place of its first ad among all that were found, « 21 », and their number; `null` in a list of the API. */
  range: ListRange | null;
  hasNext: boolean;
  /** How many pages there are; `null` on a last page of the API, and where their size is not known. */
  pages: number | null;
  /** That some ads of the list have ended, in words; `null` for none, and where that is not known. */
  ended: string | null;
  /** Searches to offer when nothing is found; `null` where only the API has answered. */
  broader: BroaderSearch[] | null;
  /** At which card those begin that do not fit the dates of the search; `null` where no heading stands before them. */
  also: number | null;
  /** The search to offer when few ads fit its dates. */
  nearly: BroaderSearch | null;
};

/** The place of a page in its list. */
export type ListRange = { first: number; total: number };

/** « Aller aux 56 annonces » */
export function skipInWords(count: number): string {
  return count > 1 ? `Aller aux ${formatNumber(count)} annonces` : 'Aller à l’annonce';
}

/** The filters of a broader search, and how many ads it finds: « Sans la spécialité : 12 annonces ». */
export type BroaderSearch = AdFilters & { label: string };

/** The page of the list in a response of the API, on a `YYYY-MM-DD` day in Paris (docs/product.md#list-of-ads). */
export function adsPage(
  { count, size, ended = 0, results, next }: PagedAds<PublishedAd>,
  today: string,
  { startDate = null, endDate = null }: Partial<Dates> = {},
): AdsPage {
  return {
    cards: openFirst(results, today).map((ad) => adCard(ad, today, { startDate, endDate })),
    count: formatCount(count, 'annonce trouvée', 'annonces trouvées'),
    where: null,
    ofWhich: null,
    skip: skipInWords(count),
    range: null,
    hasNext: next !== null,
    // The last page is smaller.
    pages: next !== null && size ? Math.ceil(count / size) : null,
    ended: endedInWords(ended),
    broader: null,
    also: null,
    nearly: null,
  };
}
