import { expect, test } from '@jest/globals';
import { visitorAddress } from '@/lib/visitor-address';
import { siteEnvironment } from './site.ts';

test('the demo has no proxy: nobody can say they come from elsewhere', () => {
  const { TRUSTED_PROXIES } = siteEnvironment('http://127.0.0.1:4100', 'http://127.0.0.1:3000');
  // What the visitor claims, then whom the server speaks with.
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.9, 198.51.100.4' });
  expect(visitorAddress(headers, Number(TRUSTED_PROXIES))).toBe('198.51.100.4');
});
