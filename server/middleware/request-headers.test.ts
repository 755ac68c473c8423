import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import { startChain, stopChains } from '../chain.fixture';
import { appendPeerAddress, dropInternalHeaders, requestId } from './request-headers';

afterEach(stopChains);

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

test.each([
  ['', '127.0.0.1'],
  ['203.0.113.9', '203.0.113.9, 127.0.0.1'],
  ['203.0.113.9, 198.51.100.4', '203.0.113.9, 198.51.100.4, 127.0.0.1'],
])('the peer address is appended to the received header (%j)', async (received, appended) => {
  const port = await startChain([
    appendPeerAddress,
    (request, response) => void response.end(request.headers['x-forwarded-for']),
  ]);
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    headers: received ? { 'x-forwarded-for': received } : {},
  });
  expect(await response.text()).toBe(appended);
});

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const ofNginx = '4f2b6c1e9d7a4f2b6c1e9d7a4f2b6c1e';

test('the id of a trusted proxy stays', () => {
  expect(requestId(ofNginx, 1)).toBe(ofNginx);
  expect(requestId('Root=1-67891233-abcdef012345678912345678', 2)).toMatch(/^Root=/);
});

test.each([
  undefined,
  '',
  'court',
  'x'.repeat(129),
  'avec espace',
  'à-é-è-ù-ô',
  '{"a":"b","c":1}',
  [ofNginx],
])('%j is replaced by a UUID', (received) => {
  expect(requestId(received, 1)).toMatch(uuid);
});

test('without a proxy every request has a new id', () => {
  expect(requestId(ofNginx, 0)).toMatch(uuid);
  expect(requestId(ofNginx, 0)).not.toBe(requestId(ofNginx, 0));
});
