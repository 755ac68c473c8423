import pLimit from 'p-limit';
import { withCachedImages } from '@/lib/seo-audit/cached-images';
import { isOwnCanonical } from '@/lib/seo-audit/expectation';
import { pathOnSite } from '@/lib/seo-audit/path-on-site';
import { robotsDirectives } from '@/lib/seo-audit/read-page';
import { type Report, report, type SiteReader } from '@/lib/seo-audit/report';
import { type Finding, findingsOf } from '@/lib/seo-audit/rule';
import { repeatedTextRules } from '@/lib/seo-audit/rules/repeated-text';
import { sitemapRules } from '@/lib/seo-audit/rules/sitemap';
import { descriptionOf, titleOf } from '@/lib/seo-audit/summary';
import { readSiteRules, sitemapReader } from './site-facts';
import { readSitemapFiles } from './sitemap';

/** The result for a page. */
type CheckedPage = {
  path: string;
  status: number | null;
  title: string | null;
  findings: Finding[];
};

export type SiteCheck = {
  /** Files of the sitemap. */
  files: number;
  /** Pages it lists. */
  listed: number;
  /** The faults of the sitemap itself, by file. */
  sitemap: { file: string; finding: Finding }[];
  pages: CheckedPage[];
};

type Reader = SiteReader & { text(path: string): Promise<string | null> };

type Settings = {
  siteUrl: string;
  /** How many pages are read in parallel. */
  concurrency: number;
  /** The maximum of pages that are checked. */
  limit: number;
  onProgress(done: number, total: number): void;
};

/** The site has no sitemap, or an empty one. */
export class NoSitemapError extends Error {
  override name = 'NoSitemapError';
}

/**
 * Checks every page that the sitemap of a site lists, and the sitemap itself.
 *
 * @throws {NoSitemapError}
 */
export async function checkSite(reader: Reader, settings: Settings): Promise<SiteCheck> {
  const { siteUrl, concurrency, limit, onProgress } = settings;
  const { robotsTxt, sitemaps } = await readSiteRules(siteUrl, reader.text);
  const { files, paths, faults } = await readPaths(sitemaps, siteUrl, reader);
  if (paths.length === 0 && files <= 1) throw new NoSitemapError(sitemaps.join(', '));

  const checked = paths.slice(0, limit);
  const site = { siteUrl, robotsTxt, listed: () => 'yes' as const, now: new Date() };
  const once = withCachedImages(reader);
  const atOnce = pLimit(concurrency);
  const words: PageWords[] = [];
  let done = 0;
  onProgress(done, checked.length);
  const pages = await atOnce.map(checked, async (path) => {
    const read = await report(path, once, site);
    if (isIndexed(read))
      words.push({ path, title: titleOf(read), description: descriptionOf(read) });
    done += 1;
    onProgress(done, checked.length);
    const { status, findings } = read;
    return { path, status, title: titleOf(read), findings };
  });
  const repeated = repeatedTexts(words);
  for (const { path, findings } of pages) findings.push(...(repeated.get(path) ?? []));
  return { files, listed: paths.length, sitemap: faults, pages };
}

async function readPaths(sitemaps: string[], siteUrl: string, reader: Reader) {
  const paths = new Set<string>();
  const faults: SiteCheck['sitemap'] = [];
  let files = 0;
  for await (const { file, pages } of readSitemapFiles(
    sitemaps,
    sitemapReader(siteUrl, reader.text),
  )) {
    files += 1;
    const foreign: string[] = [];
    for (const address of pages ?? []) {
      const path = URL.canParse(address) ? pathOnSite(address, siteUrl) : null;
      if (path === null) foreign.push(address);
      else paths.add(path);
    }
    for (const finding of findingsOf(sitemapRules, { pages, foreign })) {
      faults.push({ file, finding });
    }
  }
  return { files, paths: [...paths], faults };
}

/** The texts of a page in search results. */
type PageWords = { path: string; title: string | null; description: string | null };

/** The findings on pages with the texts of another page, by path. */
function repeatedTexts(pages: PageWords[]): Map<string, Finding[]> {
  const titles = countsOf(pages.map(({ title }) => title));
  const descriptions = countsOf(pages.map(({ description }) => description));
  return new Map(
    pages.map(({ path, title, description }) => {
      const titleCount = titles.get(title) ?? 0;
      const descriptionCount = descriptions.get(description) ?? 0;
      const texts = { title, titleCount, description, descriptionCount };
      return [path, findingsOf(repeatedTextRules, texts)];
    }),
  );
}

function countsOf(texts: (string | null)[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Whether search engines index a page under its own URL. */
function isIndexed({ status, expected, path, page }: Report): boolean {
  const isOpen = page !== null && robotsDirectives(page).closedBy === null;
  return status === 200 && isOpen && isOwnCanonical(path, expected);
}
