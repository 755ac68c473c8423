import type { config } from '@/lib/config';
import { sitemapIndexPath } from '@/lib/sitemap/sitemap-url';

/**
 * Not worth crawling: responses for our own scripts.
 *
 * Pages that should not be indexed are not listed here: robots.txt keeps no URL out of an index, and a
 * crawler that may not read a page never sees its `noindex` nor its canonical. This concerns password
 * resets, whose URL holds a token, and the preview of editors, which are both `noindex`; and filtered
 * lists, whose canonical is the unfiltered list.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
const disallowed = '/api/';

/**
 * The text of robots.txt. A deployment that is not indexed sends `X-Robots-Tag` with every response:
 * crawlers may read everything, to see it. It announces no sitemap.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robotsText({
  INDEXING,
  SITE_URL,
}: Pick<typeof config, 'INDEXING' | 'SITE_URL'>): string {
  if (INDEXING === 'off') return 'User-agent: *\nDisallow:\n';
  return `User-agent: *\nDisallow: ${disallowed}\n\nSitemap: ${SITE_URL}${sitemapIndexPath}\n`;
}
