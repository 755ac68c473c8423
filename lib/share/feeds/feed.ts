/** A feed, independent of its format. URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page of the feed. */
  pageUrl: string;
  items: FeedItem[];
};

export type FeedItem = {
  url: string;
  title: string;
  summary: string | null;
  /** Safe HTML with absolute URLs. */
  html: string | null;
  /** An ISO 8601 instant. */
  published: string | null;
  author: string | null;
  tags: string[];
  imageUrl: string | null;
};

/** The formats of every feed, with their media types. */
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' };

export type FeedKind = keyof typeof feedTypes;

/** The last segment of the URL of a feed, below the URL of its page. */
export const feedFiles: Record<FeedKind, string> = { rss: 'rss.xml', json: 'feed.json' };

const feedNames: Record<FeedKind, string> = { rss: 'RSS', json: 'JSON Feed' };

/** The feeds of a page by media type, the most specific first: the `alternates.types` of its metadata. */
export function feedLinks(feeds: { name: string; href: (kind: FeedKind) => string }[]) {
  const links = (kind: FeedKind) =>
    feeds.map(({ name, href }) => ({ url: href(kind), title: `${name} (${feedNames[kind]})` }));
  return { [feedTypes.rss]: links('rss'), [feedTypes.json]: links('json') };
}
