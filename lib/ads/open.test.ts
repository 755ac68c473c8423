import { expect, test } from '@jest/globals';
import { hasOpenAds } from './open';

test.each([
  [[], null, false],
  [['2026-12-14'], null, false],
  [['2026-12-14', null], null, true],
  [['2026-12-14'], '/api/v1/ads/?page=1', true],
])('first page of ads that end on %j, next %j: %s', (ends, next, open) => {
  const results = ends.map((end_date) => ({ end_date }));
  expect(hasOpenAds({ results, next }, '2026-12-15')).toBe(open);
});
