import { isCommuneSlug } from '../places/place-slug.ts';
import { type FeedKind, feedFiles } from '../share/feeds/feed.ts';
import { type Criteria, criteria, criterionNames } from './criteria.ts';
import { formatWeek, weekChoices } from './week.ts';

/** The radii of a search around a commune, in kilometres (docs/product.md#search-by-place). */
export const radii = [10, 25, 50, 100, 200] as const;
export type Radius = (typeof radii)[number];
export const defaultRadius: Radius = 50;

export const adSorts = ['distance', 'recent', 'start', 'pay'] as const;
/** The order of ads: the nearest, the latest, those that start soonest or those that pay best first. */
export type AdSort = (typeof adSorts)[number];

/** The search of the ads list: the filters, the page, the order and the view, as in the URL. */
export type AdSearch = {
  /** 1-based. */
  page: number;
  specialty: number | null;
  /** Any of these too; none without a specialty. In ascending order. */
  otherSpecialties: readonly number[];
  /** The slug of a place of the gazetteer. */
  place: string | null;
  /** In kilometres; around a commune only, otherwise the default. */
  radius: Radius;
  /** `null` for the default: by distance around a commune, else the latest first. */
  sort: AdSort | null;
  /** `YYYY-MM-DD`. */
  startDate: string | null;
  /** `YYYY-MM-DD`. */
  endDate: string | null;
  criteria: Criteria;
  /** The half-days of which an ad has one (`week.ts`); 0 for any ad. */
  week: number;
  /** All of these words are in the ad: at most eight, of which none begins another one. */
  words: string | null;
  view: 'list' | 'map';
};

export type AdFilters = Omit<AdSearch, 'page' | 'sort' | 'view'>;

/** The first page of the list, without a filter: what `/annonces` shows. */
export const defaultSearch: AdSearch = {
  page: 1,
  specialty: null,
  otherSpecialties: [],
  place: null,
  radius: defaultRadius,
  sort: null,
  startDate: null,
  endDate: null,
  criteria: {},
  week: 0,
  words: null,
  view: 'list',
};

/** The filters of {@link defaultSearch}: none. */
export const noFilters: AdFilters = filtersOf(defaultSearch);

/** The path of the list. */
export const adListPath = '/annonces';

/** The page that asks which place is meant. */
export const placeChoicePath = `${adListPath}/quel-lieu`;

/** Where an ad leads back to the search of its list without JavaScript. */
export const backToListPath = `${adListPath}/retour`;

/** The most specialties of a search. */
export const maxSpecialties = 10;

/** The parameters that take several values. A form without JavaScript repeats them; a URL of ours has commas. */
export const listParams = ['specialty', 'days', 'slots', ...severalOf(criteria)];

function severalOf(all: typeof criteria): string[] {
  return all.filter(({ several }) => several).map(({ name }) => name);
}

/** The parameters of the criteria, which only the index of ads knows. */
export const criteriaParams = [...criterionNames, 'days', 'slots', 'q'];

/** The filter for any of some specialties, of which it takes the first {@link maxSpecialties}; without one, for all. */
export function withSpecialties(ids: readonly number[]) {
  const known = [...new Set(ids)].slice(0, maxSpecialties).sort((a, b) => a - b);
  const [specialty = null, ...otherSpecialties] = known;
  return { specialty, otherSpecialties };
}

/** All specialties of a search. */
export function specialtiesOf({ specialty, otherSpecialties }: AdFilters): number[] {
  return specialty === null ? [] : [specialty, ...otherSpecialties];
}

/** Writes the query of the list, without a question mark: defaults left out, in one order; empty for the whole list. */
export function formatAdSearch(search: AdSearch): string {
  const params = new URLSearchParams();
  if (search.page > 1) params.set('page', String(search.page));
  const { place, radius, sort } = search;
  if (search.specialty !== null) params.set('specialty', specialtiesOf(search).join());
  if (place !== null) params.set('place', place);
  if (place !== null && radius !== defaultRadius && isCommuneSlug(place)) {
    params.set('radius', String(radius));
  }
  if (sort !== null && isSortOf(sort, place)) params.set('sort', sort);
  if (search.startDate !== null) params.set('startDate', search.startDate);
  if (search.endDate !== null) params.set('endDate', search.endDate);
  if (search.view === 'map') params.set('view', 'map');
  const ofCriteria = criterionNames.map((name) => [name, search.criteria[name]?.join() ?? '']);
  for (const [name, value] of [...ofCriteria, ...Object.entries(formatWeek(search.week))]) {
    if (name && value) params.set(name, value);
  }
  if (search.words !== null) params.set('q', search.words);
  // A comma needs no encoding in a query (RFC 3986, section 3.4).
  return params.toString().replaceAll('%2C', ',');
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
  const { specialty, otherSpecialties, place, radius, startDate, endDate } = search;
  const { criteria, week, words } = search;
  return {
    specialty,
    otherSpecialties,
    place,
    radius,
    startDate,
    endDate,
    criteria,
    week,
    words,
  };
}

/** Whether only the index of ads can answer a search: the API knows one specialty, dates and its own order. */
export function needsIndex(search: AdFilters & { sort?: AdSort | null }): boolean {
  const { place, otherSpecialties, week, words, sort = null } = search;
  if (place !== null || otherSpecialties.length > 0 || week !== 0 || words !== null) return true;
  return sort !== null || Object.keys(search.criteria).length > 0;
}

/** What the API can answer of a search. */
export function withoutIndex(search: AdSearch): AdSearch {
  const { page, specialty, startDate, endDate, view } = search;
  return { ...defaultSearch, page, specialty, startDate, endDate, view };
}

/** The same search in the other view; a page of the map has more ads of the index: from the first. */
export function withView(search: AdSearch, view: AdSearch['view']): AdSearch {
  return { ...search, view, page: needsIndex(search) ? 1 : search.page };
}

/** How many filters narrow the search: the dates, each specialty, value and day are one; so many does `activeFilters` list. */
export function countFilters(filters: AdFilters): number {
  const { place, startDate, endDate, words } = filters;
  const single = [place, startDate ?? endDate, words].filter((value) => value !== null);
  const days = weekChoices(filters.week);
  const chosen = Object.values(filters.criteria).flat();
  return single.length + specialtiesOf(filters).length + days.length + chosen.length;
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

/** The URL of the feed of ads with these filters, from the root of the site. */
export function adFeedHref(kind: FeedKind, filters: AdFilters): string {
  return withQuery(`${adListPath}/${feedFiles[kind]}`, { ...defaultSearch, ...filtersOf(filters) });
}
