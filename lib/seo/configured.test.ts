import { expect, test } from '@jest/globals';
import { config } from '@/lib/config';
import { configured } from './configured';

test('placeholders of the configuration count as unset', () => {
  const texts = Object.values(config).filter((value) => typeof value === 'string');
  const waiting = texts.filter((value) => /configurer/.test(value));
  expect(waiting.length).toBeGreaterThan(20);
  expect(waiting.filter((value) => configured(value) !== undefined)).toEqual([]);
});

test.each([
  'https://www.linkedin.com/company/example',
  'contact@example.org',
  'Exemple Santé',
  'https://www.example.org/aide-a-configurerx',
])('%s counts as set', (value) => {
  expect(configured(value)).toBe(value);
});
