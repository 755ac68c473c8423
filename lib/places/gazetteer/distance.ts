import type { Coordinates } from '../../map/position.ts';

/** The mean radius of the Earth, in kilometres. */
export const earthRadius = 6371.0088;

/** The great-circle distance between two points, in kilometres (haversine). */
export function distanceInKm(from: Coordinates, to: Coordinates): number {
  const latitude = haversine(to.latitude - from.latitude);
  const longitude = haversine(to.longitude - from.longitude);
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  // Rounding may lead above 1 for points opposite each other.
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(latitude + cosines * longitude)));
}

function haversine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2;
}

/** Degrees in radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
