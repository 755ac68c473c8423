import { expect, jest, test } from '@jest/globals';
import { once } from './once';

test('it is made when it is asked for, once', () => {
  const make = jest.fn(() => ({}));
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(made()).toBe(made());
  expect(make).toHaveBeenCalledTimes(1);
});

test('no format is made by loading a file', async () => {
  const formats = ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat'] as const;
  const makers = formats.map((name) => jest.spyOn(Intl, name));
  await Promise.all([
    import('./day'),
    import('./plural'),
    import('./amount'),
    import('./list'),
    import('../blog/filters'),
  ]);
  for (const maker of makers) expect(maker).not.toHaveBeenCalled();
});
