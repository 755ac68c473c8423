import type { Specialty } from '@/lib/ads/specialty/specialty';
import { formatList } from '@/lib/french/list';
import { formatCount } from '@/lib/french/plural';
import type { Gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { Department, Region } from '@/lib/places/gazetteer/place';
import { departmentOutlines } from '@/lib/places/landing/france-map/outlines';
import type { LandingPages } from './landing-pages';
import { placeHref } from './landing-url';
import { levelAt, levelInWords, levelsOf } from './levels';
import { byName, type CountedLink, placeLink } from './links';
import { pageOf } from './neighbours';
import { pairLinks } from './pair-page';

/** A department as the map draws it. */
export type DrawnDepartment = {
  code: string;
  /** « Finistère, 12 annonces ». */
  label: string;
  /** Its page; `null` when it has no ad. */
  href: string | null;
  /** Its shade, from 1; 0 without ads. */
  level: number;
  /** Paths of SVG. */
  paths: readonly string[];
};

/** A region in the list, with its departments by name. */
export type ListedRegion = {
  name: string;
  href: string | null;
  departments: CountedLink[];
  /** Which ones have no ad: « Sans annonce en ce moment : Creuse et Lozère. » */
  without: string | null;
};

/** The page of all places, every text formatted. */
export type PlacesPage = {
  lead: string;
  drawn: DrawnDepartment[];
  /** The shades of the map in words. */
  legend: { level: number; words: string }[];
  regions: ListedRegion[];
  towns: CountedLink[];
  /** Specialties in departments. */
  pairs: CountedLink[];
};

/** What regions overseas, and collectivities, are listed under. */
const overseas = 'Outre-mer';

const maxTowns = 60;
const maxPairs = 24;

/**
 * The map of France and the list of its places.
 *
 * @param specialties `null` when the API failed to say which there are.
 */
export function placesPage(
  pages: LandingPages,
  places: Gazetteer,
  specialties: Specialty[] | null,
): PlacesPage {
  const departments = places.territories.filter((place) => place.kind === 'department');
  const counts = departments.map((place) => pageOf(place, pages, places)?.count ?? 0);
  const levels = levelsOf(counts);
  return {
    lead: leadOf(counts),
    drawn: departments.toSorted(byName).flatMap((place) => drawnOf(place) ?? []),
    legend: [
      { level: 0, words: 'Aucune annonce' },
      ...levels.map((level, index) => ({ level: index + 1, words: levelInWords(level) })),
    ],
    regions: listRegions(departments, pages, places),
    towns: [...pages.places.values()]
      .filter(({ place }) => place.kind === 'commune')
      .slice(0, maxTowns)
      .map(placeLink)
      .sort(byName),
    pairs: pairLinks(pages, specialties ?? []).slice(0, maxPairs),
  };

  function drawnOf(place: Department): DrawnDepartment | null {
    const outline = departmentOutlines().get(place.code);
    if (outline === undefined) return null;
    const landing = pageOf(place, pages, places);
    const count = landing?.count ?? 0;
    return {
      code: place.code,
      label: `${place.name}, ${count === 0 ? 'aucune annonce' : formatCount(count, 'annonce', 'annonces')}`,
      href: landing === null ? null : placeLink(landing).href,
      level: levelAt(count, levels),
      paths: outline.paths,
    };
  }
}

function leadOf(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const departments = counts.filter((count) => count > 0).length;
  if (total === 0) return 'Aucune annonce n’est en ligne pour le moment.';
  const ads = formatCount(total, 'annonce', 'annonces');
  const where = formatCount(departments, 'département', 'départements');
  return `${ads} de remplacement dans ${where}. Choisissez le vôtre sur la carte ou dans la liste.`;
}

function listRegions(
  departments: readonly Department[],
  pages: LandingPages,
  places: Gazetteer,
): ListedRegion[] {
  const groups = new Map<string, { region: Region | null; departments: Department[] }>();
  for (const department of departments.toSorted(byName)) {
    const region = regionAbove(department, places);
    const name = region?.name ?? overseas;
    const group = groups.get(name) ?? { region, departments: [] };
    group.departments.push(department);
    groups.set(name, group);
  }
  return [...groups]
    .sort(
      ([one], [other]) =>
        Number(one === overseas) - Number(other === overseas) || one.localeCompare(other, 'fr'),
    )
    .map(([name, group]) => ({
      name,
      href: group.region && pages.places.has(group.region.slug) ? placeHref(group.region) : null,
      departments: group.departments
        .flatMap((department) => pageOf(department, pages, places) ?? [])
        .map(placeLink),
      without: withoutAds(group.departments, pages, places),
    }));
}

/** The region of a department; `null` overseas, where it is the same. */
function regionAbove({ region }: Department, places: Gazetteer): Region | null {
  return region !== null && places.preferred(region) === region ? region : null;
}

function withoutAds(
  departments: readonly Department[],
  pages: LandingPages,
  places: Gazetteer,
): string | null {
  // Of the collectivities nobody expects any.
  const names = departments
    .filter((place) => place.region !== null && pageOf(place, pages, places) === null)
    .map(({ name }) => name);
  return names.length === 0 ? null : `Sans annonce en ce moment\u00a0: ${formatList(names)}.`;
}
