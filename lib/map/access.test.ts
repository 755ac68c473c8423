import { expect, test } from '@jest/globals';
import { adHref, adListPath } from '@/lib/ads/search';
import { canShowMap, mapsAccess } from './access';

test('without a key there is no map, even with a map id', () => {
  expect(mapsAccess({})).toBeNull();
  expect(mapsAccess({ GOOGLE_MAPS_MAP_ID: '8e0a97af9386fef' })).toBeNull();
});

test('a key without a map id uses the demo id of Google', () => {
  expect(mapsAccess({ GOOGLE_MAPS_API_KEY: 'AIza' })).toEqual({
    apiKey: 'AIza',
    mapId: 'DEMO_MAP_ID',
  });
  expect(mapsAccess({ GOOGLE_MAPS_API_KEY: 'AIza', GOOGLE_MAPS_MAP_ID: '8e0a' })).toEqual({
    apiKey: 'AIza',
    mapId: '8e0a',
  });
});

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
