import { filters, type Test, type Wanted } from '@/lib/ads/filters';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import type { AdSort } from '@/lib/ads/search';

export type FoundAd = Pick<IndexedAd, 'published' | 'position' | 'isApproximate'> & {
  /** From the centre; `null` where the search has none. */
  distanceKm: number | null;
};

/** A page of what a search found. */
export type FoundAds = { count: number; ads: FoundAd[] };

/** By the group of their filters: an ad meets any of a group. */
type Tests = ReadonlyMap<string, Test>;

/** The tests of what is wanted. */
export function testsOf(wanted: Wanted): Tests {
  const tests = new Map<string, Test>();
  for (const { name, group = name, test } of filters) {
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
const start: Compare = (one, other) =>
  compare(one.start || '9', other.start || '9') || one.id - other.id;

/** The orders of ads; by distance, that of those at the same one. */
export const orders: Record<AdSort, Compare> = { recent, pay, start, distance: start };

/** Compares numbers, or texts without a language: ISO days, codes. */
export function compare<T extends string | number>(one: T, other: T): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
