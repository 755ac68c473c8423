import { expect, test } from '@jest/globals';
import type { Coordinates } from '@/lib/ads/position';
import { isOnMap, viewportOf } from './france';
import { groupByPlace } from './placed-ads';

test.each([
  [48.85, 2.35, true],
  [41, -5.2, true],
  [51.2, 9.7, true],
  [40.99, 2, false],
  [51.21, 2, false],
  [48, -5.21, false],
  [48, 9.71, false],
  [-20.88, 55.45, false],
  [Number.NaN, 2, false],
])('%d, %d: %s', (latitude, longitude, expected) => {
  expect(isOnMap({ latitude, longitude })).toBe(expected);
});

const quimper = { latitude: 47.996, longitude: -4.1024 };
const rennes = { latitude: 48.1113, longitude: -1.68 };
const lyon = { latitude: 45.7597, longitude: 4.8525 };
const saintDenis = { latitude: -20.8789, longitude: 55.4481 };

const viewOf = (...places: Coordinates[]) =>
  viewportOf(groupByPlace(places.map((coordinates) => ({ coordinates }))));

const france = { kind: 'centre', centre: { latitude: 46.5, longitude: 2.5 }, zoom: 6 };

test('without places: France', () => {
  expect(viewOf()).toEqual(france);
});

test('one place, zoomed in', () => {
  const near = { kind: 'centre', centre: quimper, zoom: 11 };
  expect(viewOf(quimper)).toEqual(near);
  expect(viewOf(quimper, quimper)).toEqual(near);
});

test('several, with space around', () => {
  expect(viewOf(rennes, lyon, quimper)).toEqual({
    kind: 'bounds',
    bounds: { south: 45.7597, north: 48.1113, west: -4.1024, east: 4.8525 },
    padding: 20,
  });
});

test('places outside the bounds are ignored', () => {
  expect(viewOf(saintDenis)).toEqual(france);
  expect(viewOf(saintDenis, quimper)).toEqual(viewOf(quimper));
});
