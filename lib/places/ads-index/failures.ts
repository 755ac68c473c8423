import type { Coordinates } from '@/lib/ads/position';
import {
  areaFilter,
  bitsOf,
  endFilter,
  groups,
  specialtyFilter,
  startFilter,
  weekFilter,
  wordsFilter,
} from '@/lib/places/ads-index/choices';
import { type Columns, placeNumber } from '@/lib/places/ads-index/compared-ads';
import { dayNumber, spherePoint } from '@/lib/places/ads-index/indexed-ad';
import type { AdArea, AdQuery } from '@/lib/places/ads-index/query';
import type { FoundRows } from '@/lib/places/ads-index/word-index';
import { earthRadius } from '@/lib/places/gazetteer/distance';

/* Each loop reads the values of one filter: that is several times as fast as one loop over the ads. */

/** The bits of an ad that is over: all. */
const over = 0xffff;

/** Whether bits are those of one filter, or none. */
export function isOneAtMost(failed: number): boolean {
  return (failed & (failed - 1)) === 0;
}

/**
 * Which filters of a query each ad does not meet, as bits by row; 0 for one that matches, all for one that is over.
 * @param rows those of the ads that have the words of the query; `null` for all.
 */
export function failures(compared: Columns, query: AdQuery, rows: FoundRows | null): Uint16Array {
  const { startDate, endDate, area, specialties = [], week = 0 } = query;
  const failed = new Uint16Array(compared.size);
  failBelow(failed, over, compared.valuesOf('ends'), dayNumber(query.today));
  if (startDate) failBelow(failed, startFilter, compared.valuesOf('ends'), dayNumber(startDate));
  if (endDate) failAbove(failed, endFilter, compared.valuesOf('starts'), dayNumber(endDate));
  if (rows !== null) failUnfound(failed, rows);
  if (week !== 0) failWithout(failed, weekFilter, compared.valuesOf('week'), week, 1);
  const chosen = bitsOf(query.criteria ?? {});
  for (const { mask, filter, needsAll } of groups) {
    const bits = chosen & mask;
    if (bits === 0) continue;
    failWithout(failed, filter, compared.valuesOf('choices'), bits, needsAll ? bits : 1);
  }
  if (specialties.length > 0) {
    failOther(failed, specialtyFilter, compared.valuesOf('specialty'), specialties);
  }
  if (area?.kind === 'around') failOutside(failed, compared, area);
  else if (area) {
    failOther(failed, areaFilter, compared.valuesOf(area.kind), [placeNumber(area.code)]);
  }
  return failed;
}

function failBelow(failed: Uint16Array, filter: number, values: Float64Array, least: number): void {
  for (let row = 0; row < failed.length; row += 1) {
    if ((values[row] ?? 0) < least) failed[row] = (failed[row] ?? 0) | filter;
  }
}

function failAbove(failed: Uint16Array, filter: number, values: Float64Array, most: number): void {
  for (let row = 0; row < failed.length; row += 1) {
    if ((values[row] ?? 0) > most) failed[row] = (failed[row] ?? 0) | filter;
  }
}

function failUnfound(failed: Uint16Array, rows: FoundRows): void {
  for (let row = 0; row < failed.length; row += 1) {
    if (rows[row] !== 1) failed[row] = (failed[row] ?? 0) | wordsFilter;
  }
}

function failOther(
  failed: Uint16Array,
  filter: number,
  values: Float64Array,
  several: readonly number[],
): void {
  // Numbers of one kind: `includes` takes five times as long in the server.
  const wanted = Float64Array.from(several);
  for (let row = 0; row < failed.length; row += 1) {
    const value = values[row];
    let isWanted = false;
    for (let at = 0; at < wanted.length; at += 1) isWanted ||= value === wanted[at];
    if (!isWanted) failed[row] = (failed[row] ?? 0) | filter;
  }
}

function failWithout(
  failed: Uint16Array,
  filter: number,
  values: Float64Array,
  bits: number,
  least: number,
): void {
  for (let row = 0; row < failed.length; row += 1) {
    if (((values[row] ?? 0) & bits) < least) failed[row] = (failed[row] ?? 0) | filter;
  }
}

function failOutside(
  failed: Uint16Array,
  compared: Columns,
  area: Extract<AdArea, { kind: 'around' }>,
): void {
  const squareOf = squaredChordFrom(compared, area.centre);
  // The chord of the widest circle is the diameter.
  const reach = 2 * Math.sin(Math.min(area.radiusKm / (2 * earthRadius), Math.PI / 2));
  for (let row = 0; row < failed.length; row += 1) {
    // Of NaN no comparison is true.
    const isIn = reach >= 0 && squareOf(row) <= reach ** 2;
    if (!isIn) failed[row] = (failed[row] ?? 0) | areaFilter;
  }
}

/** The square of the chord from a point to an ad, which grows with the distance; NaN for an ad without a position. */
export function squaredChordFrom(compared: Columns, centre: Coordinates): (row: number) => number {
  const { x, y, z } = spherePoint(centre);
  const xs = compared.valuesOf('x');
  const ys = compared.valuesOf('y');
  const zs = compared.valuesOf('z');
  return (row) => ((xs[row] ?? 0) - x) ** 2 + ((ys[row] ?? 0) - y) ** 2 + ((zs[row] ?? 0) - z) ** 2;
}
