/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Coordinates } from '@/lib/places/coordinates';
import { isOnMap, placeholderFor, viewportOf } from './france';
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
  viewportOf(
    groupByPlace(
      places.map((coordinates, id) => ({ id, title: 'Gardes', place: null, coordinates })),
      '',
    ),
  );

const france = { center: { lat: 46.5, lng: 2.5 }, zoom: 6 };

test('without places: France', () => {
  expect(viewOf()).toEqual(france);
});

test('the viewport of one place is zoomed in', () => {
  const near = { center: { lat: 47.996, lng: -4.1024 }, zoom: 11 };
  expect(viewOf(quimper)).toEqual(near);
  expect(viewOf(quimper, quimper)).toEqual(near);
});

test('the viewport of several places has padding', () => {
  expect(viewOf(rennes, lyon, quimper)).toEqual({
    bounds: { south: 45.7597, north: 48.1113, west: -4.1024, east: 4.8525 },
    padding: 20,
  });
});

test('places outside the bounds are ignored', () => {
  expect(viewOf(saintDenis)).toEqual(france);
  expect(viewOf(saintDenis, quimper)).toEqual(viewOf(quimper));
});

const name = 'medireleve.placeholder.||brest';

beforeEach(() => {
  sessionStorage.clear();
});

test.each([
  [0, { latitude: 41, longitude: -5.2 }],
  [0.5, { latitude: 46.1, longitude: 2.25 }],
  [1 - Number.EPSILON, { latitude: 51.2, longitude: 9.7 }],
])('it is within the bounds of France: %d', (drawn, { latitude, longitude }) => {
  const place = placeholderFor('||brest', () => drawn);
  expect(place.latitude).toBeCloseTo(latitude, 10);
  expect(place.longitude).toBeCloseTo(longitude, 10);
});

test('both coordinates are random, and differ between addresses', () => {
  const drawn = [0.1, 0.9, 0.2, 0.8];
  const random = () => drawn.shift() ?? 0;
  const brest = placeholderFor('||brest', random);
  const quimper = placeholderFor('||quimper', random);
  expect(brest.latitude).toBeCloseTo(42.02);
  expect(brest.longitude).toBeCloseTo(8.21);
  expect(quimper).not.toEqual(brest);
});

test('the placeholder of an address is stable during a session', () => {
  const first = placeholderFor('||brest');
  expect(placeholderFor('||brest')).toEqual(first);
  sessionStorage.clear();
  expect(placeholderFor('||brest', () => 0)).not.toEqual(first);
});

test.each([
  '',
  'null',
  '{"latitude":48',
  '[]',
  '48',
  '{}',
  '{"latitude":48}',
  '{"latitude":"48","longitude":"2"}',
  '{"latitude":null,"longitude":null}',
  '{"latitude":2,"longitude":48}',
  '{"latitude":1e999,"longitude":2}',
])('an invalid stored value is replaced: %s', (rubbish) => {
  sessionStorage.setItem(name, rubbish);
  const place = placeholderFor('||brest', () => 0);
  expect(place).toEqual({ latitude: 41, longitude: -5.2 });
  expect(sessionStorage.getItem(name)).toBe(JSON.stringify(place));
});

test('a full or blocked storage is tolerated, and the placeholder stays', () => {
  const refuse = () => {
    throw new DOMException('quota', 'QuotaExceededError');
  };
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const lyon = placeholderFor('||lyon');
  expect(placeholderFor('||lyon')).toEqual(lyon);
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(placeholderFor('||lyon')).toEqual(lyon);
  full.mockRestore();
  blocked.mockRestore();
});
