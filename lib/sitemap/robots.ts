import type { config } from '@/lib/config';
import { sitemapIndexPath } from '@/lib/sitemap/sitemap-url';

/**
 * What there is no point in crawling: answers for our own scripts.
 *
 * What should not be found, but has an address that others may link to, is not here: robots.txt keeps
 * no address out of an index, and a crawler that may not read a page never sees its `noindex`, nor its
 * canonical. So nothing is said of the links of password resets, whose address holds a token, and of
 * the preview of editors, which both say `noindex`; nor of filtered lists, whose canonical is the
 * whole list.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
const notCrawled = '/api/';

/**
 * The text of robots.txt. A deployment that is not indexed says so in a header of every answer: for
 * the same reason crawlers are let in everywhere, to read it. It has no sitemap to announce.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robotsText({
  INDEXING,
  SITE_URL,
}: Pick<typeof config, 'INDEXING' | 'SITE_URL'>): string {
  if (INDEXING === 'off') return 'User-agent: *\nDisallow:\n';
  return `User-agent: *\nDisallow: ${notCrawled}\n\nSitemap: ${SITE_URL}${sitemapIndexPath}\n`;
}
