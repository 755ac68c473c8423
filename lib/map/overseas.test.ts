import { expect, test } from '@jest/globals';
import { isOverseas } from './overseas';

test.each([
  ['97400', true],
  [' 97 110 ', true],
  ['98800', true],
  ['98000', false],
  ['96000', false],
  ['29720', false],
  ['974', false],
  ['974000', false],
  ['', false],
  [null, false],
])('%j: %s', (postalCode, expected) => {
  expect(isOverseas(postalCode)).toBe(expected);
});
