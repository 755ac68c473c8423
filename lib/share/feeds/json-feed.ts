import type { Feed, FeedItem } from '@/lib/share/feeds/feed';

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed(feed: Feed, feedUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feedUrl,
    language: 'fr-FR',
    items: feed.items.map(item),
  });
}

// `JSON.stringify` leaves out `undefined`.
function item({ url, title, summary, html, published, author, tags, imageUrl }: FeedItem) {
  return {
    id: url,
    url,
    title,
    // JSON Feed requires one of the two.
    ...(html === null ? { content_text: summary ?? title } : { content_html: html }),
    summary: summary ?? undefined,
    image: imageUrl ?? undefined,
    date_published: published ?? undefined,
    authors: author === null ? undefined : [{ name: author }],
    tags: tags.length > 0 ? tags : undefined,
  };
}
