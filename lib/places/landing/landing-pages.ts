import type { AdArea } from '@/lib/places/ads-index/ad-query';
import type { AdCounts } from '@/lib/places/ads-index/counts';
import type { Gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { Department, Place, Region } from '@/lib/places/gazetteer/place';

/** A place with a page. */
export type LandingPlace = {
  place: Place;
  /** How many ads are open there. */
  count: number;
};

/** A specialty with a page of its own in a department. */
export type LandingPair = { department: Department; specialty: number; count: number };

/** Every landing page there is: what the pages, their robots and the sitemap say comes from this alone. */
export type LandingPages = {
  /** By slug: regions, departments and communes, those with the most ads first. */
  places: ReadonlyMap<string, LandingPlace>;
  /** By {@link pairKey}. */
  pairs: ReadonlyMap<string, LandingPair>;
};

/** Open ads from which a town, or a specialty in a department, is worth a page (docs/product.md#landing-pages). */
const minAds = 3;

/** The names of pages: the slugs of places, and the keys of pairs. */
export function namesOf({ places, pairs }: LandingPages): Set<string> {
  return new Set([...places.keys(), ...pairs.keys()]);
}

export function pairKey(department: Department, specialty: number): string {
  return `${department.code} ${specialty}`;
}

/**
 * The pages for what is open: each region and department with an ad; each commune, and each specialty in a
 * department, from three ads on. One that had a page before stays until its last ad is gone.
 *
 * @param before the {@link namesOf} the pages there were.
 */
export function landingPagesOf(
  counts: AdCounts,
  places: Gazetteer,
  before: ReadonlySet<string>,
): LandingPages {
  const found = [
    ...regionsOf(counts, places),
    ...departmentsOf(counts, places),
    ...communesOf(counts, places, before),
  ];
  const bySlug = new Map<string, LandingPlace>();
  // The first of two stays: Paris is all of its department, ads of no known commune included.
  for (const landing of found) {
    if (!bySlug.has(landing.place.slug)) bySlug.set(landing.place.slug, landing);
  }
  return { places: bySlug, pairs: pairsOf(counts, places, before) };
}

/** An overseas region has no page: that of its department is the same. */
function regionsOf(counts: AdCounts, places: Gazetteer): LandingPlace[] {
  return [...counts.regions].flatMap(([code, count]) => {
    const place = regionByCode(places, code);
    if (place === null || places.preferred(place) !== place) return [];
    return [{ place, count }];
  });
}

function departmentsOf(counts: AdCounts, places: Gazetteer): LandingPlace[] {
  return [...counts.departments].flatMap(([code, count]) => {
    const department = places.departmentByCode(code);
    return department === null ? [] : [{ place: places.preferred(department), count }];
  });
}

function communesOf(
  counts: AdCounts,
  places: Gazetteer,
  before: ReadonlySet<string>,
): LandingPlace[] {
  return [...counts.communes].flatMap(([code, count]) => {
    if (count < minAds && before.size === 0) return [];
    const place = places.communeByCode(code);
    if (place === null) return [];
    if (count < minAds && !before.has(place.slug)) return [];
    return [{ place, count }];
  });
}

function pairsOf(
  counts: AdCounts,
  places: Gazetteer,
  before: ReadonlySet<string>,
): Map<string, LandingPair> {
  const pairs = [...counts.departments.keys()].flatMap((code) => {
    const department = places.departmentByCode(code);
    if (department === null) return [];
    return [...counts.specialtiesOf(code)]
      .map(([specialty, count]) => ({ department, specialty, count }))
      .filter((pair) => pair.count >= minAds || before.has(keyOf(pair)));
  });
  return new Map(pairs.map((pair) => [keyOf(pair), pair]));
}

function keyOf({ department, specialty }: LandingPair): string {
  return pairKey(department, specialty);
}

/** Where the ads of a place are: a commune that is all of its department has those of no known commune too. */
export function areaOf(place: Place, places: Gazetteer): AdArea {
  const { kind, code } = departmentOf(place, places) ?? place;
  return { kind, code };
}

/** The department that a place is, or that a commune is the whole of; `null` for any other. */
export function departmentOf(place: Place, places: Gazetteer): Department | null {
  if (place.kind !== 'commune') return place.kind === 'department' ? place : null;
  return places.preferred(place.department).slug === place.slug ? place.department : null;
}

function regionByCode({ territories }: Gazetteer, code: string): Region | null {
  const isRegion = (place: Place): place is Region => place.kind === 'region';
  return territories.filter(isRegion).find((region) => region.code === code) ?? null;
}
