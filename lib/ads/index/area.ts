import { type IndexedAd, pointAt } from '@/lib/ads/index/indexed-ad';
import type { AdArea } from '@/lib/ads/index/query';
import type { Coordinates } from '@/lib/places/coordinates';
import { earthRadius } from '@/lib/places/gazetteer/distance';

/** Returns the square of the chord from a place to an ad; infinite for an ad without a position. */
export function squaredChordFrom(centre: Coordinates): (ad: IndexedAd) => number {
  const { x, y, z } = pointAt(centre);
  return ({ point }) =>
    point === null
      ? Number.POSITIVE_INFINITY
      : (point.x - x) ** 2 + (point.y - y) ** 2 + (point.z - z) ** 2;
}

/** Returns what says whether an ad is in an area. */
export function isIn(area: AdArea): (ad: IndexedAd) => boolean {
  if (area.kind !== 'around') {
    const { kind, code } = area;
    return (ad) => ad[kind] === code;
  }
  const squaredChord = squaredChordFrom(area.centre);
  // Half of the circumference reaches everything; of a negative radius the comparison is never true.
  const angle = Math.min(area.radiusKm / earthRadius, Math.PI);
  const most = angle >= 0 ? (2 * Math.sin(angle / 2)) ** 2 : Number.NaN;
  return (ad) => squaredChord(ad) <= most;
}
