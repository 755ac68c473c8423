import { adListHref, defaultSearch } from '@/lib/ads/search';
import { type Specialty, specialtyById } from '@/lib/ads/specialty/specialty';
import { specialtySlug } from '@/lib/ads/specialty/specialty-url';
import type { AreaFacts } from '@/lib/places/ads-index/counts';
import type { Gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { inPlace } from '@/lib/places/gazetteer/phrases';
import type { Place } from '@/lib/places/gazetteer/place';
import { departmentOf, type LandingPages, type LandingPlace, pairKey } from './landing-pages';
import { specialtyInDepartmentHref } from './landing-url';
import type { CountedLink, LinkGroup } from './links';
import {
  departmentsOf,
  neighbouringDepartments,
  regionLinks,
  townsNear,
  townsOf,
} from './neighbours';

type Known = {
  landing: LandingPlace;
  facts: AreaFacts;
  pages: LandingPages;
  specialties: Specialty[] | null;
  places: Gazetteer;
};

/** The links that lead on from a place: to what is in it, then to what is around it; empty groups are left out. */
export function placeLinkGroups(known: Known): LinkGroup[] {
  const { landing, pages, places } = known;
  const { place } = landing;
  const specialties = {
    title: `Spécialités recherchées ${inPlace(place)}`,
    links: specialtyLinks(known),
  };
  return [...groupsOf(place, specialties, pages, places)].filter(({ links }) => links.length > 0);
}

function groupsOf(
  place: Place,
  specialties: LinkGroup,
  pages: LandingPages,
  places: Gazetteer,
): LinkGroup[] {
  switch (place.kind) {
    case 'region':
      return [
        { title: `Départements ${inPlace(place)}`, links: departmentsOf(place, pages, places) },
        { title: `Villes ${inPlace(place)}`, links: townsOf(place, pages) },
        specialties,
        { title: 'Autres régions', links: regionLinks(pages, place) },
      ];
    case 'department':
      return [
        specialties,
        { title: `Villes ${inPlace(place)}`, links: townsOf(place, pages) },
        { title: 'Départements voisins', links: neighbouringDepartments(place, pages, places) },
      ];
    case 'commune': {
      const department = departmentOf(place, places);
      return [
        specialties,
        { title: 'Villes proches', links: townsNear(place, pages) },
        {
          title: 'Départements voisins',
          links: department ? neighbouringDepartments(department, pages, places) : [],
        },
      ];
    }
  }
}

/** The specialties of a place, those with the most ads first: their page in the department, or a search. */
function specialtyLinks({ landing, facts, pages, specialties, places }: Known): CountedLink[] {
  const all = specialties ?? [];
  const { place } = landing;
  const department = departmentOf(place, places);
  return [...facts.specialties].flatMap(([id, count]) => {
    const specialty = specialtyById(all, id);
    if (specialty === undefined) return [];
    const pair = department && pages.pairs.get(pairKey(department, id));
    const href = pair
      ? specialtyInDepartmentHref(specialtySlug(specialty, all), pair.department)
      : adListHref({ ...defaultSearch, specialty: id, place: place.slug });
    return [{ name: specialty.name, href, count }];
  });
}
