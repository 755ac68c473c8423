import pLimit from 'p-limit';
import { sentence } from '@/lib/french/sentence';
import { isOwnCanonical } from './expectation';
import { type Finding, finding } from './finding';
import { withKeptImages } from './kept-images';
import { type Report, report, type SiteReader } from './report';
import { robotsDirectives } from './robots-directives';
import { type PageWords, sharedWords } from './shared-words';
import { readSiteRules, sitemapReader } from './site-facts';
import { readSitemapFiles } from './sitemap';
import { descriptionOf, titleOf } from './summary';

/** What is kept of a page that was checked. */
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
  /** What is wrong with the sitemap itself, by file. */
  sitemap: { file: string; finding: Finding }[];
  pages: CheckedPage[];
};

type Reader = SiteReader & { text(path: string): Promise<string | null> };

type Settings = {
  siteUrl: string;
  /** How many pages are read at once. */
  concurrency: number;
  /** The most pages that are checked. */
  limit: number;
  onProgress(done: number, total: number): void;
};

/** There is nothing to check: no sitemap, or one that lists nothing. */
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

  const asked = paths.slice(0, limit);
  const site = { siteUrl, robotsTxt, listed: () => 'yes' as const, now: new Date() };
  const once = withKeptImages(reader);
  const atOnce = pLimit(concurrency);
  const words: PageWords[] = [];
  let done = 0;
  onProgress(done, asked.length);
  const pages = await atOnce.map(asked, async (path) => {
    const read = await report(path, once, site);
    if (isFoundHere(read))
      words.push({ path, title: titleOf(read), description: descriptionOf(read) });
    done += 1;
    onProgress(done, asked.length);
    const { status, findings } = read;
    return { path, status, title: titleOf(read), findings };
  });
  const shared = sharedWords(words);
  for (const { path, findings } of pages) findings.push(...(shared.get(path) ?? []));
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
    if (pages === null) faults.push({ file, finding: unreadable });
    for (const address of pages ?? []) {
      const path = pathOn(siteUrl, address);
      if (path === null) faults.push({ file, finding: foreign(address) });
      else paths.add(path);
    }
  }
  return { files, paths: [...paths], faults };
}

const unreadable = finding(
  'sitemap-unreadable',
  'Ce fichier du plan du site ne se lit pas.',
  sentence`Signalez-le à l’équipe technique : les moteurs ne trouveront pas ses pages.`,
);

function foreign(address: string): Finding {
  return finding(
    'sitemap-foreign',
    sentence`Le plan du site contient une adresse qui n’est pas de ce site : ${address}`,
    sentence`Vérifiez l’adresse du site : est-elle celle de sa configuration (SITE_URL) ?`,
  );
}

function pathOn(siteUrl: string, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search } = new URL(address);
  return origin === new URL(siteUrl).origin ? pathname + search : null;
}

/** Whether search engines keep a page under its own address. */
function isFoundHere({ status, expected, path, page }: Report): boolean {
  const isOpen = page !== null && robotsDirectives(page).closedBy === null;
  return status === 200 && isOpen && isOwnCanonical(path, expected);
}
