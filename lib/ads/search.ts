import { isCommuneSlug } from '../places/place-slug.ts';
import { withQuery } from '../runtime/with-query.ts';
import { type FeedKind, feedFiles } from '../share/feeds/feed.ts';
import { adListPath, adPath, planningPath } from './ad-paths.ts';
import { type AdFilters, defaultRadius, type Filter, filters, noDates } from './filters.ts';

export { adListPath } from './ad-paths.ts';
export {
  type AdFilters,
  defaultRadius,
  maxSpecialties,
  noDates,
  type Radius,
  radii,
  specialtiesOf,
  withSpecialties,
} from './filters.ts';

/** The filters that lists know: all of them where there is an index of ads, else those that the API knows. */
export type ListFilters = 'all' | 'api';

export const adSorts = ['distance', 'recent', 'start', 'pay'] as const;
/** The order of ads: the nearest, the latest, those that start soonest or those that pay best first. */
export type AdSort = (typeof adSorts)[number];

/** The search of the ads list: the filters, the page, the order and the view, as in the URL. */
export type AdSearch = AdFilters & {
  /** 1-based. */
  page: number;
  /** `null` for the default: by distance around a commune, else the latest first. */
  sort: AdSort | null;
  view: 'list' | 'map';
};

/** The filters of a search that has none. */
export const noFilters: AdFilters = {
  specialty: null,
  otherSpecialties: [],
  place: null,
  radius: defaultRadius,
  ...noDates,
  criteria: {},
  week: 0,
  onlyDays: false,
  words: null,
};

/** The first page of the list, without a filter: what `/annonces` shows. */
export const defaultSearch: AdSearch = { ...noFilters, page: 1, sort: null, view: 'list' };

/** The parameters of the filters. */
export const filterParams = filters.flatMap(({ params }) => params);

/** The parameters that take several values. A form without JavaScript repeats them; a URL of ours has commas. */
export const listParams = filters.flatMap(({ several, params }) => (several ? params : []));

/** Writes the query of the list, without a question mark: defaults left out, in one order; empty for the whole list. */
export function formatAdSearch(search: AdSearch): string {
  const { page, place, sort, view } = search;
  const [ofSpecialties, ofPlace, ofDates, ...others] = filters.map(({ format }) => format(search));
  const all: Record<string, string> = {
    page: page > 1 ? String(page) : '',
    ...ofSpecialties,
    ...ofPlace,
    sort: sort !== null && isSortOf(sort, place) ? sort : '',
    ...ofDates,
    view: view === 'map' ? view : '',
    ...Object.assign({}, ...others),
  };
  const params = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
  // A comma needs no encoding in a query (RFC 3986, section 3.4).
  return params.toString().replaceAll('%2C', ',');
}

/** The URL of the list for a search, from the root of the site. */
export function adListHref(search: AdSearch): string {
  return withQuery(adListPath, formatAdSearch(search));
}

/** The URL of an ad, with the search it was found with (docs/product.md#url-of-the-list). */
export function adHref(id: number, search: AdSearch = defaultSearch): string {
  return withQuery(adPath(id), formatAdSearch(search));
}

/** A search with other filters, from its first page (docs/product.md#url-of-the-list). */
export function withFilters(search: AdSearch, filters: Partial<AdFilters>): AdSearch {
  return { ...search, ...filters, page: 1 };
}

/** The filters of a search. */
export function filtersOf(search: AdFilters): AdFilters {
  const { page: _, sort, view, ...filters } = { ...defaultSearch, ...search };
  return filters;
}

/** Whether only the index of ads can answer a search: the API knows one specialty, dates and its own order. */
export function needsIndex(search: AdFilters & { sort?: AdSort | null }): boolean {
  const isUnknown = ({ withoutEach, isOfApi }: Filter) =>
    withoutEach(search).length > 0 && !isOfApi?.(search);
  return (search.sort ?? null) !== null || filters.some(isUnknown);
}

/** The part of a search that the API can answer. */
export function withoutIndex(search: AdSearch): AdSearch {
  const { page, specialty, startDate, endDate, view } = search;
  return { ...defaultSearch, page, specialty, startDate, endDate, view };
}

/** A search in the other view; from its first page where that has more ads on the map, with an index. */
export function withView(search: AdSearch, view: AdSearch['view'], filters: ListFilters): AdSearch {
  return { ...search, view, page: filters === 'all' ? 1 : search.page };
}

/** How many filters narrow the search: the dates, each specialty, value and day are one; so many does `activeFilters` list. */
export function countFilters(search: AdFilters): number {
  return filters.flatMap(({ withoutEach }) => withoutEach(search)).length;
}

/** The order of a search: by distance around a commune, else the latest first. */
export function sortOf(place: string | null, sort: AdSort | null): AdSort {
  if (sort !== null && isSortOf(sort, place)) return sort;
  return place !== null && isCommuneSlug(place) ? 'distance' : 'recent';
}

/** Whether an order differs from the default; only a commune has distances. */
export function isSortOf(sort: AdSort, place: string | null): boolean {
  return sort !== 'distance' && sort !== sortOf(place, null);
}

/** Writes the query of a feed, without a question mark; the empty string for all ads. */
export function formatAdFeedFilters(filters: AdFilters): string {
  return formatAdSearch({ ...defaultSearch, ...filtersOf(filters) });
}

/** The URL of the plans of ads with these filters, from the root of the site. */
export function planningHref(filters: AdFilters): string {
  return withQuery(planningPath, formatAdFeedFilters({ ...filters, onlyFitting: false }));
}

/** The URL of the feed of ads with these filters, from the root of the site. */
export function adFeedHref(kind: FeedKind, filters: AdFilters): string {
  return withQuery(`${adListPath}/${feedFiles[kind]}`, formatAdFeedFilters(filters));
}
