import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, jest, test } from '@jest/globals';
import { dropInternalHeaders } from './drop-internal-headers';

test('only the internal headers of Next.js, its platforms and the site are dropped', async () => {
  const headers = {
    accept: 'text/html',
    rsc: '1',
    'next-router-prefetch': '1',
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': 'abc',
  };
  const internal = {
    'x-middleware-rewrite': '/a',
    'x-middleware-prefetch': '1',
    'x-invoke-path': '/a',
    'x-nextjs-data': '1',
    'x-next-revalidated-tags': 'ads',
    'x-now-route-matches': '1=a',
    'x-vercel-id': 'a',
    'x-matched-path': '/a',
    'x-prerender-revalidate': 'a',
    'next-resume': '1',
    'next-action': '00abc',
    'x-nonce': 'a',
    'content-security-policy': "script-src 'nonce-a'",
    'content-security-policy-report-only': "script-src 'nonce-a'",
  };
  const received = { ...headers, ...internal };
  const next = jest.fn(async () => {});
  await dropInternalHeaders(
    { headers: received } as unknown as IncomingMessage,
    {} as ServerResponse,
    next,
  );
  expect(received).toEqual(headers);
  expect(next).toHaveBeenCalledTimes(1);
});
