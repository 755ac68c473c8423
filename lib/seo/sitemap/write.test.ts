/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
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
  expect(robotsText({ INDEXING: 'on', SITE_URL }).split('\n')).toEqual([
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
    'Disallow: /inscription?',
    '',
    'Sitemap: https://www.medireleve.example/sitemap.xml',
    '',
  ]);
});

test('without indexing crawlers may read everything, to see X-Robots-Tag', () => {
  expect(robotsText({ INDEXING: 'off', SITE_URL })).toBe('User-agent: *\nDisallow:\n');
});
