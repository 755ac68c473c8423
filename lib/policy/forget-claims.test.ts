import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { forgetClaims } from './forget-claims';

test('only what the site itself says of a request is forgotten', () => {
  const headers = {
    accept: 'text/html',
    rsc: '1',
    'x-nonce': 'a',
    'content-security-policy': "script-src 'nonce-a'",
    'content-security-policy-report-only': "script-src 'nonce-a'",
    'x-forwarded-for': '203.0.113.9',
  };
  forgetClaims({ headers } as unknown as IncomingMessage);
  expect(headers).toEqual({ accept: 'text/html', rsc: '1', 'x-forwarded-for': '203.0.113.9' });
});
