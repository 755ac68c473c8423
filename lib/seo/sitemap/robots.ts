import type { config } from '@/lib/config';
import { crawlRules } from '@/lib/routing/crawling';
import { sitemapIndexPath } from '@/lib/routing/sitemap-url';

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
  const rules = crawlRules.join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${SITE_URL}${sitemapIndexPath}\n`;
}
