import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { emptyAd } from '@/lib/ads/ad.fixture';
import { hourOf, newAt, parseSince, sinceHour } from '@/lib/ads/new-ads';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T09:41:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['2026-11-28T09', Date.parse('2026-11-28T09:00Z')],
  ['2026-11-28T10', null],
  ['2026-10-29T09', Date.parse('2026-10-29T09:00Z')],
  ['2026-10-29T08', null],
  ['2026-02-30T09', null],
  ['2026-11-28T24', null],
  ['2026-11-28T09:00', null],
  ['2026-11-28', null],
  ['+002026-11-28T09', null],
  ['', null],
  [null, null],
  ['x'.repeat(10_000), null],
])('the hour %j is %j', (hour, ms) => {
  expect(parseSince(hour)).toBe(ms);
});

test.each([
  ['2026-11-27T10', '2026-11-27T10'],
  ['2026-01-01T10', '2026-10-29T09'],
])('of a visit at %s ads are counted since %s', (visit, since) => {
  expect(sinceHour(visit)).toBe(since);
  expect(parseSince(sinceHour(visit))).not.toBeNull();
});

const seenAt = (hour: string) => ({ first: Date.parse(hour), last: 0 });
test.each([
  ['what the API says', '2026-11-26T07:30:00.000Z', seenAt('2026-11-28T08:00Z'), '2026-11-26T07'],
  ['the first sight', null, seenAt('2026-11-28T08:00Z'), '2026-11-28T08'],
  [
    'the first sight on the day of publication',
    '2026-11-28',
    seenAt('2026-11-28T08:00Z'),
    '2026-11-28T08',
  ],
  [
    'the end of that day when it was seen later',
    '2026-11-26',
    seenAt('2026-11-28T08:00Z'),
    '2026-11-26T23',
  ],
  [
    'its start when the first sight is unknown',
    '2026-11-26',
    { first: null, last: 0 },
    '2026-11-26T00',
  ],
  ['never when nothing is known', null, undefined, '1970-01-01T00'],
])('an ad is new since %s', (_, publishedAt, seen, hour) => {
  expect(hourOf(newAt({ ad: emptyAd, publishedAt, seen }))).toBe(hour);
});
