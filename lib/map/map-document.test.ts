import { expect, test } from '@jest/globals';
import { adHref, adListPath } from '@/lib/ads/search';
import { canShowMap } from './map-document';

test('the list and the ads can show the map', () => {
  expect([adListPath, adHref(12)].map(canShowMap)).toEqual([true, true]);
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
