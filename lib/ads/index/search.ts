import type { PublishedAd } from '@/lib/ads/ad';
import { filters, type Test, type Wanted } from '@/lib/ads/filters';
import { distanceFrom } from '@/lib/ads/index/area';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import type { AdQuery } from '@/lib/ads/index/query';
import type { Coordinates } from '@/lib/places/coordinates';

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

/** The part of the matches of a query that it asks for, in its order. */
export function pageOf(matches: readonly IndexedAd[], query: AdQuery): FoundAd[] {
  const { area, offset = 0 } = query;
  const begin = Math.max(0, offset);
  const end = begin + Math.max(0, query.limit ?? 0);
  if (!(begin < Math.min(end, matches.length))) return [];
  return inOrder(matches, query)
    .slice(begin, end)
    .map((ad) => ({
      published: ad.published,
      distanceKm: distanceFrom(area, ad),
      position: ad.position,
      isApproximate: ad.isApproximate,
    }));
}

type Compare = (one: IndexedAd, other: IndexedAd) => number;

// Ads without a start are last. Total orders: two ads are never equal.
const soonestFirst: Compare = (one, other) =>
  compare(one.start || '9', other.start || '9') || one.ad.id - other.ad.id;
const latestFirst: Compare = (one, other) =>
  other.publishedMs - one.publishedMs || other.ad.id - one.ad.id;
const bestPaidFirst: Compare = (one, other) => other.pay - one.pay || latestFirst(one, other);

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function inOrder(ads: readonly IndexedAd[], { area, sort = 'recent' }: AdQuery): IndexedAd[] {
  if (sort === 'start') return [...ads].sort(soonestFirst);
  if (sort === 'pay') return [...ads].sort(bestPaidFirst);
  if (sort === 'recent' || area?.kind !== 'around') return [...ads].sort(latestFirst);
  return ads
    .map((ad) => ({ ad, km: distanceFrom(area, ad) ?? 0 }))
    .sort((one, other) => one.km - other.km || soonestFirst(one.ad, other.ad))
    .map(({ ad }) => ad);
}
