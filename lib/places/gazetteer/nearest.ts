import type { Coordinates } from '../../map/position.ts';
import { distanceInKm } from './distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Commune } from './place.ts';

/** Kilometres: a position farther from every commune is not in France. */
const maxDistance = 100;

/** A degree of latitude is longer than this, in kilometres. */
const degreeOfLatitude = 110;

/**
 * The commune whose centre is nearest to a position; `null` far from France. Paris, Lyon and Marseille
 * have the centres of their arrondissements too: for a large city one point says little.
 */
export function nearestCommune(
  { communes, arrondissements }: Gazetteer,
  position: Coordinates,
): Commune | null {
  let nearest: { row: number } | { commune: Commune } | null = null;
  let shortest = maxDistance;
  const { latitudes, longitudes } = communes.centres;
  for (const [row, latitude] of latitudes.entries()) {
    if (!(Math.abs(latitude - position.latitude) * degreeOfLatitude < shortest)) continue;
    const longitude = longitudes[row] ?? Number.NaN;
    const distance = distanceInKm(position, { latitude, longitude });
    if (!(distance < shortest)) continue;
    shortest = distance;
    nearest = { row };
  }
  for (const { place, commune } of arrondissements) {
    const distance = place.centre ? distanceInKm(position, place.centre) : maxDistance;
    if (!(distance < shortest)) continue;
    shortest = distance;
    nearest = { commune };
  }
  if (nearest === null) return null;
  return 'row' in nearest ? communes.at(nearest.row) : nearest.commune;
}
