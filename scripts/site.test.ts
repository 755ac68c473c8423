import { expect, test } from '@jest/globals';
import { visitorAddress } from '@/lib/routing/visitor-address';
import { siteEnvironment } from './site.ts';

test('the demo has no proxy: X-Forwarded-For is ignored', () => {
  const { TRUSTED_PROXIES } = siteEnvironment('http://127.0.0.1:4100', 'http://127.0.0.1:3000');
  // The IP address of the header, then that of the connection.
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.9, 198.51.100.4' });
  expect(visitorAddress(headers, Number(TRUSTED_PROXIES))).toBe('198.51.100.4');
});
