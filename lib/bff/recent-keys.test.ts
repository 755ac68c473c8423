import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RecentKeys } from './recent-keys';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a key expires a fixed time after its first use', () => {
  const names = new RecentKeys(10, 1_000);
  names.touch('a');
  jest.advanceTimersByTime(600);
  names.touch('a');
  names.touch('b');
  jest.advanceTimersByTime(399);
  expect(names.size).toBe(2);
  jest.advanceTimersByTime(1);
  expect(names.size).toBe(1);
  jest.advanceTimersByTime(600);
  expect(names.size).toBe(0);
});

test('the least recently used key is evicted, and has a new expiry when it is added again', () => {
  const names = new RecentKeys(2, 1_000);
  expect([names.touch('a'), names.touch('b'), names.touch('a')]).toEqual([null, null, null]);
  jest.advanceTimersByTime(500);
  expect(names.touch('c')).toBe('b');
  expect(names.touch('b')).toBe('a');
  jest.advanceTimersByTime(999);
  expect(names.size).toBe(2);
  jest.advanceTimersByTime(1);
  expect(names.size).toBe(0);
});
