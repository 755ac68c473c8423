import { type FeedKind, feedNames, feedTypes } from './kinds';

/** A feed in each of its formats. */
type AnnouncedFeed = { name: string; href: (kind: FeedKind) => string };

/**
 * The feeds of a page by media type, the most specific first: the `alternates.types` of its metadata.
 */
export function feedLinks(feeds: AnnouncedFeed[]) {
  const links = (kind: FeedKind) =>
    feeds.map(({ name, href }) => ({ url: href(kind), title: `${name} (${feedNames[kind]})` }));
  return { [feedTypes.rss]: links('rss'), [feedTypes.json]: links('json') };
}
