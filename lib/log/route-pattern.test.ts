import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { routePattern, routes } from './route-pattern';

test.each([
  ['/', '/'],
  ['/annonces', '/annonces'],
  ['/annonces/?page=2', '/annonces'],
  ['/annonces/12', '/annonces/[id]'],
  ['/annonces/rss.xml?specialty=3', '/annonces/rss.xml'],
  ['/annonces/specialite/pediatrie', '/annonces/specialite/[slug]'],
  ['/reset-password/MQ/jeton', '/reset-password/[uid]/[token]'],
  ['/reset-password/MQ/jeton/suite', 'other'],
  ['/reset-passw%6Frd/MQ/jeton', 'other'],
  ['/sitemap-ads-3.xml', '/sitemap-[file].xml'],
  ['/api/v1/ads/random/', '/api/v1/ads/random'],
  ['/api/v1/ads/12/', '/api/v1/ads/[id]'],
  ['/_next/static/chunks/abc.js', '/_next/static'],
  ['/_next/image?url=%2Fa.png', '/_next/image'],
  ['//evil.example/', 'other'],
  ['/claire@example.org', 'other'],
  ['', 'other'],
])('%s is of the kind %s', (address, route) => {
  expect(routePattern(address)).toBe(route);
});

/** Led to by proxy.ts from an address of its own, or the answer to whatever is nothing. */
const internal = [
  '/annonces/recherche/[search]',
  '/blog/recherche/[search]',
  '/inscription/formulaire/[form]',
  '/apercu/[asked]',
  '/sitemaps/[file]',
  '/api/[[...path]]',
];

test('every page and every handler of the site is known', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .map(
      (file) => `/${file}`.replace(/\/(?:page|route)\.tsx?$/, '').replace(/\/\(\w+\)/, '') || '/',
    );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((route) => !routes.includes(route) && !internal.includes(route))).toEqual([]);
});
