import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RecentKeys } from './recent-keys';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a name is forgotten in time, however often it was seen since', () => {
  const names = new RecentKeys(10, 1_000);
  names.see('a');
  jest.advanceTimersByTime(600);
  names.see('a');
  names.see('b');
  jest.advanceTimersByTime(399);
  expect(names.size).toBe(2);
  jest.advanceTimersByTime(1);
  expect(names.size).toBe(1);
  jest.advanceTimersByTime(600);
  expect(names.size).toBe(0);
});

test('the least recently seen gives way, and has its whole time when it comes back', () => {
  const names = new RecentKeys(2, 1_000);
  expect([names.see('a'), names.see('b'), names.see('a')]).toEqual([null, null, null]);
  jest.advanceTimersByTime(500);
  expect(names.see('c')).toBe('b');
  expect(names.see('b')).toBe('a');
  jest.advanceTimersByTime(999);
  expect(names.size).toBe(2);
  jest.advanceTimersByTime(1);
  expect(names.size).toBe(0);
});
