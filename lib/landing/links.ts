import type { Ad } from '@/lib/ads/ad';
import { adListHref, defaultSearch } from '@/lib/ads/search';
import { type Specialty, specialtyById, specialtySlug } from '@/lib/ads/specialty/specialty';
import { departmentOutlines } from '@/lib/places/france-map';
import { distanceInKm } from '@/lib/places/gazetteer/distance';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import {
  type Commune,
  type Department,
  inPlace,
  placePhrase,
  type Region,
} from '@/lib/places/gazetteer/place';
import { findDepartment } from '@/lib/places/search/find-commune';
import { isWithin } from '@/lib/places/search/search-places';

import {
  departmentOf,
  type LandingPages,
  type LandingPair,
  type LandingPlace,
  type PlaceData,
  pageOf,
  pairKey,
} from './landing-pages';
import { placeHref, specialtyInDepartmentHref } from './landing-url';

/** A link to ads, and how many there are. */
export type CountedLink = { name: string; href: string; count: number };

/** Links below a heading. */
export type LinkGroup = { title: string; links: CountedLink[] };

/** Links of one kind on a page. */
const maxTowns = 24;
const maxNearTowns = 8;

/** Kilometres: a town farther away is not near. */
const maxDistance = 100;

/** A link to the page of a place, by its bare name. */
export function placeLink({ place, count }: LandingPlace): CountedLink {
  return { name: place.name, href: placeHref(place), count };
}

/** A link to the page of a specialty in a department; none for a specialty that the API does not know. */
export function pairLink(pair: LandingPair, name: string, specialties: Specialty[]): CountedLink[] {
  const specialty = specialtyById(specialties, pair.specialty);
  if (specialty === undefined) return [];
  const slug = specialtySlug(specialty, specialties);
  return [{ name, href: specialtyInDepartmentHref(slug, pair.department), count: pair.count }];
}

/** In the order of the alphabet. */
export function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'fr');
}

/** The departments that share a border with one, by name. */
export function neighboursOf({ code }: Department): Department[] {
  const neighbours = departmentOutlines().get(code)?.neighbours ?? [];
  return neighbours.flatMap((other) => gazetteer().departmentByCode(other) ?? []).sort(byName);
}

/** « Autres annonces dans le Finistère » for an ad there; `null` when the department has no other open ad. */
export function adPlaceLink({ location }: Pick<Ad, 'location'>, pages: LandingPages) {
  if (location === null) return null;
  const department = findDepartment(location.postal_code, location.city);
  const landing = pageOf(department, pages);
  // One is the ad itself, unless it has ended.
  if (department === null || landing === null || landing.count < 2) return null;
  return { name: `Autres annonces ${inPlace(department)}`, href: placeHref(landing.place) };
}

/** The pages of the regions, by name, without one of them. */
export function regionLinks({ places }: LandingPages, without?: Region): CountedLink[] {
  return [...places.values()]
    .filter(({ place }) => place.kind === 'region' && place.code !== without?.code)
    .map(placeLink)
    .sort(byName);
}

/** The links on the page of a place: to places in it, then around it. */
export function placeLinkGroups(data: PlaceData): LinkGroup[] {
  const { landing, pages } = data;
  const { place } = landing;
  const where = inPlace(place);
  const department = departmentOf(place);
  const searched = department === null ? placePhrase(place) : where;
  const specialties = { title: `Spécialités recherchées ${searched}`, links: specialtyLinks(data) };
  const neighbours = {
    title: 'Départements voisins',
    links: department === null ? [] : departmentPages(neighboursOf(department), pages),
  };
  switch (place.kind) {
    case 'region':
      return [
        { title: `Départements ${where}`, links: departmentPages(departmentsOf(place), pages) },
        { title: `Villes ${where}`, links: townsIn(place, pages) },
        specialties,
        { title: 'Autres régions', links: regionLinks(pages, place) },
      ];
    case 'department':
      return [specialties, { title: `Villes ${where}`, links: townsIn(place, pages) }, neighbours];
    case 'commune':
      return [specialties, { title: 'Villes proches', links: townsNear(place, pages) }, neighbours];
  }
}

/** The specialties of a place, those with the most ads first: their page in the department, or a search. */
function specialtyLinks({ landing: { place }, facts, pages, ...data }: PlaceData): CountedLink[] {
  const specialties = data.specialties ?? [];
  const department = departmentOf(place);
  return [...facts.specialties].flatMap(([id, count]) => {
    const specialty = specialtyById(specialties, id);
    if (specialty === undefined) return [];
    const pair = department && pages.pairs.get(pairKey(department, id));
    if (pair) return pairLink(pair, specialty.name, specialties);
    const href = adListHref({ ...defaultSearch, specialty: id, place: place.slug });
    return [{ name: specialty.name, href, count: data.searched.get(id) ?? count }];
  });
}

/** The pages of those departments that have one. */
function departmentPages(departments: Department[], pages: LandingPages): CountedLink[] {
  return departments.flatMap((department) => pageOf(department, pages) ?? []).map(placeLink);
}

function departmentsOf({ code }: Region): Department[] {
  return gazetteer()
    .departments.filter(({ region }) => region?.code === code)
    .sort(byName);
}

/** The towns of a department or region, those with the most ads first. */
function townsIn(territory: Department | Region, { places }: LandingPages): CountedLink[] {
  return [...places.values()]
    .filter(({ place }) => place.kind === 'commune' && isWithin(place, [territory]))
    .slice(0, maxTowns)
    .map(placeLink);
}

/** The towns around another, the nearest first. */
function townsNear({ code, centre }: Commune, { places }: LandingPages): CountedLink[] {
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

/** The pages of a specialty in departments, those with the most ads first. */
export function departmentLinks(
  { id }: Specialty,
  pages: LandingPages,
  specialties: Specialty[],
): CountedLink[] {
  return [...pages.pairs.values()]
    .filter(({ specialty }) => specialty === id)
    .flatMap((pair) => pairLink(pair, pair.department.name, specialties));
}

/** All pages of specialties in departments, those with the most ads first. */
export function pairLinks(pages: LandingPages, specialties: Specialty[]): CountedLink[] {
  return [...pages.pairs.values()].flatMap((pair) => {
    const name = specialtyById(specialties, pair.specialty)?.name;
    return pairLink(pair, `${name} ${inPlace(pair.department)}`, specialties);
  });
}
