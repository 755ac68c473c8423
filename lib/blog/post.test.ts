import { expect, test } from '@jest/globals';
import { publication, revision } from './post';

test.each([
  // Half past midnight in Paris.
  ['2026-11-30T23:30:00.000Z', '1er\u00a0décembre 2026'],
  ['2026-07-31T21:59:59.000Z', '31\u00a0juillet 2026'],
  ['2026-12-02', '2\u00a0décembre 2026'],
])('%s is the %s', (dateTime, label) => {
  expect(publication(dateTime)).toEqual({ dateTime, label });
});

test('a post without a date has no publication', () => {
  expect(publication(null)).toBeNull();
});

test.each([
  ['2026-12-03T08:00:00.000Z', '2026-11-30T23:30:00.000Z', '3\u00a0décembre 2026'],
  ['2026-12-02', '2026-12-01', '2\u00a0décembre 2026'],
  // An update on the day of publication in Paris, one before it, and unknown ones.
  ['2026-12-01T20:00:00.000Z', '2026-11-30T23:30:00.000Z', undefined],
  ['2026-12-01', '2026-12-01', undefined],
  ['2026-11-01', '2026-12-01', undefined],
  [null, '2026-12-01', undefined],
  ['2026-12-01', null, undefined],
])('changed %s after a publication %s', (revisedAt, publishedAt, label) => {
  expect(revision(revisedAt, publishedAt)?.label).toBe(label);
});
