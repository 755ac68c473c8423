import { expect, test } from '@jest/globals';
import { AdStore } from './ad-store';

const jsonOf = (number: number) => JSON.stringify({ number, text: `« Été »\n${'é'.repeat(200)}` });

/** Numbers below `below` that look random, the same in each run. */
function* draw(count: number, below: number): Generator<number> {
  let state = 1;
  for (let at = 0; at < count; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    yield state % below;
  }
}

test('ads are as they were last put, in any order of rows', () => {
  const store = new AdStore();
  const expected = new Map<number, string>();
  for (const [at, row] of [...draw(2_000, 100)].entries()) {
    if (at % 5 === 0 && expected.delete(row)) store.remove(row);
    else {
      store.put(row, jsonOf(at));
      expected.set(row, jsonOf(at));
    }
    const [read = 0] = draw(1 + (at % 7), 100);
    if (expected.has(read)) expect(store.json(read)).toBe(expected.get(read));
    else expect(() => store.json(read)).toThrow(RangeError);
  }
  for (const [row, json] of expected) expect(store.json(row)).toBe(json);
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
