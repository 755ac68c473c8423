import type { PublishedAd } from '@/lib/ads/ad';
import type { Coordinates } from '@/lib/ads/position';
import type { Columns, ComparedAds } from '@/lib/places/ads-index/compared-ads';
import { failures, isOneAtMost, squaredChordFrom } from '@/lib/places/ads-index/failures';
import type { IndexedAd } from '@/lib/places/ads-index/indexed-ad';
import type { AdQuery } from '@/lib/places/ads-index/query';
import type { FoundRows } from '@/lib/places/ads-index/word-index';
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

/** All ads: what searches compare, and the rest by row; `undefined` for one that was removed. */
export type Ads = { compared: ComparedAds; byRow: readonly (IndexedAd | undefined)[] };

/** Compares the ads of two rows. */
type Compare = (one: number, other: number) => number;

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
export function matchesOf(ads: Ads, query: AdQuery): IndexedAd[] {
  return inRows(ads, rowsOf(ads, query, null));
}

/** The rows of the open ads that match. */
function rowsOf({ compared }: Ads, query: AdQuery, rows: FoundRows | null): number[] {
  return rowsWhere(failures(compared, query, rows), (failed) => failed === 0);
}

/** The rows of those that fail one filter at most, all ads of a query with one filter less, or a wider one, among them. */
export function nearMissesOf({ compared }: Ads, query: AdQuery, rows: FoundRows | null): number[] {
  return rowsWhere(failures(compared, query, rows), isOneAtMost);
}

function rowsWhere(failures: Uint16Array, isFound: (failed: number) => boolean): number[] {
  const rows: number[] = [];
  for (let row = 0; row < failures.length; row += 1) {
    if (isFound(failures[row] ?? 0)) rows.push(row);
  }
  return rows;
}

/** How many open ads match. */
export function countMatches(compared: Columns, query: AdQuery, rows: FoundRows | null): number {
  return failures(compared, query, rows).filter((failed) => failed === 0).length;
}

function inRows({ byRow }: Ads, rows: readonly number[]): IndexedAd[] {
  return rows.map((row) => byRow[row]).filter((ad) => ad !== undefined);
}

/** A total order: two ads are never equal. */
function orderOf(compared: Columns, { area, sort = 'recent' }: AdQuery): Compare {
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
function firstInOrder(rows: readonly number[], count: number, compare: Compare): number[] {
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
