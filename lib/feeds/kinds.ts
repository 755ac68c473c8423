/** The formats every feed is written in, with their media types. */
export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' };

export type FeedKind = keyof typeof feedTypes;

/** The last part of the address of a feed, below that of the page it is the feed of. */
export const feedFiles: Record<FeedKind, string> = { rss: 'rss.xml', json: 'feed.json' };

/** What the formats are called. */
export const feedNames: Record<FeedKind, string> = { rss: 'RSS', json: 'JSON Feed' };
