import { expect, test } from '@jest/globals';
import { adListPath } from '@/lib/ads/ad-paths';
import { adHref } from '@/lib/ads/search';
import { routes } from '@/lib/routing/routes';
import { canShowMap } from './map-document';

test('the list and the ads can show the map', () => {
  expect([adListPath, adHref(12)].map(canShowMap)).toEqual([true, true]);
});

test('the pages with a map are the ones of the table of routes, which is too large for the browser', () => {
  for (const { pattern, kind, showsMap = false } of routes) {
    if (kind === 'page') expect(canShowMap(pattern.replace('[id]', '12'))).toBe(showsMap);
  }
});

test.each([
  '/',
  '/blog',
  '/annonces/0',
  '/annonces/012',
  '/annonces/12/carte',
  '/annonces/rss.xml',
  '/annonces/specialite/medecine-generale',
])('no other page can: %s', (path) => {
  expect(canShowMap(path)).toBe(false);
});
