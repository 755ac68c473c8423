import { expect, test } from '@jest/globals';
import { count, id, isId, numberWithin, readNumber } from './number';

test.each([
  [12, 12],
  ['12', 12],
  [' 12.50 ', 12.5],
  ['-3.25', -3.25],
  ['+1', 1],
  ['', null],
  [' ', null],
  ['12,5', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  ['9'.repeat(400), null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [true, null],
  [[12], null],
  [null, null],
])('the number in %j', (value, read) => {
  expect(readNumber(value)).toBe(read);
});

test('a number lies within its bounds, or is none', () => {
  const percentage = numberWithin(0, 100);
  expect(percentage.parse('0')).toBe(0);
  expect(percentage.parse(100)).toBe(100);
  expect(percentage.parse(100.01)).toBeNull();
  expect(percentage.parse(-0.01)).toBeNull();
});

test('ids are positive safe integers, counts may be zero', () => {
  expect(id.parse('7')).toBe(7);
  expect(id.safeParse(0).success).toBe(false);
  expect(id.safeParse(undefined).success).toBe(false);
  expect(count.parse('0')).toBe(0);
  expect(count.safeParse(-1).success).toBe(false);
  expect(isId(2 ** 53)).toBe(false);
  expect(isId(Number.NaN)).toBe(false);
});
