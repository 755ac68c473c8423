import type { AdArea, FoundAds } from '@/lib/ads/index/search';
import type { Specialty } from '@/lib/ads/specialty/specialty';
import type { AdCounts, AreaFacts } from '../ads/index/counts.ts';
import { gazetteer } from '../places/gazetteer/gazetteer.ts';
import type { Department, Place } from '../places/gazetteer/place.ts';
import { placeHref } from './landing-url.ts';

/** A place with a page, and how many ads are open there. */
export type LandingPlace = { place: Place; count: number };

/** A specialty with a page of its own in a department. */
export type LandingPair = { department: Department; specialty: number; count: number };

/** Every landing page: the pages, their robots and the sitemap follow from this alone. */
export type LandingPages = {
  /** Places by slug: regions, departments and communes, those with the most ads first. */
  places: ReadonlyMap<string, LandingPlace>;
  /** Pairs by {@link pairKey}, those with the most ads first. */
  pairs: ReadonlyMap<string, LandingPair>;
};

/** The data of the page of a place. */
export type PlaceData = {
  landing: LandingPlace;
  facts: AreaFacts;
  /** Counts by the id of the specialty: how many ads a search for the place finds, around a town more than in it. */
  searched: AreaFacts['specialties'];
  /** The latest of its ads. */
  found: FoundAds;
  pages: LandingPages;
  /** `null` when the API failed to say which there are. */
  specialties: Specialty[] | null;
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
};

/** With fewer open ads a town, or a specialty in a department, has no page (docs/product.md#landing-pages). */
const minAds = 3;

/** The names of pages: the slugs of places, and the keys of pairs. */
export function namesOf({ places, pairs }: LandingPages): Set<string> {
  return new Set([...places.keys(), ...pairs.keys()]);
}

/** The name of the page of a specialty, by its id, in a department. */
export function pairKey(department: Department, specialty: number): string {
  return `${department.code} ${specialty}`;
}

/**
 * The pages for open ads: each region and department with one; each commune, and each specialty in a department, with
 * three, or with one when the {@link namesOf} the pages before have it.
 */
export function landingPagesOf(counts: AdCounts, before: ReadonlySet<string>): LandingPages {
  return { places: placesOf(counts, before), pairs: pairsOf(counts, before) };
}

function placesOf(counts: AdCounts, before: ReadonlySet<string>): Map<string, LandingPlace> {
  const places = gazetteer();
  // An overseas region has no page: its department has the same.
  const regions = places.regions.filter((region) => places.preferred(region) === region);
  const found = [
    ...[...counts.regions].map(([code, count]) => {
      return { place: regions.find((region) => region.code === code), count };
    }),
    ...[...counts.departments].map(([code, count]) => {
      const department = places.departmentByCode(code);
      return { place: department && places.preferred(department), count };
    }),
    ...[...counts.communes].flatMap(([code, count]) => {
      const place = places.communeByCode(code);
      return place && (count >= minAds || before.has(place.slug)) ? { place, count } : [];
    }),
  ];
  const bySlug = new Map<string, LandingPlace>();
  // The first of two stays: Paris is all of its department, ads of no known commune included.
  for (const { place, count } of found) {
    if (place && !bySlug.has(place.slug)) bySlug.set(place.slug, { place, count });
  }
  return bySlug;
}

function pairsOf(counts: AdCounts, before: ReadonlySet<string>): Map<string, LandingPair> {
  const pairs = new Map<string, LandingPair>();
  for (const [key, count] of counts.pairs) {
    const [code = '', specialty] = key.split(' ');
    const department = gazetteer().departmentByCode(code);
    if (department === null || (count < minAds && !before.has(key))) continue;
    pairs.set(key, { department, specialty: Number(specialty), count });
  }
  return pairs;
}

/** The page that a place has, or the one that stands for it. */
export function pageOf(place: Place | null, { places }: LandingPages): LandingPlace | null {
  return (place && places.get(gazetteer().preferred(place).slug)) ?? null;
}

/** Where the ads of a place are: Paris, as all of its department, has those of no known commune too. */
export function areaOf(place: Place): AdArea {
  const { kind, code } = departmentOf(place) ?? place;
  return { kind, code };
}

/** The department that a place is, or that a commune is the whole of; `null` for any other. */
export function departmentOf(place: Place): Department | null {
  if (place.kind !== 'commune') return place.kind === 'department' ? place : null;
  return gazetteer().preferred(place.department) === place ? place.department : null;
}

/** The page of the place that stands for this one, as Paris for its department; `null` for any other slug. */
export function otherPlaceHref(slug: string): string | null {
  const place = gazetteer().bySlug(slug);
  if (place === null) return null;
  const preferred = gazetteer().preferred(place);
  return preferred === place ? null : placeHref(preferred);
}
