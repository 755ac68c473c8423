import type { AdsPage, WiderSearch } from '@/lib/ads/card';
import { type AdFilters, type AdSearch, filtersOf, radii, sortOf } from '@/lib/ads/search';
import { searchAdsByPlace } from '@/lib/api/ads-index/ads-index';
import { getToday } from '@/lib/api/today';
import { listsCacheLife, tags } from '@/lib/cache/lifetimes';
import { formatCount } from '@/lib/french/numbers';
import type { AdQuery, FoundAds } from '@/lib/places/ads-index/search';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import type { Place } from '@/lib/places/gazetteer/place';
import { areaOf, pageSizeOf, placeInWords, placePage } from '@/lib/places/place-search/place-page';
import { limitLife } from '@/lib/runtime/response-state';

/** Ads in a feed of a place: as many as two pages of the API have. */
const feedSize = 40;

/** The page of a search by place; `null` without such a page or place. @throws {IndexNotReadyError} */
export async function readPlaceAdsPage(search: AdSearch, today: string): Promise<AdsPage | null> {
  const place = placeOf(search);
  const found = await readPlaceAds(search);
  if (place === null || found === null) return null;
  if (found.ads.length === 0 && search.page > 1) return null;
  const wider = found.count === 0 ? await widerSearches(search, place) : [];
  return placePage(search, place, found, { wider, today });
}

/** The ads of that page, with their positions. */
export async function readPlaceAds(search: AdSearch): Promise<FoundAds | null> {
  const place = placeOf(search);
  const limit = pageSizeOf(search);
  const offset = (search.page - 1) * limit;
  const sort = place ? sortOf(place.slug, search.sort) : 'recent';
  return place && searchAdsByPlace({ ...queryFor(search, place), sort, offset, limit });
}

/** The latest ads of a place, for its feed. */
export async function readLatestPlaceAds(filters: AdFilters): Promise<FoundAds | null> {
  const place = placeOf(filters);
  return place && searchAdsByPlace({ ...queryFor(filters, place), limit: feedSize });
}

function placeOf({ place: slug }: Pick<AdFilters, 'place'>): Place | null {
  return slug === null ? null : gazetteer().bySlug(slug);
}

function queryFor(filters: AdFilters, place: Place): AdQuery {
  // As the other lists; which ads are open depends on the day.
  limitLife(listsCacheLife, [tags.ads]);
  const { radius, specialty, otherSpecialties, startDate, endDate, criteria, week, words } =
    filters;
  const specialties = specialty === null ? [] : [specialty, ...otherSpecialties];
  const area = areaOf(place, radius);
  return { today: getToday(), area, specialties, startDate, endDate, criteria, week, words };
}

type Candidate = { filters: AdFilters; label: string };

/** What to search for when there is nothing near, each with its count (docs/product.md#what-a-search-finds). */
async function widerSearches(search: AdSearch, place: Place): Promise<WiderSearch[]> {
  const filters = filtersOf(search);
  const isAround = place.kind === 'commune' && place.centre !== null;
  const larger = isAround ? radii.filter((each) => each > search.radius) : [];
  const wider = await Promise.all([
    firstWithAds(larger.map((radius) => atPlace({ ...filters, radius }, place))),
    firstWithAds(territoriesOf(place).map((territory) => atPlace(filters, territory))),
    ...withoutOne(filters).map((candidate) => firstWithAds([candidate])),
  ]);
  return wider.flat();
}

function atPlace(filters: AdFilters, place: Place): Candidate {
  const where = placeInWords(place, filters.radius);
  const label = `${where.charAt(0).toUpperCase()}${where.slice(1)}`;
  return { filters: { ...filters, place: place.slug }, label };
}

const removable = [
  ['specialty', 'Pour toutes les spécialités'],
  ['startDate', 'Sans date de début'],
  ['endDate', 'Sans date de fin'],
] as const;

function withoutOne(filters: AdFilters): Candidate[] {
  return removable
    .filter(([name]) => filters[name] !== null)
    .map(([name, label]) => ({ filters: { ...filters, [name]: null }, label }));
}

async function firstWithAds(candidates: Candidate[]): Promise<WiderSearch[]> {
  for (const { filters, label } of candidates) {
    const place = placeOf(filters);
    const count = place && (await searchAdsByPlace(queryFor(filters, place))).count;
    if (!count) continue;
    return [{ ...filters, label: `${label} : ${formatCount(count, 'annonce', 'annonces')}` }];
  }
  return [];
}

function territoriesOf(place: Place): Place[] {
  if (place.kind === 'region') return [];
  const department = place.kind === 'department' ? [] : [place.department];
  const { region } = place.kind === 'department' ? place : place.department;
  return region === null ? department : [...department, region];
}
