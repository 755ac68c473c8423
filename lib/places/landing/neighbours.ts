import { distanceInKm } from '@/lib/places/gazetteer/distance';
import type { Gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { Commune, Department, Place, Region } from '@/lib/places/gazetteer/place';
import { departmentOutlines } from '@/lib/places/landing/france-map/outlines';
import type { LandingPages, LandingPlace } from './landing-pages';
import { byName, type CountedLink, placeLink } from './links';

/** Links of one kind on a page. */
const maxTowns = 24;
const maxNearTowns = 8;

/** Kilometres: a town farther away is not near. */
const maxDistance = 100;

/** The departments that share a border with one, by name. */
export function neighboursOf({ code }: Department, places: Gazetteer): Department[] {
  const neighbours = departmentOutlines().get(code)?.neighbours ?? [];
  return neighbours.flatMap((other) => places.departmentByCode(other) ?? []).sort(byName);
}

/** The pages of the departments that share a border with one, by name. */
export function neighbouringDepartments(
  department: Department,
  pages: LandingPages,
  places: Gazetteer,
): CountedLink[] {
  return neighboursOf(department, places)
    .flatMap((other) => pageOf(other, pages, places) ?? [])
    .map(placeLink);
}

/** The pages of the departments of a region, by name. */
export function departmentsOf(
  region: Region,
  pages: LandingPages,
  places: Gazetteer,
): CountedLink[] {
  return places.territories
    .filter((place) => place.kind === 'department' && place.region?.code === region.code)
    .flatMap((department) => pageOf(department, pages, places) ?? [])
    .map(placeLink)
    .sort(byName);
}

/** The pages of the regions, by name, without one of them. */
export function regionLinks({ places }: LandingPages, without?: Region): CountedLink[] {
  return [...places.values()]
    .filter(({ place }) => place.kind === 'region' && place.code !== without?.code)
    .map(placeLink)
    .sort(byName);
}

/** The pages of the towns of a department or region, those with the most ads first. */
export function townsOf(territory: Department | Region, { places }: LandingPages): CountedLink[] {
  return [...places.values()]
    .filter(({ place }) => place.kind === 'commune' && isWithin(place, territory))
    .slice(0, maxTowns)
    .map(placeLink);
}

/** The pages of the towns around another, the nearest first. */
export function townsNear({ code, centre }: Commune, { places }: LandingPages): CountedLink[] {
  if (centre === null) return [];
  return [...places.values()]
    .flatMap((landing) => {
      const { place } = landing;
      if (place.kind !== 'commune' || place.code === code || place.centre === null) return [];
      return [{ landing, distance: distanceInKm(centre, place.centre) }];
    })
    .filter(({ distance }) => distance <= maxDistance)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, maxNearTowns)
    .map(({ landing }) => placeLink(landing));
}

/** The page that a place has, or the one that stands for it. */
export function pageOf(
  place: Place | null,
  { places: all }: LandingPages,
  places: Gazetteer,
): LandingPlace | null {
  return (place && all.get(places.preferred(place).slug)) ?? null;
}

function isWithin({ department }: Commune, territory: Department | Region): boolean {
  const { code } = territory.kind === 'department' ? department : (department.region ?? {});
  return code === territory.code;
}
