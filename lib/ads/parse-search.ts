import { isPlaceSlug } from '../places/place-slug.ts';
import { type AdFilters, filters, readNumber } from './filters.ts';
import {
  type AdSearch,
  adSorts,
  defaultSearch,
  filterParams,
  formatAdSearch,
  isSortOf,
  noFilters,
} from './search.ts';

// A larger number is no page: each would be a response in the cache.
const maxPage = 1_000_000;

/** Whether the place is words instead of a slug, as a form without JavaScript sends them. */
export function hasPlaceWords(params: URLSearchParams): boolean {
  const place = params.get('place')?.trim() ?? '';
  return place !== '' && !isPlaceSlug(place);
}

/** Whether a form chooses dates by « Quand ? », or removes those of its search. */
export function choosesWhen(params: URLSearchParams): boolean {
  const key = params.get('when');
  return key === '' ? params.has('startDate') || params.has('endDate') : key !== null;
}

/** Whether {@link parseAdSearch} ignores a filter, beside words for a place, and so finds other ads. */
export function ignoresFilter(params: URLSearchParams): boolean {
  const read = new URLSearchParams(formatAdSearch(parseAdSearch(params)));
  const names = filterParams.filter((name) => name !== 'place' && name !== 'radius');
  return names.some((name) => params.get(name)?.trim() && !read.has(name));
}

/** {@link parseAdSearch} for a feed or a call; `null` when a filter is invalid, or when the place is words. */
export function parseWholeSearch(params: URLSearchParams): AdSearch | null {
  return hasPlaceWords(params) || ignoresFilter(params) ? null : parseAdSearch(params);
}

/** Reads the query of the list (docs/product.md#url-of-the-list). An invalid value counts as absent. */
export function parseAdSearch(params: URLSearchParams): AdSearch {
  // Each request of a list has its URL read, most often without a query.
  if (params.size === 0) return defaultSearch;
  const read = filters.reduce<AdFilters>(
    (read, { parse }) => Object.assign(read, parse(params, read)),
    { ...noFilters },
  );
  const sort = adSorts.find((value) => value === params.get('sort'));
  return {
    ...read,
    page: readNumber(params.get('page'), maxPage) ?? 1,
    sort: sort && isSortOf(sort, read.place) ? sort : null,
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
}
