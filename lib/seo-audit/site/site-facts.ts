import { pathOnSite } from '@/lib/seo-audit/path-on-site';
import type { SiteFacts } from '@/lib/seo-audit/report';
import { type RobotsTxt, readRobotsTxt } from './robots-txt';
import { findInSitemap, type ReadText } from './sitemap';

/** Reads a file of the site by its path; `null` when there is none. */
type ReadPath = (path: string) => Promise<string | null>;

/** The robots.txt of a site, and the URLs of its sitemaps. */
export type SiteRules = { robotsTxt: RobotsTxt | null; sitemaps: string[] };

/** Reads robots.txt. When it names no sitemap, `/sitemap.xml` is tried. */
export async function readSiteRules(siteUrl: string, read: ReadPath): Promise<SiteRules> {
  const text = await read('/robots.txt');
  const robotsTxt = text === null ? null : readRobotsTxt(text);
  const named = robotsTxt?.sitemaps ?? [];
  return { robotsTxt, sitemaps: named.length > 0 ? named : [`${siteUrl}/sitemap.xml`] };
}

/** Reads files of the sitemap, but none of another site. */
export function sitemapReader(siteUrl: string, read: ReadPath): ReadText {
  return async (url) => {
    const path = URL.canParse(url) ? pathOnSite(url, siteUrl) : null;
    return path === null ? null : read(path);
  };
}

/**
 * Reads the facts about the site that the audit of the pages at `paths` needs.
 *
 * @param max how many files of the sitemap are read at most.
 */
export async function readSiteFacts(
  siteUrl: string,
  paths: string[],
  read: ReadPath,
  max: number,
): Promise<SiteFacts> {
  const { robotsTxt, sitemaps } = await readSiteRules(siteUrl, read);
  const pages = paths.map((path) => new URL(path, siteUrl).href);
  const listed = await findInSitemap(pages, sitemaps, sitemapReader(siteUrl, read), max);
  return { siteUrl, robotsTxt, listed, now: new Date() };
}
