import type { Ad, PagedAds, PublishedAd } from '@/lib/ads/ad';
import {
  adTitle,
  cityLine,
  conventionLabel,
  ownerName,
  remunerationLabel,
} from '@/lib/ads/ad-in-words';
import { adTime, adWeek, halfDaysOf, otherDaysInWords } from '@/lib/ads/ad-time';
import { endedInWords, isEnded, openFirst } from '@/lib/ads/ended';
import { excerptWith } from '@/lib/ads/excerpt';
import { fitInWords } from '@/lib/ads/fit';
import { dayPayInWords } from '@/lib/ads/index/pay';
import { fromNowOn } from '@/lib/ads/messages';
import { hourOf, newAt, parseSince } from '@/lib/ads/new-ads';
import { type AdFilters, type AdSearch, defaultSearch, sortOf } from '@/lib/ads/search';
import { verifiedLongAgo } from '@/lib/ads/verified';
import { dayOf, formatShortStart, formatSince } from '@/lib/french/day';
import { formatCount, formatNumber } from '@/lib/french/numbers';

/** An ad as a card of the list shows it: every text ready to print. */
export type AdCard = ReturnType<typeof adCard>;

/**
 * The card of an ad on a `YYYY-MM-DD` day in Paris (docs/product.md#cards).
 * @param search that of its list: what it compares, and what it looks for.
 * @param distance from the place of the search: « à 12 km ».
 */
export function adCard(
  published: PublishedAd,
  today: string,
  search: AdSearch = defaultSearch,
  distance: string | null = null,
) {
  const { ad, publishedAt } = published;
  const { words, place, sort } = search;
  const newHour = hourOf(newAt(published));
  const { start_date: start, convention_status: convention } = ad;
  const since = publishedAt && formatSince(dayOf(publishedAt), today);
  return {
    id: ad.id,
    title: adTitle(ad),
    isEnded: isEnded(ad, today),
    start: start === null ? null : { day: start, label: startInWords(ad, start, today) },
    /** « Forfait 280 € par demi-journée », and where ads are compared « ≈ 560 € par jour (2 demi-journées) ». */
    pay: remunerationLabel(ad),
    dayPay: sortOf(place, sort) === 'pay' ? dayPayInWords(ad) : null,
    time: adTime(ad, today),
    /** « Dans vos dates », or what sticks out of them. */
    fit: fitInWords(ad, search, today),
    /** « Demande aussi le vendredi », beside the days of a search. */
    otherDays: otherDaysInWords(ad, search.week),
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
    verified: verifiedLongAgo(published, today),
    /** Since when it is new (`new-ads.ts`); `null` after a month. */
    newHour: parseSince(newHour) === null ? null : newHour,
    /** The sentence of the description that has the words of the search. */
    excerpt: words && excerptWith(words, adTitle(ad), ad.description ?? ''),
  };
}

export type SavedAdCard = ReturnType<typeof savedAdCard>;

/** The card of an ad that is saved or was sent: what a day pays, and what its agenda needs (docs/product.md#agenda). */
export function savedAdCard(published: PublishedAd, today: string, distance?: string | null) {
  const card = adCard(published, today, { ...defaultSearch, sort: 'pay' }, distance);
  const { start_date, end_date, location } = published.ad;
  const days = { start_date, end_date, week: halfDaysOf(published.ad) };
  const halfDays = adWeek(published.ad)?.aloud ?? 'jours non précisés';
  return { ...card, ...days, halfDays, town: location?.city ?? null };
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
  /** Where: « autour de Quimper (50 km) »; `null` everywhere, absent in a list of the API. */
  where?: string | null;
  /** « dont 9 dans vos dates »; `null` without dates, absent in a list of the API. */
  ofWhich?: string | null;
  /** The name of the link that skips the filters: « Aller aux 56 annonces ». */
  skip: string;
  /** The place of its first ad among all that were found, « 21 », and their number; absent in a list of the API. */
  range?: { first: number; total: number };
  hasNext: boolean;
  /** How many pages there are; `null` on a last page of the API, and where their size is not known. */
  pages: number | null;
  /** That some ads of the list have ended, in words; `null` for none, absent in a list of the index, which has none. */
  ended?: string | null;
  /** Searches to offer when nothing is found, or few ads fit the dates; absent where only the API has answered. */
  broader?: BroaderSearch[];
  /** At which card those begin that do not fit the dates of the search; `null` where no heading stands before them. */
  also: number | null;
};

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
  search?: AdSearch,
): AdsPage {
  return {
    cards: openFirst(results, today).map((ad) => adCard(ad, today, search)),
    count: formatCount(count, 'annonce trouvée', 'annonces trouvées'),
    skip: skipInWords(count),
    hasNext: next !== null,
    // The last page is smaller.
    pages: next !== null && size ? Math.ceil(count / size) : null,
    ended: endedInWords(ended),
    also: null,
  };
}
