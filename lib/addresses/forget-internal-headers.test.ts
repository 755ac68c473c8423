import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { forgetInternalHeaders } from './forget-internal-headers';

test('only what Next.js and its platforms say to themselves is forgotten', () => {
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
  };
  const said = { ...headers, ...internal };
  forgetInternalHeaders({ headers: said } as unknown as IncomingMessage);
  expect(said).toEqual(headers);
});
