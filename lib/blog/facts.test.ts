import { expect, test } from '@jest/globals';
import { publication } from './facts';

test.each([
  // Half past midnight in Paris.
  ['2026-11-30T23:30:00.000Z', '1er décembre 2026'],
  ['2026-07-31T21:59:59.000Z', '31 juillet 2026'],
  ['2026-12-02', '2 décembre 2026'],
])('%s is the %s', (dateTime, label) => {
  expect(publication(dateTime)).toEqual({ dateTime, label });
});

test('no date gives no publication', () => {
  expect(publication(null)).toBeNull();
});
