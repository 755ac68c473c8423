import { type FeedKind, feedNames, feedTypes } from './kinds';

/** A feed in each of its formats. */
type AnnouncedFeed = { name: string; href: (kind: FeedKind) => string };

/**
 * The feeds a page announces in its head, the one it is most about first, by media type: the
 * `alternates.types` of its metadata.
 */
export function feedLinks(feeds: AnnouncedFeed[]) {
  const links = (kind: FeedKind) =>
    feeds.map(({ name, href }) => ({ url: href(kind), title: `${name} (${feedNames[kind]})` }));
  return { [feedTypes.rss]: links('rss'), [feedTypes.json]: links('json') };
}
