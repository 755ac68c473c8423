import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { adsCacheLife } from './cache';
import { fakeNextCache } from './resources/next-cache.fixture';

const nextCache = fakeNextCache();
jest.unstable_mockModule('next/cache', () => nextCache);

const { getToday } = await import('./today');

beforeEach(() => {
  nextCache.takePage();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20', adsCacheLife],
  ['2026-11-20T22:58:00Z', '2026-11-20', 120],
  ['2026-11-20T22:59:59.900Z', '2026-11-20', 1],
  ['2026-11-20T23:00:00Z', '2026-11-21', adsCacheLife],
])('at %s it is %s, for %d seconds at most', async (now, today, seconds) => {
  jest.setSystemTime(new Date(now));
  expect(await getToday()).toBe(today);
  expect(nextCache.takePage().revalidate).toBe(seconds);
});
