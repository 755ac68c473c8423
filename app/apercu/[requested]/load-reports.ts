import pLimit from 'p-limit';
import { siteClient } from '@/lib/api/site';
import { config } from '@/lib/config';
import { dayAt } from '@/lib/french/day';
import { withCachedImages } from '@/lib/seo-audit/cached-images';
import { type Example, examplesOf } from '@/lib/seo-audit/examples';
import { type Report, report } from '@/lib/seo-audit/report';
import { readSiteFacts } from '@/lib/seo-audit/site/site-facts';

/** Milliseconds, so that a slow page costs itself and no other. */
const forSitemap = 5_000;
const forPage = 8_000;
const forTable = 20_000;

const pagesAtOnce = 4;

/** Files of the sitemap that are read for a preview: each may cost the API some calls. */
const maxFiles = 20;

/** What one page of the site is, as it is served now. */
export async function loadReport(path: string): Promise<Report> {
  const site = await readSite([path]);
  return report(path, siteClient(AbortSignal.timeout(2 * forPage), forPage), site);
}

/** What a page of each kind is, as it is served now. */
export async function loadTable(): Promise<{ example: Example; report: Report }[]> {
  const client = siteClient(AbortSignal.timeout(forTable), forPage);
  const [list, blog] = await Promise.all([client.text('/annonces'), client.text('/blog')]);
  const examples = examplesOf(list, blog, dayAt(new Date()));
  const site = await readSite(examples.map(({ path }) => path));
  const reader = withCachedImages(client);
  const atOnce = pLimit(pagesAtOnce);
  return atOnce.map(examples, async (example) => ({
    example,
    report: await report(example.path, reader, site, example.missing),
  }));
}

function readSite(paths: string[]) {
  const { text } = siteClient(AbortSignal.timeout(forSitemap), forSitemap);
  return readSiteFacts(config.SITE_URL, paths, text, maxFiles);
}
