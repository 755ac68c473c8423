import pLimit from 'p-limit';
import { sentence } from '@/lib/french/text';
import { withLinks } from './links';
import { isOwnCanonical } from './page-kinds';
import { report } from './report';
import { findingsOf, type Rule, rule } from './rule';
import { pathOnSite, type ReadSite, type ReadText, readRobotsTxt, readSitemap } from './site';

export type SiteCheck = Awaited<ReturnType<typeof checkSite>>;

type Client = { get: ReadSite; text: ReadText };

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

/** A file of the sitemap: the URLs of its pages, and those of other sites among them. */
const sitemapRules: Rule<{ pages: string[] | null; foreign: string[] }>[] = [
  rule('sitemap-unreadable', 'error', 'Plan du site illisible', ({ pages }) => ({
    found: pages === null,
    problem: 'Ce fichier du plan du site ne se lit pas.',
    remedy: sentence`Signalez-le à l’équipe technique : les moteurs ne trouveront pas ses pages.`,
  })),
  rule('sitemap-foreign', 'error', sentence`Plan du site : autre site`, ({ foreign }) =>
    foreign.map((url) => ({
      found: true,
      problem: sentence`Le plan du site contient une adresse qui n’est pas de ce site : ${url}`,
      remedy: sentence`Vérifiez l’adresse du site : est-elle celle de sa configuration (SITE_URL) ?`,
    })),
  ),
];

/** An indexed page, with how many have its title and its description. */
const repeatedTextRules: Rule<{ title: string; titles: number; descriptions: number }>[] = [
  rule('title-shared', 'advice', 'Titre commun à plusieurs pages', ({ title, titles }) => ({
    found: titles > 1,
    problem: sentence`Le titre « ${title} » est celui de ${titles} pages.`,
    remedy: sentence`Distinguez-les : Google n’en montre souvent qu’une.`,
  })),
  rule('description-shared', 'advice', 'Description commune à plusieurs pages', (page) => ({
    found: page.descriptions > 1,
    problem: sentence`La description est celle de ${page.descriptions} pages.`,
    remedy: sentence`Distinguez-les : dites ce que chacune a de particulier.`,
  })),
];

/** Checks every page that the sitemap of a site lists, and the sitemap itself. @throws {NoSitemapError} */
export async function checkSite({ get, text }: Client, settings: Settings) {
  const { siteUrl, concurrency, limit, onProgress } = settings;
  const robotsTxt = await readRobotsTxt(text);
  const files: string[] = [];
  const paths = new Set<string>();
  // The findings on the sitemap itself.
  const sitemap = [];
  for await (const { file, pages } of readSitemap(siteUrl, robotsTxt, text)) {
    files.push(file);
    const foreign: string[] = [];
    for (const url of pages ?? []) {
      const path = pathOnSite(url, siteUrl);
      if (path === null) foreign.push(url);
      else paths.add(path);
    }
    const findings = findingsOf(sitemapRules, { pages, foreign });
    for (const finding of findings) sitemap.push({ file, finding });
  }
  if (paths.size === 0 && files.length <= 1) throw new NoSitemapError(files.join(', '));

  const checked = [...paths].slice(0, limit);
  const site = { siteUrl, robotsTxt, listed: () => 'yes' as const };
  let done = 0;
  onProgress(done, checked.length);
  const audited = await pLimit(concurrency).map(checked, async (path) => {
    const audit = await report(path, get, site);
    done += 1;
    onProgress(done, checked.length);
    const { isPage, status, closedBy, expected, findings, title, description } = audit;
    // Whether search engines index the page under its own URL.
    const isIndexed = isPage && status === 200 && !closedBy && isOwnCanonical(path, expected);
    const { location, ids, links } = audit;
    return { path, status, findings, title, description, isIndexed, location, ids, links };
  });
  const audits = await withLinks(audited, get);

  const indexed = audits.filter((audit) => audit.isIndexed);
  const titles = Map.groupBy(indexed, ({ title }) => title);
  const descriptions = Map.groupBy(indexed, ({ description }) => description);
  // Empty texts do not count.
  for (const texts of [titles, descriptions]) texts.delete('');
  const pages = audits.map(({ path, status, findings, title, description, isIndexed }) => {
    const counts = {
      titles: titles.get(title)?.length ?? 0,
      descriptions: descriptions.get(description)?.length ?? 0,
    };
    const more = isIndexed ? findingsOf(repeatedTextRules, { title, ...counts }) : [];
    return { path, status: status || null, title: title || null, findings: [...findings, ...more] };
  });
  return { files: files.length, listed: paths.size, sitemap, pages };
}
