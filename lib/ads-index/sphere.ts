import type { Coordinates } from '@/lib/map/position';
import { distanceInKm } from '@/lib/places/distance';

/*
 * Distances without trigonometry for each ad: a position as a point of the unit sphere. The square of the
 * straight line between two such points is four times their haversine, and grows as their distance does.
 */

/** A point of the unit sphere. */
export type SpherePoint = { x: number; y: number; z: number };

/** Where coordinates are on the unit sphere. */
export function spherePoint({ latitude, longitude }: Coordinates): SpherePoint {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return {
    x: Math.cos(phi) * Math.cos(lambda),
    y: Math.cos(phi) * Math.sin(lambda),
    z: Math.sin(phi),
  };
}

/** Half around the Earth, in kilometres, by the radius of {@link distanceInKm}. */
const halfEarth = distanceInKm({ latitude: -90, longitude: 0 }, { latitude: 90, longitude: 0 });

/** The square of the straight line on the unit sphere, for a great-circle distance in kilometres. */
export function squaredChord(km: number): number {
  const angle = Math.min(1, km / halfEarth) * Math.PI;
  return 4 * Math.sin(angle / 2) ** 2;
}

/** Degrees. */
type Box = { south: number; north: number; west: number; east: number };

/** Degrees: an R*Tree of SQLite has 32-bit floats, exact to 0.00002 degrees. */
const margin = 0.001;

/**
 * A box around a circle, a little too large. One that touches a pole or the antimeridian goes all around
 * the Earth: nothing of France is near them but Wallis and Futuna, and few ads are on their latitude.
 */
export function boxAround({ latitude, longitude }: Coordinates, radiusKm: number): Box {
  const angle = Math.min(1, radiusKm / halfEarth) * 180;
  const south = latitude - angle - margin;
  const north = latitude + angle + margin;
  const reach = Math.sin(radians(angle)) / Math.cos(radians(latitude));
  const width = (Math.asin(reach) * 180) / Math.PI + margin;
  const [west, east] = [longitude - width, longitude + width];
  const isWhole = south <= -90 || north >= 90 || !(west >= -180 && east <= 180);
  return isWhole ? { south, north, west: -181, east: 181 } : { south, north, west, east };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
