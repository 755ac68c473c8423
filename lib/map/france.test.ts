/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
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
  viewportOf(groupByPlace(places.map((coordinates) => ({ coordinates }))));

const france = { kind: 'centre', centre: { latitude: 46.5, longitude: 2.5 }, zoom: 6 };

test('without places: France', () => {
  expect(viewOf()).toEqual(france);
});

test('the viewport of one place is zoomed in', () => {
  const near = { kind: 'centre', centre: quimper, zoom: 11 };
  expect(viewOf(quimper)).toEqual(near);
  expect(viewOf(quimper, quimper)).toEqual(near);
});

test('the viewport of several places has padding', () => {
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

function storageOf(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    getItem: jest.fn((name: string) => values.get(name) ?? null),
    setItem: jest.fn((name: string, value: string) => void values.set(name, value)),
  };
}

const name = 'medireleve.placeholder.||brest';

test.each([
  [0, { latitude: 41, longitude: -5.2 }],
  [0.5, { latitude: 46.1, longitude: 2.25 }],
  [1 - Number.EPSILON, { latitude: 51.2, longitude: 9.7 }],
])('it is within the bounds of France: %d', (drawn, { latitude, longitude }) => {
  const place = placeholderFor('||brest', storageOf(), () => drawn);
  expect(place.latitude).toBeCloseTo(latitude, 10);
  expect(place.longitude).toBeCloseTo(longitude, 10);
});

test('both coordinates are random, and differ between addresses', () => {
  const storage = storageOf();
  const drawn = [0.1, 0.9, 0.2, 0.8];
  const random = () => drawn.shift() ?? 0;
  const brest = placeholderFor('||brest', storage, random);
  const quimper = placeholderFor('||quimper', storage, random);
  expect(brest.latitude).toBeCloseTo(42.02);
  expect(brest.longitude).toBeCloseTo(8.21);
  expect(quimper).not.toEqual(brest);
});

test('the placeholder of an address is stable', () => {
  const storage = storageOf();
  const first = placeholderFor('||brest', storage);
  expect(placeholderFor('||brest', storage)).toEqual(first);
  expect(placeholderFor('||brest', storageOf(), () => 0)).not.toEqual(first);
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
  const storage = storageOf({ [name]: rubbish });
  const place = placeholderFor('||brest', storage, () => 0);
  expect(place).toEqual({ latitude: 41, longitude: -5.2 });
  expect(storage.setItem).toHaveBeenCalledWith(name, JSON.stringify(place));
});

test('a full or blocked storage is tolerated', () => {
  const refuse = () => {
    throw new DOMException('quota', 'QuotaExceededError');
  };
  const place = { latitude: 41, longitude: -5.2 };
  expect(placeholderFor('||brest', { ...storageOf(), setItem: refuse }, () => 0)).toEqual(place);
  expect(placeholderFor('||brest', { getItem: refuse, setItem: refuse }, () => 0)).toEqual(place);
});
