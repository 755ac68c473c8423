import { isCalendarDay } from '../french/day-in-words.ts';
import { type FeedKind, feedFiles } from '../share/feeds/feed.ts';
import { isCommuneSlug, isPlaceSlug } from './search-place.ts';

/** The radii of a search around a commune, in kilometres (docs/product.md#search-by-place). */
export const radii = [10, 25, 50, 100, 200] as const;
export type Radius = (typeof radii)[number];
export const defaultRadius: Radius = 50;

const adSorts = ['distance', 'recent', 'start'] as const;
/** The order of the ads of a place: the nearest, the latest or those that start soonest first. */
export type AdSort = (typeof adSorts)[number];

/** The search of the ads list: the filters, the page, the order and the view, as in the URL. */
export type AdSearch = {
  /** 1-based. */
  page: number;
  specialty: number | null;
  /** The slug of a place of the gazetteer. */
  place: string | null;
  /** In kilometres; around a commune only, otherwise the default. */
  radius: Radius;
  /** `null` for the default of the place; without a place the API sorts. */
  sort: AdSort | null;
  /** `YYYY-MM-DD`. */
  startDate: string | null;
  /** `YYYY-MM-DD`. */
  endDate: string | null;
  view: 'list' | 'map';
};

export type AdFilters = Pick<AdSearch, 'specialty' | 'place' | 'radius' | 'startDate' | 'endDate'>;

/** The first page of the list, without a filter: what `/annonces` shows. */
export const defaultSearch: AdSearch = {
  page: 1,
  specialty: null,
  place: null,
  radius: defaultRadius,
  sort: null,
  startDate: null,
  endDate: null,
  view: 'list',
};

/** The filters of {@link defaultSearch}: none. */
export const noFilters: AdFilters = filtersOf(defaultSearch);

/** The path of the list. */
export const adListPath = '/annonces';

// Above these no API has anything, and each requested number would be a page in the cache.
const maxPage = 1_000_000;
const maxId = 2 ** 31 - 1;

/** Whether the place is words instead of a slug, as a form without JavaScript sends them. */
export function hasPlaceWords(params: URLSearchParams): boolean {
  const place = params.get('place')?.trim() ?? '';
  return place !== '' && !isPlaceSlug(place);
}

/** Reads the query of the list (docs/product.md#url-of-the-list). An invalid value counts as absent. */
export function parseAdSearch(params: URLSearchParams): AdSearch {
  const place = readText(params.get('place'), isPlaceSlug);
  const radius = radii.find((value) => String(value) === params.get('radius'));
  const sort = adSorts.find((value) => value === params.get('sort'));
  return {
    page: readNumber(params.get('page'), maxPage) ?? 1,
    specialty: readNumber(params.get('specialty'), maxId),
    place,
    radius: place !== null && isCommuneSlug(place) ? (radius ?? defaultRadius) : defaultRadius,
    sort: sort && place !== null && isSortOf(sort, place) ? sort : null,
    startDate: readText(params.get('startDate'), isCalendarDay),
    endDate: readText(params.get('endDate'), isCalendarDay),
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
}

function readNumber(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= 1 && value <= max ? value : null;
}

function readText(text: string | null, isValid: (text: string) => boolean): string | null {
  return text !== null && isValid(text) ? text : null;
}

/** Writes the query of the list, without a question mark: defaults left out, in one order; empty for the whole list. */
export function formatAdSearch(search: AdSearch): string {
  const params = new URLSearchParams();
  if (search.page > 1) params.set('page', String(search.page));
  if (search.specialty !== null) params.set('specialty', String(search.specialty));
  if (search.place !== null) {
    params.set('place', search.place);
    const { radius, sort, place } = search;
    if (radius !== defaultRadius && isCommuneSlug(place)) params.set('radius', String(radius));
    if (sort !== null && isSortOf(sort, place)) params.set('sort', sort);
  }
  if (search.startDate !== null) params.set('startDate', search.startDate);
  if (search.endDate !== null) params.set('endDate', search.endDate);
  if (search.view === 'map') params.set('view', 'map');
  return params.toString();
}

/** The URL of the list for a search, from the root of the site. */
export function adListHref(search: AdSearch): string {
  return withQuery(adListPath, search);
}

/** The URL of an ad, with the search it was found with (docs/product.md#url-of-the-list). */
export function adHref(id: number, search: AdSearch = defaultSearch): string {
  return withQuery(`${adListPath}/${id}`, search);
}

function withQuery(path: string, search: AdSearch): string {
  const query = formatAdSearch(search);
  return query === '' ? path : `${path}?${query}`;
}

/** Reads the id of an ad from a path: a positive integer in its shortest form, else `null`. Each ad has one URL. */
export function parseAdId(segment: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** The same search with other filters, from its first page (docs/product.md#url-of-the-list). */
export function withFilters(search: AdSearch, filters: Partial<AdFilters>): AdSearch {
  return { ...search, ...filters, page: 1 };
}

/** The filters of a search. */
export function filtersOf(search: AdFilters): AdFilters {
  const { specialty, place, radius, startDate, endDate } = search;
  return { specialty, place, radius, startDate, endDate };
}

/** The same search in the other view; with a place a page of the map has more ads: from the first. */
export function withView(search: AdSearch, view: AdSearch['view']): AdSearch {
  return { ...search, view, page: search.place === null ? search.page : 1 };
}

/** How many filters narrow the search: specialty, place, start, end. */
export function countFilters({ specialty, place, startDate, endDate }: AdFilters): number {
  return [specialty, place, startDate, endDate].filter((value) => value !== null).length;
}

/** The order of a search by place: by distance around a commune, else the latest first. */
export function sortOf(place: string, sort: AdSort | null): AdSort {
  if (sort !== null && isSortOf(sort, place)) return sort;
  return isCommuneSlug(place) ? 'distance' : 'recent';
}

/** Whether an order differs from the default of a place; only a commune has distances. */
function isSortOf(sort: AdSort, place: string): boolean {
  return sort !== 'distance' && sort !== sortOf(place, null);
}

/** Reads the query of a feed: the filters of the list. A feed has neither page nor view. */
export function parseAdFeedFilters(params: URLSearchParams): AdFilters {
  return filtersOf(parseAdSearch(params));
}

/** Writes the query of a feed, without a question mark; the empty string for all ads. */
export function formatAdFeedFilters(filters: AdFilters): string {
  return formatAdSearch({ ...defaultSearch, ...filtersOf(filters) });
}

/** The URL of the feed of ads with these filters, from the root of the site. */
export function adFeedHref(kind: FeedKind, filters: AdFilters): string {
  return withQuery(`${adListPath}/${feedFiles[kind]}`, { ...defaultSearch, ...filtersOf(filters) });
}
