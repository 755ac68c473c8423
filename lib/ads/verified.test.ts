import { expect, test } from '@jest/globals';
import { emptyAd } from '@/lib/ads/ad.fixture';
import { verified } from '@/lib/ads/verified';

test.each([
  ['2026-11-28T08:59:59.999Z', '2026-11-28T08:00:00.000Z', 'le 28\u00a0novembre', '9\u00a0h'],
  // Summer time, and another day in Paris.
  ['2026-06-30T22:15:00Z', '2026-06-30T22:00:00.000Z', 'le 1er\u00a0juillet', '0\u00a0h'],
])('an ad that was seen at %s', (at, dateTime, day, hour) => {
  const seen = { first: null, last: Date.parse(at) };
  const found = verified({ ad: emptyAd, publishedAt: null, seen });
  expect({ ...found, day: found?.day.replace(' n', '\u00a0n') }).toEqual({
    dateTime,
    day,
    hour,
  });
});

test('nothing is said without an index, or of an ad that it does not have', () => {
  expect(verified({ ad: emptyAd, publishedAt: null })).toBeNull();
  expect(verified(undefined)).toBeNull();
});
