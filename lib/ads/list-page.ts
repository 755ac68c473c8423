import { type AdSearch, adListPath, formatAdSearch, parseAdSearch } from './search.ts';

/*
 * The list is rendered once per search and kept. Its search therefore travels as a part of an
 * internal path, where only the codec can have put it, and never as a query, where anything goes
 * (architecture.md, « Caching »). Nobody visits that path: proxy.ts leads to it.
 */

const root = `${adListPath}/recherche`;
const defaultSearchSegment = 'tout';

/** The internal path that renders the list for a search. */
export function adListPagePath(search: AdSearch): string {
  return `${root}/${encodeURIComponent(formatAdSearch(search) || defaultSearchSegment)}`;
}

/** Reads the search back from the last segment of that path; `null` unless the codec wrote it. */
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
