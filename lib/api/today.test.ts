import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lifeOfAds } from './cache';

const cacheLife = jest.fn();
jest.unstable_mockModule('next/cache', () => ({ cacheLife }));

const { getToday } = await import('./today');

beforeEach(() => {
  cacheLife.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20', lifeOfAds.revalidate],
  ['2026-11-20T22:58:00Z', '2026-11-20', 120],
  ['2026-11-20T22:59:59.900Z', '2026-11-20', 1],
  ['2026-11-20T23:00:00Z', '2026-11-21', lifeOfAds.revalidate],
])('at %s it is %s, for %d seconds at most', async (now, today, seconds) => {
  jest.setSystemTime(new Date(now));
  expect(await getToday()).toBe(today);
  expect(cacheLife.mock.calls).toEqual([[{ ...lifeOfAds, revalidate: seconds }]]);
});
