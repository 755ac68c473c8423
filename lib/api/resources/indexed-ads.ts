import { activeFilters } from '@/lib/ads/active-filters';
import type { AdsPage, WiderSearch } from '@/lib/ads/card';
import type { Facets } from '@/lib/ads/facets';
import type { AdQuery } from '@/lib/ads/index/query';
import type { FoundAds } from '@/lib/ads/index/search';
import { areaOf, foundPage, pageSizeOf, placeInWords } from '@/lib/ads/list/list-page';
import {
  type AdFilters,
  type AdSearch,
  countFilters,
  filtersOf,
  noFilters,
  radii,
  sortOf,
  specialtiesOf,
} from '@/lib/ads/search';
import {
  countWider,
  facetsOfAds,
  placeSearchState,
  searchAds,
} from '@/lib/api/ads-index/ads-index';
import { specialtiesResource } from '@/lib/api/resources/short-lists';
import { getToday } from '@/lib/api/today';
import { listsCacheLife, tags } from '@/lib/cache/lifetimes';
import { formatCount } from '@/lib/french/numbers';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { type Place, summarize } from '@/lib/places/gazetteer/place';
import { limitLife } from '@/lib/runtime/response-state';

/* Pages of the searches that only the index of ads can answer (`needsIndex` of lib/ads/search.ts). */

/** Ads in a feed: as many as two pages of the API have. */
const feedSize = 40;

/** A page of a search; `null` without such a page or place. @throws {IndexNotReadyError} */
export async function readIndexedAdsPage(search: AdSearch, today: string): Promise<AdsPage | null> {
  const found = await readIndexedAds(search);
  if (found === null || (found.ads.length === 0 && search.page > 1)) return null;
  const wider = found.count === 0 ? await readWiderSearches(search) : [];
  return foundPage(search, placeOf(search), found, { wider, today });
}

/** The ads of that page, with their positions. */
export async function readIndexedAds(search: AdSearch): Promise<FoundAds | null> {
  const query = queryFor(search);
  const limit = pageSizeOf(search);
  const offset = (search.page - 1) * limit;
  return query && searchAds({ ...query, sort: sortOf(search.place, search.sort), offset, limit });
}

/** The first ads of a search in its order, whatever its page; `null` for an unknown place. */
export async function readFirstIndexedAds(
  search: AdSearch,
  limit: number,
): Promise<FoundAds | null> {
  const query = queryFor(search);
  return query && searchAds({ ...query, sort: sortOf(search.place, search.sort), limit });
}

/** The latest ads of a search, for its feed. */
export async function readLatestIndexedAds(filters: AdFilters): Promise<FoundAds | null> {
  const query = queryFor(filters);
  return query && searchAds({ ...query, limit: feedSize });
}

/** How many ads a search would have with each choice; `null` without an index, and for an unknown place. */
export async function readFacets(filters: AdFilters): Promise<Facets | null> {
  const query = queryFor(filters);
  return query && facetsOfAds(query);
}

/** How many ads of a search of the API are over; 0 while there is no index. */
export async function countAdsOver(
  filters: Pick<AdFilters, 'specialty' | 'startDate' | 'endDate'>,
): Promise<number> {
  const query = placeSearchState() === 'ready' ? queryFor({ ...noFilters, ...filters }) : null;
  if (query === null) return 0;
  const [all, open] = await Promise.all([
    searchAds({ ...query, today: '0001-01-01' }),
    searchAds(query),
  ]);
  return all.count - open.count;
}

function placeOf({ place: slug }: Pick<AdFilters, 'place'>): Place | null {
  return slug === null ? null : gazetteer().bySlug(slug);
}

/** How many ads a search finds; 0 for an unknown place. @throws {IndexNotReadyError} */
export async function countIndexedAds(filters: AdFilters): Promise<number> {
  const query = indexQuery(filters);
  return query === null ? 0 : (await searchAds(query)).count;
}

