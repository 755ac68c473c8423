import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BoundedCache, namedCaches } from './bounded-cache';

/** Space for ten values; keys of four characters take 8 bytes of their own. */
const newCache = () => new BoundedCache<number>(100, () => 2);
const key = (number: number) => String(number).padStart(4, '0');

test('a value can be read, replaced and deleted', () => {
  const cache = newCache();
  expect(cache.get(key(1))).toBeUndefined();
  cache.set(key(1), 1);
  cache.set(key(1), 2);
  expect(cache.get(key(1))).toBe(2);
  expect(cache.bytes).toBe(10);
  cache.delete(key(1));
  expect(cache.has(key(1))).toBe(false);
  expect(cache.bytes).toBe(0);
});

test('the oldest entry that was not read again is evicted first', () => {
  const cache = newCache();
  for (let number = 0; number < 11; number += 1) cache.set(key(number), number);
  expect(cache.has(key(0))).toBe(false);
  expect(cache.has(key(1))).toBe(true);
  expect(cache.bytes).toBe(100);
});

test('a cache with a name is found by it, with its state', () => {
  const cache = new BoundedCache<number>(100, () => 2, 'numbers');
  for (let number = 0; number < 12; number += 1) cache.set(key(number), number);
  cache.get(key(11));
  cache.delete(key(5));
  expect(namedCaches.get('numbers')).toMatchObject({
    entries: 9,
    bytes: 90,
    maxBytes: 100,
    evictions: 2,
  });
});

test('a flood of new entries does not evict those that are read again', () => {
  const cache = newCache();
  for (let number = 0; number < 5; number += 1) {
    cache.set(key(number), number);
    cache.get(key(number));
  }
  for (let number = 100; number < 10_000; number += 1) cache.set(key(number), number);
  for (let number = 0; number < 5; number += 1) expect(cache.get(key(number))).toBe(number);
  expect(cache.has(key(9_999))).toBe(true);
});

test('of the protected entries the least recently used is evicted', () => {
  const cache = newCache();
  for (let number = 0; number < 20; number += 1) {
    cache.set(key(number), number);
    cache.get(key(number));
  }
  expect(cache.has(key(19))).toBe(true);
  expect(cache.has(key(0))).toBe(false);
  expect(cache.bytes).toBeLessThanOrEqual(100);
});

test('a value too large for the probationary segment is not stored, and its old value is removed', () => {
  const cache = new BoundedCache<number>(100, (value) => value);
  cache.set(key(1), 1);
  cache.set(key(1), 50);
  expect(cache.has(key(1))).toBe(false);
  expect(cache.bytes).toBe(0);
});

test('the cache never exceeds its limit, and counts its bytes right', () => {
  const steps = fc.array(
    fc.record({
      step: fc.constantFrom('set', 'get', 'delete'),
      number: fc.nat(30),
      bytes: fc.nat(30),
    }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const cache = new BoundedCache<number>(100, (value) => value);
      const sizes = new Map<string, number>();
      for (const { step, number, bytes } of taken) {
        if (step === 'set') {
          cache.set(key(number), bytes);
          sizes.set(key(number), bytes);
        } else if (step === 'get') cache.get(key(number));
        else cache.delete(key(number));
        const stored = [...sizes].filter(([name]) => cache.has(name));
        expect(cache.bytes).toBe(stored.reduce((sum, [, size]) => sum + size + 8, 0));
        expect(cache.bytes).toBeLessThanOrEqual(100);
      }
    }),
  );
});
