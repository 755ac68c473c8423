import { expect, jest, test } from '@jest/globals';
import { once } from './once';

test('the value is made once, on the first call', () => {
  const make = jest.fn(() => ({}));
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledTimes(1);
});

test('importing a module makes no format', async () => {
  const formats = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat'] as const;
  const makers = formats.map((name) => jest.spyOn(Intl, name));
  await Promise.all([import('./day'), import('./numbers'), import('../blog/filters')]);
  for (const maker of makers) expect(maker).not.toHaveBeenCalled();
});
