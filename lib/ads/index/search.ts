import type { AdFilters } from '@/lib/ads/filters';
import { chosenSpan, type Dates, fits } from '@/lib/ads/fit';
import { filterTests, type Test, type Wanted } from '@/lib/ads/index/filter-tests';
import { type IndexedAd, pointAt } from '@/lib/ads/index/indexed-ad';
import type { AdSort } from '@/lib/ads/search';
import { dayNumber } from '@/lib/french/day-number';
import type { Coordinates } from '@/lib/places/coordinates';
import { earthRadius } from '@/lib/places/gazetteer/distance';

/** Where ads are searched: around a point, or in a place, by its INSEE code. */
export type AdArea =
  | { kind: 'around'; centre: Coordinates; radiusKm: number }
  | { kind: 'commune' | 'department' | 'region'; code: string };

/** A search of the index for ads that are open on a day, in an area instead of a place. A filter that is absent selects all ads. */
export type AdQuery = Partial<Omit<AdFilters, 'place' | 'radius'>> & {
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
  area?: AdArea | null;
  /** By default `recent`, which also replaces `distance` in an area that has no centre. */
  sort?: AdSort;
  /** Only ads that are new since then, in milliseconds since 1970. */
  newSince?: number;
  /** Whether ads that fit the dates stay among the others, as in feeds. */
  keepsOrder?: boolean;
  offset?: number;
  /** How many ads are returned; by default none, only their number. */
  limit?: number;
};

/** Returns the length of the chord from a place to an ad; not a number for an ad without a position. */
export function chordFrom(centre: Coordinates): (ad: IndexedAd) => number {
  const { x, y, z } = pointAt(centre);
  return ({ point }) => Math.sqrt((point.x - x) ** 2 + (point.y - y) ** 2 + (point.z - z) ** 2);
}

/** Returns what says whether an ad is in an area. */
export function isIn(area: AdArea): (ad: IndexedAd) => boolean {
  if (area.kind !== 'around') return (ad) => ad[area.kind] === area.code;
  const chord = chordFrom(area.centre);
  // Half of the circumference reaches everything.
  const longest = 2 * Math.sin(Math.min(area.radiusKm / earthRadius, Math.PI) / 2);
  return (ad) => chord(ad) <= longest;
}

export type FoundAd = Pick<IndexedAd, 'published' | 'commune' | 'position' | 'isApproximate'> & {
  /** From the centre; `null` where the search has none. */
  distanceKm: number | null;
};

/** A page of what a search found; with dates, the first `fitting` of all fit, unless the order is kept. */
export type FoundAds = { count: number; fitting: number | null; ads: FoundAd[] };

/** By the group of their filters: an ad meets any of a group. */
type Tests = ReadonlyMap<string, Test>;

/** The ads that fit the dates, before the others, and how many those are; `null` without dates. */
export function fittingFirst<T extends IndexedAd>(ads: readonly T[], dates: Dates, today: string) {
  const chosen = chosenSpan(dates);
  if (chosen === null) return { ads, fitting: null };
  const now = dayNumber(today);
  const first = ads.filter((ad) => fits(ad, chosen, now));
  const others = ads.filter((ad) => !fits(ad, chosen, now));
  return { ads: [...first, ...others], fitting: first.length };
}

/** The tests of what is wanted. */
export function testsOf(wanted: Wanted): Tests {
  const tests = new Map<string, Test>();
  for (const { group, test } of filterTests) {
    const other = tests.get(group);
    const one = test(wanted);
    if (one !== null) tests.set(group, other ? (ad) => other(ad) || one(ad) : one);
  }
  return tests;
}

/** The ads that meet all tests, or all but that of a group, in their order. */
export function meeting<T extends IndexedAd>(ads: readonly T[], tests: Tests, except?: string) {
  const needed = [...tests].filter(([group]) => group !== except).map(([, test]) => test);
  return ads.filter((ad) => needed.every((test) => test(ad)));
}

type Compare = (one: IndexedAd, other: IndexedAd) => number;

/** The order of the latest publication, then of the highest id. As in the others, two ads are never equal. */
const recent: Compare = (one, other) => other.publishedMs - one.publishedMs || other.id - one.id;
const pay: Compare = (one, other) => other.pay - one.pay || recent(one, other);
// Ads without a start are last.
const start: Compare = (one, other) => compare(startOf(one), startOf(other)) || one.id - other.id;
const startOf = ({ start }: IndexedAd) => (start === -Infinity ? Infinity : start);

/** The orders of ads; by distance, that of those at the same one. */
export const orders: Record<AdSort, Compare> = { recent, pay, start, distance: start };

/** Compares numbers, or texts without a language: ISO days, codes. */
export function compare<T extends string | number>(one: T, other: T): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
