import { expect, jest, test } from '@jest/globals';
import { formatCount, formatEuros, formatPercent } from './numbers';
import { once } from './once';

test.each([
  [0, '0 annonce trouvée'],
  [1, '1 annonce trouvée'],
  [2, '2 annonces trouvées'],
  [1240, '1\u202f240 annonces trouvées'],
  [1_000_000, '1\u202f000\u202f000 annonces trouvées'],
])('%d', (count, expected) => {
  expect(formatCount(count, 'annonce trouvée', 'annonces trouvées')).toBe(expected);
});

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

test('the value is made once, on the first call', () => {
  const make = jest.fn(() => ({}));
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledTimes(1);
});

test('importing a module makes no format', async () => {
  jest.resetModules();
  const formats = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat'] as const;
  const makers = formats.map((name) => jest.spyOn(Intl, name));
  await Promise.all([import('./day'), import('./numbers'), import('../blog/filters')]);
  for (const maker of makers) expect(maker).not.toHaveBeenCalled();
});
