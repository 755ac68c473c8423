import type { AdSort } from '@/lib/ads/search';
import type { AdQuery, FoundAd, FoundAds } from '@/lib/ads-index/ad-query';
import { at, rowsOf, squaredDistances } from '@/lib/ads-index/rows';
import { sortSlice } from '@/lib/ads-index/smallest';
import type { AdStore } from '@/lib/ads-index/store';
import type { Coordinates } from '@/lib/map/position';
import { distanceInKm } from '@/lib/places/distance';

/** The open ads that a search finds, sorted; `count` is that of all pages. */
export function searchAds(store: AdStore, query: AdQuery): FoundAds {
  const rows = rowsOf(store, query);
  const start = Math.min(wholeNumber(query.offset), rows.length);
  const end = Math.min(start + wholeNumber(query.limit), rows.length);
  sortSlice(rows, start, end, orderOf(store, query));
  const centre = query.area?.kind === 'around' ? query.area.centre : null;
  const ads = [...rows.subarray(start, end)].map((row) => readAd(store, row, centre));
  return { count: rows.length, ads };
}

type Compare = (one: number, other: number) => number;

function orderOf({ columns }: AdStore, { area, sort }: AdQuery): Compare {
  const { id, starts, published } = columns.arrays;
  const startOf = (row: number) => starts[row] || Number.POSITIVE_INFINITY;
  const byId: Compare = (one, other) => (id[one] ?? 0) - (id[other] ?? 0);
  const byStart = inOrder(startOf, byId);
  const latestFirst = inOrder(
    (row) => -(published[row] ?? 0) || Number.POSITIVE_INFINITY,
    (one, other) => byId(other, one),
  );
  const orders: Record<AdSort, Compare> = {
    distance:
      area?.kind === 'around'
        ? inOrder(squaredDistances(columns.arrays, area.centre), byStart)
        : latestFirst,
    recent: latestFirst,
    start: byStart,
  };
  return orders[sort];
}

/** By a key, then by another order. */
function inOrder(keyOf: (row: number) => number, otherwise: Compare): Compare {
  return (one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a < b) return -1;
    return a > b ? 1 : otherwise(one, other);
  };
}

function readAd({ bodies, columns }: AdStore, row: number, centre: Coordinates | null): FoundAd {
  const { id, latitude, longitude, isApproximate } = columns.arrays;
  const known = { latitude: at(latitude, row), longitude: at(longitude, row) };
  const position = Number.isNaN(known.latitude) ? null : known;
  return {
    published: bodies.read(at(id, row)),
    distanceKm: centre && position && distanceInKm(centre, position),
    position,
    isApproximate: at(isApproximate, row) === 1,
  };
}

function wholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}
