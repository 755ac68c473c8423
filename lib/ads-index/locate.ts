import type { Ad } from '@/lib/ads/ad';
import type { Coordinates } from '@/lib/map/position';
import { findCommune, findDepartment } from '@/lib/places/find-commune';
import type { Gazetteer } from '@/lib/places/gazetteer';
import { nearestCommune } from '@/lib/places/nearest';
import type { Commune, Department } from '@/lib/places/place';

/** Where an ad is. Codes are those of INSEE. */
export type AdPlace = {
  /** `null` when only the department is known, or nothing: such an ad is within no radius. */
  position: Coordinates | null;
  /** Whether the position is the centre of the commune, and not the ad's own. */
  isApproximate: boolean;
  commune: string | null;
  department: string | null;
  region: string | null;
};

/**
 * Where an ad is: at its own coordinates, else at the centre of its commune. The commune is that of its postal
 * code and town, the department that of the commune; without a commune the one of the postal code. An
 * ad with coordinates alone is in the commune whose centre is nearest.
 */
export function locate(places: Gazetteer, { location }: Pick<Ad, 'location'>): AdPlace {
  if (location === null) return unknownPlace;
  const { postal_code, city } = location;
  const own = ownPosition(location);
  const commune = findCommune(places, postal_code, city);
  if (commune !== null) return inCommune(commune, own);
  const department = findDepartment(places, postal_code, city);
  if (department !== null) return inDepartment(department, own);
  const nearest = own === null ? null : nearestCommune(places, own);
  return nearest === null ? { ...unknownPlace, position: own } : inCommune(nearest, own);
}

const unknownPlace: AdPlace = {
  position: null,
  isApproximate: false,
  commune: null,
  department: null,
  region: null,
};

function inCommune(commune: Commune, own: Coordinates | null): AdPlace {
  return {
    ...inDepartment(commune.department, own ?? commune.centre),
    isApproximate: own === null && commune.centre !== null,
    commune: commune.code,
  };
}

function inDepartment({ code, region }: Department, position: Coordinates | null): AdPlace {
  return { ...unknownPlace, position, department: code, region: region?.code ?? null };
}

/** (0, 0) is what a service writes when it knows no better. */
function ownPosition({ latitude, longitude }: NonNullable<Ad['location']>): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  if (latitude === 0 && longitude === 0) return null;
  // Of NaN no comparison is true.
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}
