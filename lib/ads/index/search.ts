import type { PublishedAd } from '@/lib/ads/ad';
import { filters, type Test, type Wanted } from '@/lib/ads/filters';
import { squaredChordFrom } from '@/lib/ads/index/area';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import type { AdQuery } from '@/lib/ads/index/query';
import type { Coordinates } from '@/lib/places/coordinates';
import { distanceInKm } from '@/lib/places/gazetteer/distance';

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

/** The tests of what is wanted, by the group of their filters: an ad meets any of a group. */
export function testsOf(wanted: Wanted): Map<string, Test> {
  const tests = new Map<string, Test>();
  for (const { name, group = name, test } of filters) {
    const other = tests.get(group);
    const one = test(wanted);
    if (one !== null) tests.set(group, other ? (ad) => other(ad) || one(ad) : one);
  }
  return tests;
}

/** The ads that are wanted, in their order. */
export function matching(ads: readonly IndexedAd[], wanted: Wanted): IndexedAd[] {
  const tests = [...testsOf(wanted).values()];
  return ads.filter((ad) => tests.every((test) => test(ad)));
}

/** The part of the matches of a query that it asks for, in its order. @param matches the latest first. */
export function pageOf(matches: readonly IndexedAd[], query: AdQuery): FoundAd[] {
  const { area, offset = 0 } = query;
  const centre = area?.kind === 'around' ? area.centre : null;
  const begin = Math.max(0, offset);
  const end = begin + Math.max(0, query.limit ?? 0);
  if (!(begin < Math.min(end, matches.length))) return [];
  return firstOf(matches, end, query)
    .slice(begin)
    .map((ad) => ({
      published: ad.published,
      distanceKm: centre && ad.position && distanceInKm(centre, ad.position),
      position: ad.position,
      isApproximate: ad.isApproximate,
    }));
}

type Compare<T> = (one: T, other: T) => number;

/** The order of the latest publication, then of the highest id. As in the others, two ads are never equal. */
export const latestFirst: Compare<IndexedAd> = (one, other) =>
  other.publishedMs - one.publishedMs || other.id - one.id;
const bestPaidFirst: Compare<IndexedAd> = (one, other) =>
  other.pay - one.pay || latestFirst(one, other);
// Ads without a start are last.
const soonestFirst: Compare<IndexedAd> = (one, other) =>
  compare(one.start || '9', other.start || '9') || one.id - other.id;

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function firstOf(ads: readonly IndexedAd[], count: number, { area, sort = 'recent' }: AdQuery) {
  if (sort === 'start') return firstBy(ads, count, soonestFirst);
  if (sort === 'pay') return firstBy(ads, count, bestPaidFirst);
  if (sort === 'recent' || area?.kind !== 'around') return ads.slice(0, count);
  const chord = squaredChordFrom(area.centre);
  return firstBy(ads, count, (one, other) => chord(one) - chord(other) || soonestFirst(one, other));
}

/** The first `count` items in order, without sorting all: 20 000 take 15 ms. */
function firstBy<T>(items: readonly T[], count: number, compare: Compare<T>): T[] {
  const first: T[] = [];
  let last: T | undefined;
  for (const item of items) {
    if (last !== undefined && compare(item, last) > 0) continue;
    first.push(item);
    // A batch of candidates is sorted at a time.
    if (first.length < 2 * count + 200) continue;
    first.sort(compare).length = count;
    last = first.at(-1);
  }
  return first.sort(compare).slice(0, count);
}