/** {@link indexQuery} for a response that shows ads: it has the life of a list. */
function queryFor(filters: AdFilters): AdQuery | null {
  limitLife(listsCacheLife, [tags.ads]);
  return indexQuery(filters);
}

/** `null` for an unknown place. Which ads are open depends on the day. */
function indexQuery(filters: AdFilters): AdQuery | null {
  const place = placeOf(filters);
  return filters.place !== null && place === null ? null : queryIn(place, filters);
}

function queryIn(place: Place | null, filters: AdFilters): AdQuery {
  const { startDate, endDate, criteria, week, words } = filters;
  return {
    today: getToday(),
    area: place && areaOf(place, filters.radius),
    specialties: specialtiesOf(filters),
    startDate,
    endDate,
    criteria,
    week,
    words,
  };
}

type Candidate = { filters: AdFilters; label: string };

/**
 * What to search for when nothing is found, each with its count (docs/product.md#what-a-search-finds).
 * @throws {IndexNotReadyError}
 */
export async function readWiderSearches(search: AdSearch): Promise<WiderSearch[]> {
  const filters = filtersOf(search);
  const place = placeOf(search);
  const isAround = place?.kind === 'commune' && place.centre !== null;
  const larger = isAround ? radii.filter((each) => each > search.radius) : [];
  const elsewhere = place === null ? [] : territoriesOf(place);
  // Of the larger circles the first with ads, and of the territories; and the search without each of its filters.
  const groups = [
    larger.flatMap((radius) => (place ? atPlace({ ...filters, radius }, place) : [])),
    elsewhere.map((territory) => atPlace(filters, territory)),
    ...(await withoutOne(search)).map((candidate) => [candidate]),
  ];
  const queryOf = (filters: AdFilters) => queryIn(placeOf(filters), filters);
  const candidates = groups.flat();
  const queries = candidates.map((candidate) => queryOf(candidate.filters));
  const counts = await countWider(queryOf(filters), queries);
  return groups.flatMap((group) => {
    const found = group.find((candidate) => counts[candidates.indexOf(candidate)]);
    if (found === undefined) return [];
    const count = formatCount(counts[candidates.indexOf(found)] ?? 0, 'annonce', 'annonces');
    return [{ ...found.filters, label: `${found.label} : ${count}` }];
  });
}

function atPlace(filters: AdFilters, place: Place): Candidate {
  const where = placeInWords(place, filters.radius);
  const label = `${where.charAt(0).toUpperCase()}${where.slice(1)}`;
  return { filters: { ...filters, place: place.slug }, label };
}

/** The search without each of its filters; its place is widened instead. */
async function withoutOne(search: AdSearch): Promise<Candidate[]> {
  // Removing the only filter is what « Réinitialiser » does.
  if (countFilters(search) < 2) return [];
  const specialties = await specialtiesResource.readOrNull();
  const place = placeOf(search);
  return activeFilters(search, specialties, place && summarize(place))
    .filter(({ without }) => without.place === search.place)
    .map(({ name, without }) => {
      const label = labelWithout(search, without) ?? `Sans ${quoted(name)}`;
      return { filters: filtersOf(without), label };
    });
}

/** A name in quotation marks; words have them already. */
function quoted(name: string): string {
  return name.startsWith('«') ? name : `«\u00a0${name}\u00a0»`;
}

/** What a search without a filter of the API is called. */
function labelWithout(search: AdSearch, without: AdSearch): string | null {
  if (without.specialty === null && search.specialty !== null) return 'Pour toutes les spécialités';
  const { startDate, endDate } = search;
  return without.startDate === startDate && without.endDate === endDate ? null : 'À toute date';
}

function territoriesOf(place: Place): Place[] {
  if (place.kind === 'region') return [];
  const department = place.kind === 'department' ? [] : [place.department];
  const { region } = place.kind === 'department' ? place : place.department;
  return region === null ? department : [...department, region];
}
