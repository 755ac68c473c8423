import { type AdSearch, adListPath, formatAdSearch, parseAdSearch } from './search.ts';

/*
 * The list is rendered once per search and cached. The search is a segment of an internal path that
 * only the codec writes, instead of a query, which can hold anything (architecture.md, « Caching »).
 * proxy.ts rewrites to that path; it is not public.
 */

const root = `${adListPath}/recherche`;
const defaultSearchSegment = 'tout';

/** The internal path that renders the list for a search. */
export function adListPagePath(search: AdSearch): string {
  return `${root}/${encodeURIComponent(formatAdSearch(search) || defaultSearchSegment)}`;
}

/** Reads the search from the last segment of that path; `null` unless the codec wrote it. */
export function readAdListPageSegment(segment: string): AdSearch | null {
  let query: string;
  try {
    query = decodeURIComponent(segment);
  } catch {
    return null;
  }
  const search = parseAdSearch(new URLSearchParams(query === defaultSearchSegment ? '' : query));
  return (formatAdSearch(search) || defaultSearchSegment) === query ? search : null;
}
