import { expect, test } from '@jest/globals';
import { adListPagePath } from '@/lib/ads/list-page';
import { adHref, adListPath, parseAdSearch } from '@/lib/ads/search';
import { canCachedPageShowMap, canShowMap } from './map-pages';

const searches = ['', 'view=map&page=2', 'startDate=2027-01-01'];

test('the list and the ads can show the map, by their public and their internal paths', () => {
  expect([adListPath, adHref(12)].map(canShowMap)).toEqual([true, true]);
  const cached = searches.map((query) => adListPagePath(parseAdSearch(new URLSearchParams(query))));
  expect([adHref(12), ...cached].map(canCachedPageShowMap)).not.toContain(false);
  expect(cached.map(canShowMap)).not.toContain(true);
});

test.each([
  '/',
  '/blog',
  '/annonces/0',
  '/annonces/012',
  '/annonces/12/carte',
  '/annonces/rss.xml',
  '/annonces/specialite/medecine-generale',
  '/annonces/recherche/a/b',
])('no other page can: %s', (path) => {
  expect([canShowMap(path), canCachedPageShowMap(path)]).toEqual([false, false]);
});
