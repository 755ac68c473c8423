import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AdStore } from './ad-store';

const jsonOf = (number: number) => JSON.stringify({ number, text: `« Été »\n${'é'.repeat(200)}` });

test('ads are as they were last put, in any order of rows', () => {
  const row = fc.nat(20);
  const change = fc.record({ row, isRemoved: fc.boolean(), read: row });
  fc.assert(
    fc.property(fc.array(change, { minLength: 30, maxLength: 100 }), (changes) => {
      const store = new AdStore();
      const expected = new Map<number, string>();
      for (const [at, { row, isRemoved, read }] of changes.entries()) {
        if (isRemoved) store.remove(row);
        else store.put(row, jsonOf(at));
        if (isRemoved) expected.delete(row);
        else expected.set(row, jsonOf(at));
        if (expected.has(read)) expect(store.json(read)).toBe(expected.get(read));
        else expect(() => store.json(read)).toThrow(RangeError);
      }
      for (const [row, json] of expected) expect(store.json(row)).toBe(json);
    }),
  );
});

test('it says about how much memory it takes, of which removed ads take none', () => {
  const store = new AdStore();
  expect(store.bytes).toBe(0);
  for (let row = 0; row < 800; row += 1) store.put(row, jsonOf(row));
  const full = store.bytes;
  expect(full).toBeGreaterThan(800);
  expect(full).toBeLessThan(800 * 100);
  for (let row = 0; row < 800; row += 1) store.remove(row);
  expect(store.bytes).toBeLessThan(full / 5);
});
