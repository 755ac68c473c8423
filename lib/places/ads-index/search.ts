import type { PublishedAd } from '@/lib/ads/ad';
import type { Criteria } from '@/lib/ads/criteria';
import type { Coordinates } from '@/lib/ads/position';
import type { AdSort } from '@/lib/ads/search';
import type { FoundRows } from '@/lib/places/ads-index/ad-store';
import {
  areaFilter,
  bitsOf,
  endFilter,
  groups,
  meets,
  specialtyFilter,
  startFilter,
  weekFilter,
  wordsFilter,
} from '@/lib/places/ads-index/choices';
import {
  type ComparedAd,
  type ComparedAds,
  placeNumber,
} from '@/lib/places/ads-index/compared-ads';
import {
  dayNumber,
  type IndexedAd,
  type SpherePoint,
  spherePoint,
} from '@/lib/places/ads-index/indexed-ad';
import { distanceInKm, earthRadius } from '@/lib/places/gazetteer/distance';

/** Where ads are searched: around a point, or in a place, by its INSEE code. */
export type AdArea =
  | { kind: 'around'; centre: Coordinates; radiusKm: number }
  | { kind: 'commune' | 'department' | 'region'; code: string };

/** A search of the index for ads that are open on a day. What is `null`, or absent, selects all. */
export type AdQuery = {
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
  area?: AdArea | null;
  /** Any of them; all when there is none. */
  specialties?: readonly number[];
  /** `YYYY-MM-DD`: an ad ends on this day or later, or has no end. As in the API, it shares a day with the period. */
  startDate?: string | null;
  /** `YYYY-MM-DD`: an ad starts on this day at the latest, or has no start. */
  endDate?: string | null;
  criteria?: Criteria;
  /** The half-days of which an ad has one (`lib/ads/week.ts`); 0 selects all. */
  week?: number;
  /** The ad has words that begin like each of these. */
  words?: string | null;
  /** By default `recent`, which also replaces `distance` in an area that has no centre. */
  sort?: AdSort;
  offset?: number;
  /** How many ads are returned; by default none, only their number. */
  limit?: number;
};

export type FoundAd = {
  published: PublishedAd;
  /** From the centre; `null` where the search has none. */
  distanceKm: number | null;
  /** `null` when only the department is known, or nothing. */
  position: Coordinates | null;
  /** Whether the position is the centre of the commune. */
  isApproximate: boolean;
};

/** A page of what a search found. */
export type FoundAds = { count: number; ads: FoundAd[] };

/** All ads: what searches compare, and the rest by row; `undefined` for one that was removed. */
export type Ads = { compared: ComparedAds; byRow: readonly (IndexedAd | undefined)[] };

type Compare = (one: IndexedAd, other: IndexedAd) => number;

/**
 * The open ads that a search finds, sorted; `count` is that of all pages.
 * @param rows those of the ads that have its words; `null` for all.
 */
export function searchAds(
  ads: Ads,
  query: AdQuery,
  rows: FoundRows | null,
  publishedOf: (ad: IndexedAd) => PublishedAd,
): FoundAds {
  const offset = Math.max(0, query.offset ?? 0);
  const limit = Math.max(0, query.limit ?? 0);
  const matches = rowsOf(ads, query, rows);
  const end = Math.min(offset + limit, matches.length);
  const isOnPage = offset < end;
  const page = isOnPage ? firstInOrder(inRows(ads, matches), end, orderOf(query)) : [];
  const centre = query.area?.kind === 'around' ? query.area.centre : null;
  const found = page.slice(offset).map((ad): FoundAd => {
    const { position, isApproximate } = ad;
    const distanceKm = centre && position && distanceInKm(centre, position);
    return { published: publishedOf(ad), distanceKm, position, isApproximate };
  });
  return { count: matches.length, ads: found };
}

/** The open ads that match, in no order. */
export function matchesOf(ads: Ads, query: AdQuery): IndexedAd[] {
  return inRows(ads, rowsOf(ads, query, null));
}

/** The rows of the open ads that match. @param among rows; by default all. */
export function rowsOf(
  { compared }: Ads,
  query: AdQuery,
  rows: FoundRows | null,
  among?: readonly number[],
): number[] {
  const failuresOf = failures(query, rows);
  return compared.rowsWhere((ad) => failuresOf(ad) === 0, among);
}

/** The rows of those that fail one filter at most, all ads of a query with one filter less, or a wider one, among them. */
export function nearMissesOf({ compared }: Ads, query: AdQuery, rows: FoundRows | null): number[] {
  const failuresOf = failures(query, rows, 1);
  return compared.rowsWhere((ad) => isOneAtMost(failuresOf(ad)));
}

