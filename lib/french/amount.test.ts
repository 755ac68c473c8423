import { expect, test } from '@jest/globals';
import { formatEuros, formatPercent } from './amount';

// Intl writes U+202F between thousands and U+00A0 before the sign in fr-FR.
test.each([
  [450, '450\u00a0€'],
  [1450, '1\u202f450\u00a0€'],
  [26.5, '26,50\u00a0€'],
  [0, '0\u00a0€'],
])('%d euros are %s', (amount, expected) => {
  expect(formatEuros(amount)).toBe(expected);
});

test.each([
  [70, '70\u00a0%'],
  [72.5, '72,5\u00a0%'],
  [100, '100\u00a0%'],
])('%d percent is %s', (hundredths, expected) => {
  expect(formatPercent(hundredths).replace('\u202f', '\u00a0')).toBe(expected);
});
