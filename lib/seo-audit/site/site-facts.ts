import type { SiteFacts } from '@/lib/seo-audit/report';
import { type RobotsTxt, readRobotsTxt } from './robots-txt';
import { findInSitemap, type ReadText } from './sitemap';

/** Reads a text of the site by its path from the root; `null` when there is none. */
type ReadPath = (path: string) => Promise<string | null>;

/** What a site says of all its pages: what search engines may read, and where its sitemap begins. */
export type SiteRules = { robotsTxt: RobotsTxt | null; sitemaps: string[] };

/** Reads robots.txt. A site that names no sitemap there has it where everybody looks. */
export async function readSiteRules(siteUrl: string, read: ReadPath): Promise<SiteRules> {
  const text = await read('/robots.txt');
  const robotsTxt = text === null ? null : readRobotsTxt(text);
  const named = robotsTxt?.sitemaps ?? [];
  return { robotsTxt, sitemaps: named.length > 0 ? named : [`${siteUrl}/sitemap.xml`] };
}

/** Reads a file of the sitemap where the site is reached; none of another site is. */
export function sitemapReader(siteUrl: string, read: ReadPath): ReadText {
  return async (address) => {
    if (!URL.canParse(address)) return null;
    const { origin, pathname, search } = new URL(address);
    return origin === new URL(siteUrl).origin ? read(pathname + search) : null;
  };
}

/**
 * What is known of the site for the pages at `paths`.
 *
 * @param most files of the sitemap that are read to look for them.
 */
export async function readSiteFacts(
  siteUrl: string,
  paths: string[],
  read: ReadPath,
  most: number,
): Promise<SiteFacts> {
  const { robotsTxt, sitemaps } = await readSiteRules(siteUrl, read);
  const pages = paths.map((path) => new URL(path, siteUrl).href);
  const listed = await findInSitemap(pages, sitemaps, sitemapReader(siteUrl, read), most);
  return { siteUrl, robotsTxt, listed, now: new Date() };
}
