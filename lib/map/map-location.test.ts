import { expect, test } from '@jest/globals';
import type { AdPosition } from '@/lib/ads/position';
import { mapLocationOf } from './map-location';

const withoutPosition: AdPosition = {
  id: 1,
  coordinates: null,
  geocodeKey: null,
  town: null,
  isOverseas: false,
};
const brest = { latitude: 48.39, longitude: -4.49 };
const ostende = { latitude: 51.23, longitude: 2.92 };
const saintDenis = { latitude: -20.88, longitude: 55.45 };

test.each([
  [{ coordinates: brest }, { kind: 'on-map', coordinates: brest }],
  [{ coordinates: ostende }, { kind: 'outside', isOverseas: false }],
  [
    { coordinates: saintDenis, isOverseas: true },
    { kind: 'outside', isOverseas: true },
  ],
  [
    { geocodeKey: '|97400|saint denis', isOverseas: true },
    { kind: 'outside', isOverseas: true },
  ],
  [{ geocodeKey: '||brest' }, { kind: 'not-found', geocodeKey: '||brest' }],
  [{}, { kind: 'no-address' }],
])('%j: %j', (position, expected) => {
  expect(mapLocationOf({ ...withoutPosition, ...position })).toEqual(expected);
});
