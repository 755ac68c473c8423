import type { AdArea, AdQuery } from '@/lib/ads-index/ad-query';
import { dayNumber } from '@/lib/ads-index/day-number';
import { spherePoint, squaredChord } from '@/lib/ads-index/sphere';
import type { AdStore } from '@/lib/ads-index/store';

/** What selects ads; `null` selects all. */
type Filters = Pick<AdQuery, 'area' | 'today'> &
  Partial<Pick<AdQuery, 'specialty' | 'startDate' | 'endDate'>>;

/** Kilometres: the ads of a wider circle are faster found by passing over all. */
const widestInTree = 25;

/** The rows of the ads that are open and match, in no order. */
export function rowsOf(store: AdStore, filters: Filters): Int32Array {
  const { area, specialty, today, startDate, endDate } = filters;
  const isIn = area === null ? () => true : memberOf(store, area);
  const { starts, ends, specialty: specialties } = store.columns.arrays;
  // An ad is over once its end is before today; one without end is endless, one without start has begun.
  const from = Math.max(dayNumber(today) ?? 0, dayNumber(startDate ?? null) ?? 0);
  const until = dayNumber(endDate ?? null) ?? Number.POSITIVE_INFINITY;
  return candidates(store, area).filter(
    (row) =>
      at(ends, row) >= from &&
      at(starts, row) <= until &&
      (specialty == null || at(specialties, row) === specialty) &&
      isIn(row),
  );
}

/** The rows that may be in an area: of a small circle, those that the R*Tree finds. */
function candidates({ bodies, columns }: AdStore, area: AdArea | null): Int32Array {
  if (area?.kind !== 'around' || area.radiusKm > widestInTree) {
    return Int32Array.from({ length: columns.size }, (_, row) => row);
  }
  const ids = isCircle(area) ? bodies.near(area.centre, area.radiusKm) : [];
  return Int32Array.from(ids, (id) => columns.rowOf(id) ?? -1);
}

function memberOf({ columns }: AdStore, area: AdArea): (row: number) => boolean {
  if (area.kind !== 'around') {
    const codes = columns.arrays[area.kind];
    const code = columns.codes.find(area.code);
    return (row) => at(codes, row) === code;
  }
  const squareOf = squaredDistances(columns.arrays, area.centre);
  const reach = isCircle(area) ? squaredChord(area.radiusKm) : -1;
  // Of NaN, the place of an ad that is nowhere, no comparison is true.
  return (row) => squareOf(row) <= reach;
}

/** What gives the square of the straight line from a point to the ad of a row; NaN for an ad that is nowhere. */
export function squaredDistances(
  { x: xs, y: ys, z: zs }: Pick<AdStore['columns']['arrays'], 'x' | 'y' | 'z'>,
  centre: { latitude: number; longitude: number },
): (row: number) => number {
  const { x, y, z } = spherePoint(centre);
  return (row) => (at(xs, row) - x) ** 2 + (at(ys, row) - y) ** 2 + (at(zs, row) - z) ** 2;
}

function isCircle({ centre, radiusKm }: Extract<AdArea, { kind: 'around' }>): boolean {
  const { latitude, longitude } = centre;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusKm >= 0;
}

/** A value of a column. Rows are always within it. */
export function at(column: { readonly [row: number]: number | undefined }, row: number): number {
  return column[row] ?? Number.NaN;
}
