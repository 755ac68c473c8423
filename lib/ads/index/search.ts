import type { PublishedAd } from '@/lib/ads/ad';
import type { ComparedAds } from '@/lib/ads/index/compared-ads';
import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import { type Ads, matchesOf } from '@/lib/ads/index/matches';
import type { AdQuery } from '@/lib/ads/index/query';
import { squaredChordFrom } from '@/lib/ads/index/rows-by-area';
import type { FoundRows } from '@/lib/ads/index/word-index';
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

/** Compares the ads of two rows. */
type Compare = (one: number, other: number) => number;

/**
 * The open ads that a search finds, sorted; `count` is that of all pages.
 * @param words the ads that have its words; `null` for all.
 */
export function searchAds(
  ads: Ads,
  query: AdQuery,
  words: FoundRows | null,
  publishedOf: (ad: IndexedAd) => PublishedAd,
): FoundAds {
  const offset = Math.max(0, query.offset ?? 0);
  const limit = Math.max(0, query.limit ?? 0);
  const matches = matchesOf(ads, query, words).rows;
  const end = Math.min(offset + limit, matches.length);
  const isOnPage = offset < end;
  const page = isOnPage ? firstInOrder(matches, end, orderOf(ads.compared, query)) : [];
  const centre = query.area?.kind === 'around' ? query.area.centre : null;
  const found = inRows(ads, page.slice(offset)).map((ad): FoundAd => {
    const { position, isApproximate } = ad;
    const distanceKm = centre && position && distanceInKm(centre, position);
    return { published: publishedOf(ad), distanceKm, position, isApproximate };
  });
  return { count: matches.length, ads: found };
}

/** The open ads that match, in no order. */
export function allMatching(ads: Ads, query: AdQuery): IndexedAd[] {
  return inRows(ads, [...matchesOf(ads, query, null).rows]);
}

function inRows({ byRow }: Ads, rows: readonly number[]): IndexedAd[] {
  return rows.map((row) => byRow[row]).filter((ad) => ad !== undefined);
}

/** A total order: two ads are never equal. */
function orderOf(compared: ComparedAds, { area, sort = 'recent' }: AdQuery): Compare {
  const ids = compared.valuesOf('id');
  const starts = compared.valuesOf('starts');
  const startOf = (row: number) => starts[row] || Number.POSITIVE_INFINITY;
  const soonestFirst: Compare = (one, other) =>
    compare(startOf(one), startOf(other)) || compare(ids[one], ids[other]);
  if (sort === 'start') return soonestFirst;
  const published = compared.valuesOf('published');
  const latestFirst: Compare = (one, other) =>
    compare(published[other], published[one]) || compare(ids[other], ids[one]);
  const pay = compared.valuesOf('pay');
  if (sort === 'pay') {
    return (one, other) => compare(pay[other], pay[one]) || latestFirst(one, other);
  }
  if (sort === 'recent' || area?.kind !== 'around') return latestFirst;
  const squareOf = squaredChordFrom(compared, area.centre);
  return (one, other) => compare(squareOf(one), squareOf(other)) || soonestFirst(one, other);
}

/** 0 for two infinite values, whose difference is NaN. */
function compare(one = 0, other = 0): number {
  return one - other || 0;
}

/** The first `count` rows in order, without sorting all: 100 000 would take a tenth of a second. */
function firstInOrder(rows: Uint32Array, count: number, compare: Compare): number[] {
  const first: number[] = [];
  let last: number | undefined;
  for (const row of rows) {
    if (last !== undefined && compare(row, last) > 0) continue;
    first.push(row);
    // A batch of candidates is sorted at a time.
    if (first.length < 2 * count + 1_000) continue;
    first.sort(compare).length = count;
    last = first.at(-1);
  }
  return first.sort(compare).slice(0, count);
}
