import { beforeEach, expect, jest, test } from '@jest/globals';
import { isStaleNotFound } from './stale-not-found';

const page = (status: number | undefined, revalidate: number | false | undefined) =>
  ({
    value: { kind: 'APP_PAGE', html: '<p></p>', status },
    lastModified: Date.now(),
    ...(revalidate !== undefined && { cacheControl: { revalidate, expire: 300 } }),
  }) as unknown as Parameters<typeof isStaleNotFound>[0];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-15T12:00:00Z') });
});

test.each([
  ['a 404 page', 60],
  ['a 404 page of the build', undefined],
])('%s is stale after its revalidation period', (_, revalidate) => {
  const cached = page(404, revalidate);
  jest.advanceTimersByTime(60_000);
  expect(isStaleNotFound(cached)).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(isStaleNotFound(cached)).toBe(true);
});

test.each([
  ['a page with status 200', undefined, 60],
  ['a 404 page that is never revalidated', 404, false],
] as const)('%s is not a stale 404', (_, status, revalidate) => {
  const cached = page(status, revalidate);
  jest.advanceTimersByTime(3_600_000);
  expect(isStaleNotFound(cached)).toBe(false);
});
