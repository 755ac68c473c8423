import { beforeEach, expect, jest, test } from '@jest/globals';
import { isDueAbsence } from './absence';

const page = (status: number | undefined, revalidate: number | false | undefined) =>
  ({
    value: { kind: 'APP_PAGE', html: '<p></p>', status },
    lastModified: Date.now(),
    ...(revalidate !== undefined && { cacheControl: { revalidate, expire: 300 } }),
  }) as unknown as Parameters<typeof isDueAbsence>[0];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-15T12:00:00Z') });
});

test.each([
  ['what is not there', 60],
  ['what was not there for the build', undefined],
])('%s is looked for again once its time is over', (_, revalidate) => {
  const kept = page(404, revalidate);
  jest.advanceTimersByTime(60_000);
  expect(isDueAbsence(kept)).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(isDueAbsence(kept)).toBe(true);
});

test.each([
  ['what is there', undefined, 60],
  ['what is never made again', 404, false],
] as const)('%s is not', (_, status, revalidate) => {
  const kept = page(status, revalidate);
  jest.advanceTimersByTime(3_600_000);
  expect(isDueAbsence(kept)).toBe(false);
});
