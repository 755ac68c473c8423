import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRateLimit } from './prefetch-rate-limit';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('it allows as many names as its maximum', () => {
  const take = createRateLimit(3, 1_000);
  expect(['a', 'b', 'c', 'd', 'e'].map(take)).toEqual([true, true, true, false, false]);
});

test('it allows the same name once, and counts it once', () => {
  const take = createRateLimit(2, 1_000);
  expect(['a', 'a', 'a', 'b', 'c'].map(take)).toEqual([true, false, false, true, false]);
});

test('each name expires after its own period', () => {
  const take = createRateLimit(2, 1_000);
  take('a');
  jest.advanceTimersByTime(600);
  take('b');
  jest.advanceTimersByTime(399);
  expect(take('c')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(take('a')).toBe(true);
  expect(take('c')).toBe(false);
  jest.advanceTimersByTime(600);
  expect(take('c')).toBe(true);
});

test('a rejected name is not counted', () => {
  const take = createRateLimit(1, 1_000);
  take('a');
  jest.advanceTimersByTime(999);
  expect(take('b')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(take('b')).toBe(true);
});
