import { expect, test } from '@jest/globals';
import { lettersOf, rangeOf } from './letters';

test('the letters of a CSS range', () => {
  const letters = [...lettersOf('U+0041-0043,U+20AC')].map((code) => String.fromCodePoint(code));
  expect(letters).toEqual(['A', 'B', 'C', '€']);
});

test('the range of letters is sorted, in runs', () => {
  expect(rangeOf(new Set([0x20ac, 0x43, 0x41, 0x42]))).toBe('U+41-43, U+20AC');
  expect(rangeOf(lettersOf('U+A1, U+C3-C5'))).toBe('U+A1, U+C3-C5');
});
