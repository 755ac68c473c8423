/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { writeSitemap, writeSitemapIndex } from './write';

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
