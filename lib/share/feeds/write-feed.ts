import type { Feed, FeedItem } from '@/lib/share/feeds/feed';
import { element, writeXml, type XmlElement } from '@/lib/share/feeds/xml';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/**
 * Writes a feed as RSS 2.0, with the modules that readers support (rssboard.org, « RSS Best Practices Profile »), and
 * dates of RFC 822 with four digits of a year: « Tue, 01 Dec 2026 07:30:00 GMT ».
 */
export function writeRss(feed: Feed, feedUrl: string): string {
  const [latest] = feed.items
    .flatMap(({ published }) => published ?? [])
    .sort()
    .reverse();
  const channel = element('channel', [
    element('title', [feed.title]),
    element('link', [feed.pageUrl]),
    element('description', [feed.description]),
    element('language', ['fr-FR']),
    ...optional('lastBuildDate', latest && new Date(latest).toUTCString()),
    element('atom:link', [], { href: feedUrl, rel: 'self', type: 'application/rss+xml' }),
    ...feed.items.map(rssItem),
  ]);
  return writeXml(element('rss', [channel], { version: '2.0', ...namespaces }));
}

function rssItem({ url, title, summary, html, published, author, tags, imageUrl }: FeedItem) {
  return element('item', [
    element('title', [title]),
    element('link', [url]),
    element('guid', [url], { isPermaLink: 'true' }),
    ...optional('pubDate', published && new Date(published).toUTCString()),
    ...optional('dc:creator', author),
    ...tags.map((tag) => element('category', [tag])),
    ...optional('description', summary),
    ...optional('content:encoded', html),
    ...(imageUrl ? [element('media:content', [], { url: imageUrl, medium: 'image' })] : []),
  ]);
}

function optional(name: string, text: string | null | undefined): XmlElement[] {
  return text ? [element(name, [text])] : [];
}

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed(feed: Feed, feedUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feedUrl,
    language: 'fr-FR',
    items: feed.items.map(jsonItem),
  });
}

// `JSON.stringify` leaves out `undefined`.
function jsonItem({ url, title, summary, html, published, author, tags, imageUrl }: FeedItem) {
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
