import { expect, test } from '@jest/globals';
import { parseAdId } from './ad-id';

test('a positive integer in its shortest form is an id', () => {
  expect(parseAdId('1')).toBe(1);
  expect(parseAdId('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
});

test.each(['', '0', '-1', '012', '1.5', '1e3', 'abc', '12abc', '9007199254740992', '%31'])(
  '%s is not',
  (segment) => {
    expect(parseAdId(segment)).toBeNull();
  },
);
