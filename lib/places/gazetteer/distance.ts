import type { Coordinates } from '../coordinates.ts';
import { gazetteer } from './gazetteer.ts';
import type { Commune } from './place.ts';

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

/** A degree of latitude is longer than this, in kilometres. */
const degreeOfLatitude = 110;

/** Kilometres: a position farther from every commune is not in France. */
const maxDistance = 100;

/** The commune with the nearest centre; `null` far from France. A large city has those of its arrondissements too. */
export function nearestCommune(position: Coordinates): Commune | null {
  const { communes, arrondissements } = gazetteer();
  let nearest: Commune | null = null;
  let shortest = maxDistance;
  const compare = ({ centre }: Commune, commune: Commune) => {
    if (centre === null) return;
    // The latitudes alone tell most communes that are farther.
    if (Math.abs(centre.latitude - position.latitude) * degreeOfLatitude >= shortest) return;
    const distance = distanceInKm(position, centre);
    if (!(distance < shortest)) return;
    shortest = distance;
    nearest = commune;
  };
  for (const commune of communes) compare(commune, commune);
  for (const { place, commune } of arrondissements) compare(place, commune);
  return nearest;
}