function inRows({ byRow }: Ads, rows: readonly number[]): IndexedAd[] {
  return rows.map((row) => byRow[row]).filter((ad) => ad !== undefined);
}

/** Whether bits are those of one filter, or none. */
export function isOneAtMost(failed: number): boolean {
  return (failed & (failed - 1)) === 0;
}

/**
 * Which filters of a query an ad does not meet, as bits; 0 for one that matches, all for one that is over.
 * @param most how many failures are of interest: beyond them the others are not looked for.
 */
export function failures(query: AdQuery, rows: FoundRows | null, most: 0 | 1 = 0) {
  const today = dayNumber(query.today);
  const failedDates = failuresOfDates(query);
  const failedChoices = failuresOfChoices(query);
  const isIn = query.area ? memberOf(query.area) : () => true;
  return (ad: ComparedAd): number => {
    if (ad.ends < today) return -1;
    let failed = failedDates(ad) | failedChoices(ad);
    if (rows !== null && rows[ad.row] !== 1) failed |= wordsFilter;
    // The distance last: it takes most of the time.
    const isMissed = most === 0 ? failed !== 0 : !isOneAtMost(failed);
    return isMissed || isIn(ad) ? failed : failed | areaFilter;
  };
}

function failuresOfDates({ startDate, endDate }: AdQuery) {
  const from = startDate ? dayNumber(startDate) : 0;
  const until = endDate ? dayNumber(endDate) : Number.POSITIVE_INFINITY;
  return (ad: ComparedAd): number =>
    (ad.ends < from ? startFilter : 0) | (ad.starts > until ? endFilter : 0);
}

function failuresOfChoices({ specialties = [], criteria = {}, week = 0 }: AdQuery) {
  const chosen = bitsOf(criteria);
  const chosenGroups = groups.filter(({ mask }) => (chosen & mask) !== 0);
  return (ad: ComparedAd): number => {
    let failed = week !== 0 && (ad.week & week) === 0 ? weekFilter : 0;
    for (const group of chosenGroups) {
      if (!meets(group, ad.choices, chosen)) failed |= group.filter;
    }
    const isOfAny = specialties.length === 0 || specialties.includes(ad.specialty);
    return isOfAny ? failed : failed | specialtyFilter;
  };
}

function memberOf(area: AdArea): (ad: ComparedAd) => boolean {
  if (area.kind !== 'around') {
    const { kind } = area;
    const place = placeNumber(area.code);
    return (ad) => ad[kind] === place;
  }
  const squareOf = squaredChordFrom(area.centre);
  // The chord of the widest circle is the diameter.
  const reach = 2 * Math.sin(Math.min(area.radiusKm / (2 * earthRadius), Math.PI / 2));
  // Of NaN no comparison is true.
  return (ad) => reach >= 0 && squareOf(ad) <= reach ** 2;
}

/** The square of the chord from a point to an ad, which grows with the distance; NaN for an ad without a position. */
function squaredChordFrom(centre: Coordinates): (ad: SpherePoint) => number {
  const { x, y, z } = spherePoint(centre);
  return (ad) => (ad.x - x) ** 2 + (ad.y - y) ** 2 + (ad.z - z) ** 2;
}

/** A total order: two ads are never equal. */
function orderOf({ area, sort = 'recent' }: AdQuery): Compare {
  // The difference of two infinite values is NaN: the next value decides.
  const soonestFirst: Compare = (one, other) =>
    (one.starts || Number.POSITIVE_INFINITY) - (other.starts || Number.POSITIVE_INFINITY) ||
    one.id - other.id;
  if (sort === 'start') return soonestFirst;
  const latestFirst: Compare = (one, other) =>
    other.publishedAt - one.publishedAt || other.id - one.id;
  if (sort === 'pay') return (one, other) => other.pay - one.pay || latestFirst(one, other);
  if (sort === 'recent' || area?.kind !== 'around') return latestFirst;
  const squareOf = squaredChordFrom(area.centre);
  return (one, other) => squareOf(one) - squareOf(other) || soonestFirst(one, other);
}

/** The first `count` ads in order, without sorting all: 100 000 would take a tenth of a second. */
function firstInOrder(ads: readonly IndexedAd[], count: number, compare: Compare): IndexedAd[] {
  const first: IndexedAd[] = [];
  let last: IndexedAd | undefined;
  for (const ad of ads) {
    if (last !== undefined && compare(ad, last) > 0) continue;
    first.push(ad);
    // A batch of candidates is sorted at a time.
    if (first.length < 2 * count + 1_000) continue;
    first.sort(compare).length = count;
    last = first.at(-1);
  }
  return first.sort(compare).slice(0, count);
}
