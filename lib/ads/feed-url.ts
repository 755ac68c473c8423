import { type FeedKind, feedFiles } from '../share/feeds/feed.ts';
import {
  type AdFilters,
  adListPath,
  defaultSearch,
  filtersOf,
  formatAdSearch,
  parseAdSearch,
} from './search.ts';

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
  const query = formatAdFeedFilters(filters);
  const path = `${adListPath}/${feedFiles[kind]}`;
  return query === '' ? path : `${path}?${query}`;
}
