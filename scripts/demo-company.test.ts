import { expect, test } from '@jest/globals';
import { parseConfig } from '@/lib/config';
import { readDemoCompany, siteEnvironment } from './site.ts';

const demoCompany = readDemoCompany();
const env = siteEnvironment('http://127.0.0.1:4100', 'http://127.0.0.1:3000');

test('the demo has no value that is still to be configured', () => {
  const isPlaceholder = (value: unknown) => /(?:à|a)-?\s?configurer/.test(String(value));
  const placeholders = Object.entries(parseConfig(env)).filter(([, value]) => isPlaceholder(value));
  expect(placeholders.length).toBeGreaterThan(15);
  const values = Object.entries(parseConfig({ ...env, ...demoCompany }));
  expect(values.filter(([, value]) => isPlaceholder(value))).toEqual([]);
});

test('its addresses and telephone numbers are nobody’s', () => {
  const text = Object.values(demoCompany).join('\n');
  for (const [domain] of text.matchAll(/[a-z-]+\.[a-z]{2,}\b(?!\.)/g)) {
    expect(domain).toMatch(/\.example$/);
  }
  for (const [number] of text.matchAll(/\b0\d(?: \d\d){4}\b/g)) {
    expect(number).toMatch(/^(?:01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98)/);
  }
});
