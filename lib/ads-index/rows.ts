import type { AdArea, AdQuery } from '@/lib/ads-index/ad-query';
import { noEndDay } from '@/lib/ads-index/columns';
import { dayNumber } from '@/lib/ads-index/day-number';
import { spherePoint, squaredChord } from '@/lib/ads-index/sphere';
import type { AdStore } from '@/lib/ads-index/store';

/** What selects ads; `null` selects all. */
type Filters = Pick<AdQuery, 'area' | 'today'> &
  Partial<Pick<AdQuery, 'specialty' | 'startDate' | 'endDate'>>;

/** Kilometres: the ads of a wider circle are faster found by passing over all. */
const widestInTree = 25;

/**
 * The rows of the ads that are open and match, in no order, until the next call: a new array of 100 000 rows for each
 * search would cost more in garbage collection than the search.
 */
export function rowsOf(store: AdStore, filters: Filters): Int32Array {
  const isMatch = matchOf(store, filters);
  const isIn = filters.area === null ? null : memberOf(store, filters.area);
  const few = rowsInTree(store, filters.area);
  const size = few?.length ?? store.columns.size;
  const found = store.columns.scratch;
  let count = 0;
  for (let index = 0; index < size; index += 1) {
    const row = few === null ? index : (few[index] ?? -1);
    if (!isMatch(row) || (isIn !== null && !isIn(row))) continue;
    found[count] = row;
    count += 1;
  }
  return found.subarray(0, count);
}

function matchOf(
  { columns }: AdStore,
  { today, specialty = null, startDate = null, endDate = null }: Filters,
): (row: number) => boolean {
  const { starts, ends, specialty: specialties } = columns.arrays;
  // An ad is over once its end is before today; one without end is endless, one without start has begun.
  const from = Math.max(dayNumber(today) ?? 0, dayNumber(startDate) ?? 0);
  const until = dayNumber(endDate) ?? noEndDay;
  return (row) =>
    (ends[row] ?? 0) >= from &&
    (starts[row] ?? 0) <= until &&
    (specialty === null || specialties[row] === specialty);
}

/** The rows that may be in a small circle, which the R*Tree finds; `null` for another area. */
function rowsInTree({ bodies, columns }: AdStore, area: AdArea | null): number[] | null {
  if (area?.kind !== 'around' || area.radiusKm > widestInTree || !isCircle(area)) return null;
  return bodies.near(area.centre, area.radiusKm).map((id) => columns.rowOf(id) ?? -1);
}

function memberOf({ columns }: AdStore, area: AdArea): (row: number) => boolean {
  if (area.kind !== 'around') {
    const codes = columns.arrays[area.kind];
    const code = columns.codes.find(area.code);
    return (row) => codes[row] === code;
  }
  const squareOf = squaredDistances(columns.arrays, area.centre);
  const reach = isCircle(area) ? squaredChord(area.radiusKm) : -1;
  // Of NaN, the position of an ad that has none, no comparison is true.
  return (row) => squareOf(row) <= reach;
}

/** What gives the square of the straight line from a point to the ad of a row; NaN without a position. */
export function squaredDistances(
  { x: xs, y: ys, z: zs }: Pick<AdStore['columns']['arrays'], 'x' | 'y' | 'z'>,
  centre: { latitude: number; longitude: number },
): (row: number) => number {
  const { x, y, z } = spherePoint(centre);
  return (row) => ((xs[row] ?? 0) - x) ** 2 + ((ys[row] ?? 0) - y) ** 2 + ((zs[row] ?? 0) - z) ** 2;
}

function isCircle({ centre, radiusKm }: Extract<AdArea, { kind: 'around' }>): boolean {
  const { latitude, longitude } = centre;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusKm >= 0;
}

/** A value of a column. Rows are always within it. */
export function at(column: { readonly [row: number]: number | undefined }, row: number): number {
  return column[row] ?? Number.NaN;
}
