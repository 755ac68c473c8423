import { expect, test } from '@jest/globals';
import { mapsAccess } from './access';

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
