import { expect, test } from '@jest/globals';
import { formatPageConfig, parseConfig } from '@/lib/config/config';
import { findUnset } from '@/lib/config/variables';
import { visitorAddress } from '@/lib/routing/visitor-address';
import { readDemoCompany, siteEnvironment } from './site.ts';

test('the demo has no proxy: X-Forwarded-For is ignored', () => {
  const { TRUSTED_PROXIES } = siteEnvironment('http://127.0.0.1:4100', 'http://127.0.0.1:3000');
  // The IP address of the header, then that of the connection.
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.9, 198.51.100.4' });
  expect(visitorAddress(headers, Number(TRUSTED_PROXIES))).toBe('198.51.100.4');
});

const demoCompany = readDemoCompany();
const env = siteEnvironment('http://127.0.0.1:4100', 'http://127.0.0.1:3000');

test('the demo configures every value', () => {
  const unset = (values: Record<string, string | undefined>) =>
    findUnset(formatPageConfig(parseConfig(values)));
  expect(unset(env).length).toBeGreaterThan(20);
  expect(unset({ ...env, ...demoCompany })).toEqual([]);
});

test('the addresses and telephone numbers of the demo are reserved for examples', () => {
  const text = Object.values(demoCompany).join('\n');
  for (const [domain] of text.matchAll(/[a-z-]+\.[a-z]{2,}\b(?!\.)/g)) {
    expect(domain).toMatch(/\.example$/);
  }
  for (const [number] of text.matchAll(/\b0\d(?: \d\d){4}\b/g)) {
    expect(number).toMatch(/^(?:01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98)/);
  }
});
