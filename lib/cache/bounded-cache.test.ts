import { describe, expect, test } from '@jest/globals';
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

describe('a flood', () => {
  const size = 1_000;
  /** Numbers of other entries than those of a test. */
  let flood = 0;

  /** Requests other entries, each so many times, as the response cache does: the first time it sets them. */
  function request(cache: BoundedCache<number>, timesOf: (index: number) => number, count: number) {
    for (let index = 0; index < count; index += 1) {
      flood += 1;
      const name = `flood ${flood}`;
      for (let time = 0; time < timesOf(index); time += 1) {
        if (cache.get(name) === undefined) cache.set(name, size);
      }
    }
  }

  function hot(cache: BoundedCache<number>, name: string, count: number, reads: number) {
    for (let read = 0; read <= reads; read += 1) {
      for (let index = 0; index < count; index += 1) {
        if (cache.get(`${name} ${index}`) === undefined) cache.set(`${name} ${index}`, size);
      }
    }
  }

  const leftOf = (cache: BoundedCache<number>, name: string, count: number) =>
    Array.from({ length: count }, (_, index) => cache.has(`${name} ${index}`)).filter(Boolean)
      .length;

  test('of entries that are requested one to three times evicts none that was read ten times', () => {
    const times = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 9 });
    const share = fc.integer({ min: 3, max: 9 });
    fc.assert(
      fc.property(times, share, (list, larger) => {
        const cache = new BoundedCache<number>((20_000 * size) / larger, (value) => value);
        hot(cache, 'hot', 100, 10);
        request(cache, (index) => list[index % list.length] ?? 1, 20_000);
        expect(leftOf(cache, 'hot', 100)).toBe(100);
        expect(cache.bytes).toBeLessThanOrEqual(cache.maxBytes);
      }),
      { numRuns: 20 },
    );
  });

  test('what was read most long ago leaves for what is read now', () => {
    const cache = new BoundedCache<number>(100 * size, (value) => value);
    hot(cache, 'old', 75, 100);
    for (let time = 0; time < 5; time += 1) {
      hot(cache, `new ${time}`, 10, 10);
      request(cache, () => 1, 20);
    }
    expect(leftOf(cache, 'old', 75)).toBeLessThan(40);
    for (let time = 0; time < 5; time += 1) expect(leftOf(cache, `new ${time}`, 10)).toBe(10);
  });

  test('takes as long for each entry, however many there are', () => {
    const timeOf = (entries: number) => {
      const cache = new BoundedCache<number>(entries * size, () => size - 26);
      const started = process.cpuUsage();
      request(cache, (index) => 1 + (index % 3), 200_000);
      return process.cpuUsage(started).user;
    };
    timeOf(100);
    expect(timeOf(40_000) / timeOf(400)).toBeLessThan(6);
  });
});
