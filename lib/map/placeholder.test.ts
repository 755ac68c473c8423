import { expect, jest, test } from '@jest/globals';
import { placeholderFor } from './placeholder';

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
