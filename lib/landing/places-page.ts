import type { Specialty } from '@/lib/ads/specialty/specialty';
import { formatCount, formatList } from '@/lib/french/numbers';
import { departmentOutlines } from '@/lib/places/france-map';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { Department } from '@/lib/places/gazetteer/place';

import { type LandingPages, pageOf } from './landing-pages';
import { placeHref } from './landing-url';
import { byName, pairLinks, placeLink } from './links';

/** The page of all places, every text formatted. */
export type PlacesPage = ReturnType<typeof placesPage>;

/** A region in the list: its departments by name, and which have no ad: « Sans annonce en ce moment : Creuse. » */
export type ListedRegion = PlacesPage['regions'][number];

/** The title of overseas regions and collectivities. */
const overseas = 'Outre-mer';

const maxTowns = 60;
const maxPairs = 24;

/** The map of France and the list of its places; `specialties` is `null` when the API failed. */
export function placesPage(pages: LandingPages, specialties: Specialty[] | null) {
  const departments = gazetteer().departments.toSorted(byName);
  const counts = departments.map((place) => pageOf(place, pages)?.count ?? 0);
  const levels = levelsOf(counts);
  return {
    lead: leadOf(counts),
    drawn: departments.flatMap((place) => {
      const page = pageOf(place, pages);
      return drawnOf(place.code, page ? placeLink(page) : { name: place.name, count: 0 }, levels);
    }),
    legend: legendOf(levels),
    regions: listRegions(departments, pages),
    towns: [...pages.places.values()]
      .filter(({ place }) => place.kind === 'commune')
      .slice(0, maxTowns)
      .map(placeLink)
      .sort(byName),
    pairs: pairLinks(pages, specialties ?? []).slice(0, maxPairs),
  };
}

/** A department on the map, in the shade of a number of ads; none without an outline. */
export function drawnOf(
  department: string,
  { name, count, href = null }: { name: string; count: number; href?: string | null },
  levels: readonly number[],
) {
  const outline = departmentOutlines().get(department);
  const ads = count === 0 ? 'aucune annonce' : formatCount(count, 'annonce', 'annonces');
  const drawn = { label: `${name}, ${ads}`, href, level: levelAt(count, levels) };
  return outline ? [{ ...outline, ...drawn }] : [];
}

function leadOf(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const departments = counts.filter((count) => count > 0).length;
  if (total === 0) return 'Aucune annonce n’est en ligne pour le moment.';
  const ads = formatCount(total, 'annonce', 'annonces');
  const where = formatCount(departments, 'département', 'départements');
  return `${ads} de remplacement dans ${where}. Choisissez le vôtre sur la carte ou dans la liste. Les annonces terminées ou sans lieu connu n’y comptent pas.`;
}

function listRegions(departments: readonly Department[], pages: LandingPages) {
  // An overseas region is its department.
  const regionOf = ({ region }: Department) =>
    region && gazetteer().preferred(region) === region ? region : null;
  return [...new Set(departments.map(regionOf))]
    .map((region) => {
      const own = departments.filter((department) => regionOf(department) === region);
      // Collectivities are not expected to have ads.
      const without = own.filter((place) => place.region !== null && pageOf(place, pages) === null);
      const names = formatList(without.map(({ name }) => name));
      return {
        name: region?.name ?? overseas,
        href: region && pages.places.has(region.slug) ? placeHref(region) : null,
        departments: own.flatMap((place) => pageOf(place, pages) ?? []).map(placeLink),
        without: names === '' ? null : `Sans annonce en ce moment\u00a0: ${names}.`,
      };
    })
    .sort(
      (one, other) =>
        Number(one.name === overseas) - Number(other.name === overseas) || byName(one, other),
    );
}

/** Shades of the map at most; a department without ads has none. */
const maxLevels = 7;

/** The first count of each shade. Each has about as many departments, or large cities would make others alike. */
export function levelsOf(counts: readonly number[]): number[] {
  const sorted = counts.filter((count) => count > 0).sort((a, b) => a - b);
  const starts = Array.from(
    { length: maxLevels },
    (_, index) => sorted[Math.floor((index * sorted.length) / maxLevels)] ?? 1,
  );
  return [1, ...[...new Set(starts)].slice(1)];
}

/** Which level a count is at, from 1; 0 for none. */
export function levelAt(count: number, levels: readonly number[]): number {
  return levels.filter((from) => count >= from).length;
}

/** Each shade in words. */
export function legendOf(levels: readonly number[]) {
  return ['Aucune annonce', ...levels.map(levelInWords)].map((words, level) => ({ level, words }));
}

/** « 1 annonce », « 2 à 4 annonces »; « 13 annonces et plus » for the last one, which has no end. */
export function levelInWords(from: number, index: number, levels: readonly number[]): string {
  const next = levels[index + 1];
  if (next === undefined) return `${formatCount(from, 'annonce', 'annonces')} et plus`;
  const last = formatCount(next - 1, 'annonce', 'annonces');
  return from === next - 1 ? last : `${from} à ${last}`;
}
