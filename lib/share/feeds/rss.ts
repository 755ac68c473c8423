import type { Feed, FeedItem } from '@/lib/share/feeds/feed';
import { element, writeXml, type XmlElement } from '@/lib/share/feeds/xml';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/**
 * Writes a feed as RSS 2.0; author names and the full text use the modules that readers support
 * (rssboard.org, « RSS Best Practices Profile »).
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
    ...optional('lastBuildDate', latest && rfc822(latest)),
    element('atom:link', [], { href: feedUrl, rel: 'self', type: 'application/rss+xml' }),
    ...feed.items.map(item),
  ]);
  return writeXml(element('rss', [channel], { version: '2.0', ...namespaces }));
}

function item({ url, title, summary, html, published, author, tags, imageUrl }: FeedItem) {
  return element('item', [
    element('title', [title]),
    element('link', [url]),
    element('guid', [url], { isPermaLink: 'true' }),
    ...optional('pubDate', published && rfc822(published)),
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

/** RFC 822 as RSS 2.0 requires it, with a year of four digits: « Tue, 01 Dec 2026 07:30:00 GMT ». */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
