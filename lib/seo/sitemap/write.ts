import type { config } from '@/lib/config';
import { crawlRules } from '@/lib/routing/crawling';
import { sitemapIndexPath } from '@/lib/routing/sitemap-url';
import { pageUrl } from '@/lib/seo/page-url';
import type { SitemapEntry } from '@/lib/seo/sitemap/entry';
import { element, writeXml } from '@/lib/share/feeds/xml';

const xmlns = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** Writes the index of a sitemap, of files by their paths (sitemaps.org, « Sitemap index »). */
export function writeSitemapIndex(files: string[]): string {
  return writeXml(
    element(
      'sitemapindex',
      files.map((path) => element('sitemap', [location(path)])),
      xmlns,
    ),
  );
}

/** Writes a file of a sitemap (sitemaps.org, « XML tag definitions »). */
export function writeSitemap(entries: SitemapEntry[]): string {
  return writeXml(element('urlset', entries.map(url), xmlns));
}

function url({ path, lastmod }: SitemapEntry) {
  const changed = lastmod === null ? [] : [element('lastmod', [lastmod])];
  return element('url', [location(path), ...changed]);
}

function location(path: string) {
  return element('loc', [pageUrl(path)]);
}

type Settings = Pick<typeof config, 'INDEXING' | 'SITE_URL'>;

/**
 * Writes robots.txt (RFC 9309). A deployment that is not indexed sends `X-Robots-Tag` with every response: crawlers may
 * read everything, to see it. It announces no sitemap.
 */
export function robotsText({ INDEXING, SITE_URL }: Settings): string {
  if (INDEXING === 'off') return 'User-agent: *\nDisallow:\n';
  const rules = crawlRules.join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${SITE_URL}${sitemapIndexPath}\n`;
}
