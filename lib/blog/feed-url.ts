import { type FeedKind, feedFiles } from '../share/feeds/kinds.ts';
import { blogPath, readTag } from './search.ts';

/** Reads the tag from the query of a feed; `null` for the feed of the whole blog. */
export function parseFeedTag(params: URLSearchParams): string | null {
  return readTag(params.get('tag'));
}

/** Writes the query of a feed, without a question mark; the empty string for the whole blog. */
export function formatFeedTag(tag: string | null): string {
  return tag === null ? '' : new URLSearchParams({ tag }).toString();
}

/** The URL of a feed, from the root of the site. */
export function feedHref(kind: FeedKind, tag: string | null): string {
  const query = formatFeedTag(tag);
  const path = `${blogPath}/${feedFiles[kind]}`;
  return query === '' ? path : `${path}?${query}`;
}
