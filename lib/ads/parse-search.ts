import { isCalendarDay } from '../french/day-in-words.ts';
import { withoutSpareWords } from '../french/text.ts';
import { isCommuneSlug, isPlaceSlug } from '../places/place-slug.ts';
import { parseCriteria, valuesOf } from './criteria.ts';
import {
  type AdFilters,
  type AdSearch,
  adSorts,
  criteriaParams,
  defaultRadius,
  defaultSearch,
  filtersOf,
  formatAdSearch,
  isSortOf,
  radii,
  withSpecialties,
} from './search.ts';
import { parseWeek } from './week.ts';

// Larger numbers are not those of a page or a specialty: each would be a response in the cache.
const maxPage = 1_000_000;
const maxId = 2 ** 31 - 1;
/** The most characters of the words of a search. */
const maxWordsLength = 100;

/** Whether the place is words instead of a slug, as a form without JavaScript sends them. */
export function hasPlaceWords(params: URLSearchParams): boolean {
  const place = params.get('place')?.trim() ?? '';
  return place !== '' && !isPlaceSlug(place);
}

/** Whether {@link parseAdSearch} ignores a filter, beside words for a place, and so finds other ads. */
export function ignoresFilter(params: URLSearchParams): boolean {
  const read = new URLSearchParams(formatAdSearch(parseAdSearch(params)));
  const names = ['specialty', 'startDate', 'endDate', ...criteriaParams];
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
  const place = readText(params.get('place'), isPlaceSlug);
  const radius = radii.find((value) => String(value) === params.get('radius'));
  const sort = adSorts.find((value) => value === params.get('sort'));
  return {
    page: readNumber(params.get('page'), maxPage) ?? 1,
    ...withSpecialties(readSpecialties(params)),
    place,
    radius: place !== null && isCommuneSlug(place) ? (radius ?? defaultRadius) : defaultRadius,
    sort: sort && isSortOf(sort, place) ? sort : null,
    startDate: readText(params.get('startDate'), isCalendarDay),
    endDate: readText(params.get('endDate'), isCalendarDay),
    criteria: parseCriteria(params),
    week: parseWeek(params),
    words: readWords(params.get('q')),
    view: params.get('view') === 'map' ? 'map' : 'list',
  };
}

function readSpecialties(params: URLSearchParams): number[] {
  const ids = valuesOf(params, 'specialty').map((value) => readNumber(value, maxId));
  return ids.filter((id) => id !== null);
}

function readWords(text: string | null): string | null {
  const words =
    text
      ?.replace(/[\p{Cf}\p{DI}]/gu, '')
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim()
      .normalize('NFC') ?? '';
  // Without a letter or a digit nothing is searched for.
  if (words.length > maxWordsLength || !/[\p{L}\p{N}]/u.test(words)) return null;
  return withoutSpareWords(words);
}

function readNumber(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= 1 && value <= max ? value : null;
}

function readText(text: string | null, isValid: (text: string) => boolean): string | null {
  return text !== null && isValid(text) ? text : null;
}

/** Reads the query of a feed: the filters of the list. A feed has neither page nor view. */
export function parseAdFeedFilters(params: URLSearchParams): AdFilters {
  return filtersOf(parseAdSearch(params));
}
