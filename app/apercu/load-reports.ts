import pLimit from 'p-limit';
import { readLatestPosts } from '@/lib/api/resources/first-pages';
import { siteClient } from '@/lib/api/site';
import { postHref } from '@/lib/blog/search';
import { config } from '@/lib/config/config';
import { dayAt } from '@/lib/french/day';
import { placesPath } from '@/lib/landing/landing-url';
import { routePattern } from '@/lib/routing/find-route';
import { logRepeated } from '@/lib/runtime/log/log';
import { examplesOf } from '@/lib/seo/audit/page-kinds';
import { type PageSummary, pageSummary, worstFirst } from '@/lib/seo/audit/page-report';
import { type Report, report } from '@/lib/seo/audit/report';
import { readSiteFacts, type SiteReader, withCachedImages } from '@/lib/seo/audit/site';

// Separate limits, so that a slow page does not fail the others.
const sitemapTimeoutMs = 5_000;
const pageTimeoutMs = 8_000;
const tableTimeoutMs = 20_000;

const maxConcurrentPages = 4;
/** Sitemap files read for a preview: each may take several calls of the API. */
const maxFiles = 20;

/** The report on one page of the site, as it is served now. */
export async function loadReport(path: string): Promise<Report> {
  const site = await readSite([path]);
  const client = siteClient(AbortSignal.timeout(2 * pageTimeoutMs), pageTimeoutMs);
  return report(path, withLog(client), site);
}

/** One page of each kind, as they are served now. */
export async function loadTable(): Promise<PageSummary[]> {
  const client = siteClient(AbortSignal.timeout(tableTimeoutMs), pageTimeoutMs);
  const lists = await Promise.all(['/annonces', '/blog', placesPath].map(client.text));
  return summarize(examplesOf(lists, dayAt(new Date())), client);
}

/** The latest posts, as they are served now: first those with the most to fix. */
export async function loadPosts(): Promise<PageSummary[]> {
  const client = siteClient(AbortSignal.timeout(tableTimeoutMs), pageTimeoutMs);
  const posts = await readLatestPosts(null);
  return worstFirst(
    await summarize(
      posts.map(({ slug }) => postHref(slug)),
      client,
    ),
  );
}

async function summarize(paths: string[], client: SiteReader): Promise<PageSummary[]> {
  const site = await readSite(paths);
  const reader = withLog(withCachedImages(client));
  return pLimit(maxConcurrentPages).map(paths, async (path) =>
    pageSummary(await report(path, reader, site)),
  );
}

function readSite(paths: string[]) {
  const { text } = siteClient(AbortSignal.timeout(sitemapTimeoutMs), sitemapTimeoutMs);
  return readSiteFacts(config.SITE_URL, paths, text, maxFiles);
}

/** Logs why the site cannot read one of its pages. */
function withLog(reader: SiteReader): SiteReader {
  return {
    ...reader,
    async page(path) {
      const served = await reader.page(path);
      const failure = { event: 'preview failed', route: routePattern(path) };
      if (served.kind === 'failed') {
        logRepeated('warn', { ...failure, reason: served.reason, code: served.code });
      } else if (served.status >= 500) {
        logRepeated('warn', { ...failure, reason: 'error', status: served.status });
      }
      return served;
    },
  };
}
