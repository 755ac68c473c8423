import { blogPath, readTag } from './search';

/** Where the feeds of the blog live. */
const feedPaths = { rss: `${blogPath}/rss.xml`, json: `${blogPath}/feed.json` };

export type FeedKind = keyof typeof feedPaths;

/** Whether a path, from the root of the site, is that of a feed. */
export function isFeedPath(path: string): boolean {
  return Object.values(feedPaths).includes(path);
}

/** The tag a feed is asked for; `null` for the feed of the whole blog. */
export function parseFeedTag(params: URLSearchParams): string | null {
  return readTag(params.get('tag'));
}

/** Writes the query of a feed, without a question mark; the empty string for the whole blog. */
export function formatFeedTag(tag: string | null): string {
  return tag === null ? '' : new URLSearchParams({ tag }).toString();
}

/** The address of a feed, from the root of the site. */
export function feedHref(kind: FeedKind, tag: string | null): string {
  const query = formatFeedTag(tag);
  return query === '' ? feedPaths[kind] : `${feedPaths[kind]}?${query}`;
}
