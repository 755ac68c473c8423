/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import robotsParser from 'robots-parser';
import { robotsText, writeSitemap, writeSitemapIndex } from './write';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const read = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement;
const texts = (root: Element, name: string) =>
  [...root.getElementsByTagNameNS(namespace, name)].map(({ textContent }) => textContent);

test('an index lists its files by absolute URL', () => {
  const index = read(writeSitemapIndex(['/sitemap-pages.xml', '/sitemap-ads-1.xml']));
  expect(index.localName).toBe('sitemapindex');
  expect(texts(index, 'loc')).toEqual([
    'https://www.medireleve.example/sitemap-pages.xml',
    'https://www.medireleve.example/sitemap-ads-1.xml',
  ]);
});

test('a URL has a lastmod only if it is known', () => {
  const file = read(
    writeSitemap([
      { path: '/', lastmod: null },
      { path: '/blog/a', lastmod: '2026-12-01T07:30:00.000Z' },
    ]),
  );
  expect(file.localName).toBe('urlset');
  expect(texts(file, 'loc')).toEqual([
    'https://www.medireleve.example',
    'https://www.medireleve.example/blog/a',
  ]);
  const [home, post] = file.getElementsByTagNameNS(namespace, 'url');
  expect(home?.children).toHaveLength(1);
  expect(post && texts(post, 'lastmod')).toEqual(['2026-12-01T07:30:00.000Z']);
});

test('a URL survives escaping', () => {
  const path = '/blog?a=1&b=<2>"\'';
  expect(texts(read(writeSitemap([{ path, lastmod: null }])), 'loc')).toEqual([
    `https://www.medireleve.example${path}`,
  ]);
});

const SITE_URL = 'https://www.medireleve.example';

test('crawlers are told where not to go, and find the sitemap', () => {
  const text = robotsText({ INDEXING: 'on', SITE_URL });
  const ofPreviews = /(?:User-agent: [\w-]+\n){10,}Disallow: \/api\/\nDisallow: \/apercu\n\n/;
  expect(text.replace(ofPreviews, '').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /annonces?',
    'Disallow: /annonces/*?',
    'Allow: /annonces?page=',
    'Disallow: /annonces?page=*&',
    'Disallow: /blog?',
    'Disallow: /blog/*?',
    'Allow: /blog?page=',
    'Disallow: /blog?page=*&',
    'Disallow: /annonces/*/agenda.ics',
    'Disallow: /annonces/*/signaler',
    'Disallow: /annonces/retour',
    'Disallow: /inscription?',
    'Disallow: /mes-annonces?',
    'Disallow: /observatoire?',
    '',
    'Sitemap: https://www.medireleve.example/sitemap.xml',
    '',
  ]);
});

const previewRobots = [
  ...['facebookexternalhit/1.1', 'Facebot', 'LinkedInBot/1.0', 'Twitterbot/1.0', 'WhatsApp/2.23'],
  ...[
    'Slackbot-LinkExpanding/1.0',
    'Slackbot/1.0',
    'TelegramBot',
    'Discordbot/2.0',
    'Pinterestbot',
  ],
  ...['redditbot/1.0', 'SkypeUriPreview', 'Iframely/1.3.1', 'Embedly/0.2', 'Mastodon/4.2.0'],
  ...['Bluesky', 'Cardyb/1.1', 'vkShare', 'Google-PageRenderer', 'MicrosoftPreview/2.0'],
];

describe('robots.txt', () => {
  const robots = robotsParser(`${SITE_URL}/robots.txt`, robotsText({ INDEXING: 'on', SITE_URL }));
  const allows = (robot: string, path: string) => robots.isAllowed(`${SITE_URL}${path}`, robot);

  test.each(previewRobots)('lets %s read whatever page somebody shares', (robot) => {
    for (const path of [
      '/annonces/90?place=dijon-21&radius=25',
      '/annonces?specialty=3&days=wed,thu',
      '/blog/un-article?tag=contrat',
      '/blog?q=nuit',
      '/inscription?profil=remplacant',
      '/annonces/lieu/quimper-29?utm_source=x',
      '/partage/annonces/90.png',
      '/',
    ]) {
      expect([path, allows(robot, path)]).toEqual([path, true]);
    }
    for (const path of ['/api/v1/ads', '/apercu', '/apercu?adresse=%2Fcgu']) {
      expect([path, allows(robot, path)]).toEqual([path, false]);
    }
  });

  test.each(['Googlebot', 'bingbot', 'Applebot', 'GPTBot', 'meta-externalagent', 'PinterestX'])(
    'keeps %s from searches',
    (robot) => {
      expect(allows(robot, '/annonces/90?place=dijon-21')).toBe(false);
      expect(allows(robot, '/annonces/90')).toBe(true);
    },
  );
});

test('without indexing crawlers may read everything, to see X-Robots-Tag', () => {
  expect(robotsText({ INDEXING: 'off', SITE_URL })).toBe('User-agent: *\nDisallow:\n');
});
