import type { Ad } from '@/lib/ads/ad';
import type { Coordinates } from '@/lib/ads/position';
import { nearestCommune } from '@/lib/places/gazetteer/distance';
import { findCommune, findDepartment } from '@/lib/places/search/find-commune';

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
 * Where an ad is: at its own coordinates, else at the centre of the commune of its postal code and town. The department
 * is that of the commune, else of the postal code. An ad with coordinates alone is in the nearest commune.
 */
export function locate({ location }: Pick<Ad, 'location'>): AdPlace {
  const { postal_code = null, city = null, latitude = null, longitude = null } = location ?? {};
  const own = latitude === null || longitude === null ? null : { latitude, longitude };
  const named = findCommune(postal_code, city);
  const ofCode = named === null ? findDepartment(postal_code, city) : null;
  const isUnknown = named === null && ofCode === null;
  const commune = isUnknown && own !== null ? nearestCommune(own) : named;
  const department = commune?.department ?? ofCode;
  return {
    position: own ?? commune?.centre ?? null,
    isApproximate: own === null && commune !== null && commune.centre !== null,
    commune: commune?.code ?? null,
    department: department?.code ?? null,
    region: department?.region?.code ?? null,
  };
}
