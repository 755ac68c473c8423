import type { Wanted } from '@/lib/ads/filters';
import { type IndexedAd, pointAt } from '@/lib/ads/index/indexed-ad';
import type { AdSort } from '@/lib/ads/search';
import type { Coordinates } from '@/lib/places/coordinates';
import { earthRadius } from '@/lib/places/gazetteer/distance';

/** Where ads are searched: around a point, or in a place, by its INSEE code. */
export type AdArea =
  | { kind: 'around'; centre: Coordinates; radiusKm: number }
  | { kind: 'commune' | 'department' | 'region'; code: string };

/** A search of the index for ads that are open on a day. What is `null`, or absent, selects all. */
export type AdQuery = Partial<Omit<Wanted, 'isInPlace' | 'withWords'>> & {
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
  area?: AdArea | null;
  /** The ad has words that begin like each of these. */
  words?: string | null;
  /** By default `recent`, which also replaces `distance` in an area that has no centre. */
  sort?: AdSort;
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
