import type { config } from '@/lib/config/config';
import { crawlRules } from '@/lib/routing/crawling';
import { previewPath } from '@/lib/routing/preview-query';
import { sitemapIndexPath } from '@/lib/routing/sitemap-url';
import { pageUrl } from '@/lib/seo/page-metadata';
import { element, writeXml } from '@/lib/share/feeds/xml';

const xmlns = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const location = (path: string) => element('loc', [pageUrl(path)]);

/** Writes the index of a sitemap, of files by their paths (sitemaps.org, « Sitemap index »). */
export function writeSitemapIndex(files: string[]): string {
  const sitemaps = files.map((path) => element('sitemap', [location(path)]));
  return writeXml(element('sitemapindex', sitemaps, xmlns));
}

/** Writes a file of a sitemap (sitemaps.org, « XML tag definitions »). */
export function writeSitemap(entries: SitemapEntry[]): string {
  const urls = entries.map(({ path, lastmod }) => {
    const changed = lastmod === null ? [] : [element('lastmod', [lastmod])];
    return element('url', [location(path), ...changed]);
  });
  return writeXml(element('urlset', urls, xmlns));
}

/** Robots that draw the preview of a shared link. A person has shared it, with the query of a list or without. */
const previewRobots = [
  ...'facebookexternalhit Facebot meta-externalfetcher LinkedInBot Twitterbot WhatsApp'.split(' '),
  ...'Slackbot Slackbot-LinkExpanding Slack-ImgProxy TelegramBot Discordbot Viber'.split(' '),
  ...'SkypeUriPreview MicrosoftPreview Google-PageRenderer Pinterest Pinterestbot'.split(' '),
  ...'redditbot Mastodon Bluesky Cardyb vkShare Iframely Embedly Synapse Mattermost-Bot'.split(' '),
];

type Settings = Pick<typeof config, 'INDEXING' | 'SITE_URL'>;

/** Writes robots.txt (RFC 9309). Crawlers read all of a site that is not indexed, to see its `X-Robots-Tag`. */
export function robotsText({ INDEXING, SITE_URL }: Settings): string {
  if (INDEXING === 'off') return 'User-agent: *\nDisallow:\n';
  const rules = crawlRules().join('\n');
  const previews = previewRobots.map((name) => `User-agent: ${name}\n`).join('');
  const closed = `Disallow: /api/\nDisallow: ${previewPath}`;
  return `User-agent: *\n${rules}\n\n${previews}${closed}\n\nSitemap: ${SITE_URL}${sitemapIndexPath}\n`;
}

/** A URL of the sitemap. */
export type SitemapEntry = {
  /** From the root of the site. */
  path: string;
  /** When it last changed, an ISO 8601 day or instant; `null` when the API does not say. */
  lastmod: string | null;
};
