import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeRequest } from '@/lib/api/resources/fake-request.fixture';
import { getToday } from './today';

const request = fakeRequest();

beforeEach(() => {
  request.reset();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20', 46_800],
  ['2026-11-20T22:58:00Z', '2026-11-20', 120],
  ['2026-11-20T22:59:59.900Z', '2026-11-20', 1],
  ['2026-11-20T23:00:00Z', '2026-11-21', 86_400],
])('at %s it is %s, for %d seconds at most', (now, today, seconds) => {
  jest.setSystemTime(new Date(now));
  expect(getToday()).toBe(today);
  expect(request.takeResponse().life).toBe(seconds);
});
