import { isCalendarDay } from '../french/day.ts';

/** The search of the ads list: the filters, the page and the view, as in the URL. */
export type AdSearch = {
  /** 1-based. */
  page: number;
  specialty: number | null;
  /** `YYYY-MM-DD`. */
  startDate: string | null;
  /** `YYYY-MM-DD`. */
  endDate: string | null;
  view: 'list' | 'map';
};

export type AdFilters = Pick<AdSearch, 'specialty' | 'startDate' | 'endDate'>;

/** The first page of the list, without a filter: what `/annonces` shows. */
export const defaultSearch: AdSearch = {
  page: 1,
  specialty: null,
  startDate: null,
  endDate: null,
  view: 'list',
};

/** The path of the list. */
export const adListPath = '/annonces';

// Above these no API has anything, and each requested number would be a page in the cache.
const maxPage = 1_000_000;
const maxId = 2 ** 31 - 1;

/**
 * Reads the query of the list. An invalid value counts as absent (product.md, « URL of
 * the list »); a page that is not a number or is below 1 is the first (specification, section 5).
 */
export function parseAdSearch(params: URLSearchParams): AdSearch {
  return {
    page: readNumber(params.get('page'), maxPage) ?? 1,
    specialty: readNumber(params.get('specialty'), maxId),
    startDate: readDay(params.get('startDate')),
    endDate: readDay(params.get('endDate')),
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
}

/**
 * Writes the query of the list, without a question mark: defaults left out, in one fixed order, so
 * that one search has one URL. The empty string for the whole list.
 */
export function formatAdSearch(search: AdSearch): string {
  const params = new URLSearchParams();
  if (search.page > 1) params.set('page', String(search.page));
  if (search.specialty !== null) params.set('specialty', String(search.specialty));
  if (search.startDate !== null) params.set('startDate', search.startDate);
  if (search.endDate !== null) params.set('endDate', search.endDate);
  if (search.view === 'map') params.set('view', 'map');
  return params.toString();
}

/** The URL of the list for a search, from the root of the site. */
export function adListHref(search: AdSearch): string {
  return withQuery(adListPath, search);
}

/** The URL of an ad, with the search it was found with (specification, section 2). */
export function adHref(id: number, search: AdSearch = defaultSearch): string {
  return withQuery(`${adListPath}/${id}`, search);
}

/** The same search with other filters, from its first page (specification, section 4). */
export function withFilters(search: AdSearch, filters: Partial<AdFilters>): AdSearch {
  return { ...search, ...filters, page: 1 };
}

/** How many filters narrow the search: specialty, start, end. */
export function countFilters(search: AdSearch): number {
  return [search.specialty, search.startDate, search.endDate].filter((value) => value !== null)
    .length;
}

function withQuery(path: string, search: AdSearch): string {
  const query = formatAdSearch(search);
  return query === '' ? path : `${path}?${query}`;
}

function readNumber(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= 1 && value <= max ? value : null;
}

function readDay(text: string | null): string | null {
  return text !== null && isCalendarDay(text) ? text : null;
}
