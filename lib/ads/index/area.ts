import type { IndexedAd } from '@/lib/ads/index/indexed-ad';
import type { AdArea } from '@/lib/ads/index/query';
import { distanceInKm } from '@/lib/places/gazetteer/distance';

/** A degree of latitude is longer than this, in kilometres. */
const degreeOfLatitude = 110;

/** Returns what says whether an ad is in an area. */
export function isIn(area: AdArea): (ad: IndexedAd) => boolean {
  if (area.kind !== 'around') {
    const { kind, code } = area;
    return (ad) => ad[kind] === code;
  }
  const { centre, radiusKm } = area;
  const degrees = radiusKm / degreeOfLatitude;
  return ({ position }) =>
    position !== null &&
    // The latitudes alone tell most ads that are farther.
    Math.abs(position.latitude - centre.latitude) <= degrees &&
    distanceInKm(centre, position) <= radiusKm;
}

/** The distance of an ad from the centre of an area in kilometres; `null` when one of them has no position. */
export function distanceFrom(area: AdArea | null | undefined, { position }: IndexedAd) {
  return area?.kind === 'around' && position ? distanceInKm(area.centre, position) : null;
}
