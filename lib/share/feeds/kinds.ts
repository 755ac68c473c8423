/** The formats of every feed, with their media types. */
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' };

export type FeedKind = keyof typeof feedTypes;

/** The last segment of the URL of a feed, below the URL of its page. */
export const feedFiles: Record<FeedKind, string> = { rss: 'rss.xml', json: 'feed.json' };

/** The names of the formats. */
export const feedNames: Record<FeedKind, string> = { rss: 'RSS', json: 'JSON Feed' };
