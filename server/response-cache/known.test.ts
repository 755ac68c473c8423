import { expect, test } from '@jest/globals';
import { isKnown } from './known';

test.each([
  ['"a"', undefined, true],
  ['W/"a"', undefined, true],
  ['"b", "a"', undefined, true],
  ['*', undefined, true],
  ['"b"', undefined, false],
  ['"a"', 'max-age=0', true],
  ['"a"', 'no-cache', false],
  [undefined, undefined, false],
])('who has %s (%s)', (known, control, isTold) => {
  const headers = {
    ...(known && { 'if-none-match': known }),
    ...(control && { 'cache-control': control }),
  };
  expect(isKnown(headers, '"a"')).toBe(isTold);
  expect(isKnown(headers, undefined)).toBe(false);
});
