import { expect, test } from '@jest/globals';
import { readSitemapFile, type SitemapFile, sitemapFileHref, sitemapFilePath } from './sitemap-url';

test.each<[SitemapFile, string]>([
  [{ kind: 'pages' }, '/sitemap-pages.xml'],
  [{ kind: 'places' }, '/sitemap-places.xml'],
  [{ kind: 'posts', number: 1 }, '/sitemap-posts-1.xml'],
  [{ kind: 'ads', number: 50_000 }, '/sitemap-ads-50000.xml'],
])('the URL of %j is %s', (file, href) => {
  expect(sitemapFileHref(file)).toBe(href);
  const path = sitemapFilePath(href) ?? '';
  expect(readSitemapFile(path.replace('/sitemaps/', ''))).toEqual(file);
});

test.each([
  '/sitemap.xml',
  '/sitemap-ads.xml',
  '/sitemap-ads-0.xml',
  '/sitemap-ads-01.xml',
  '/sitemap-ads-100000.xml',
  '/sitemap-ads--1.xml',
  '/sitemap-pages-1.xml',
  '/sitemap-places-1.xml',
  '/sitemap-users-1.xml',
  '/sitemap-ads-1.xml/',
  '/a/sitemap-ads-1.xml',
])('%s is the URL of no file', (pathname) => {
  expect(sitemapFilePath(pathname)).toBeNull();
});
