import { expect, test } from '@jest/globals';
import { textWidth } from './arial';

// From the metrics of Arial, in thousandths of an em.
test.each([
  ['i', 222],
  ['a', 556],
  ['M', 833],
  ['é', 556],
  ['0', 556],
  ['’', 222],
  ['…', 1000],
  ['–', 556],
  ['\u00a0', 278],
  ['\u202f', 278],
])('%j is %d thousandths wide', (character, thousandths) => {
  expect(Math.round(textWidth(character, 1_000))).toBe(thousandths);
});

test('the width of a line is that of its characters, at its size', () => {
  expect(textWidth('Mai', 20)).toBeCloseTo(32.227, 2);
  expect(textWidth('', 20)).toBe(0);
});

test('a combining accent has no width, and a character outside the table is one em wide', () => {
  expect(textWidth('e\u0301', 14)).toBe(textWidth('é', 14));
  expect(textWidth('🩺', 14)).toBe(14);
});
