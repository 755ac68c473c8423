import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, jest, test } from '@jest/globals';
import { nothing } from '@/lib/routing/policy/content-security-policy';
import { startChain, stopChains } from '../chain.fixture';
import type { Middleware } from '../compose';
import { policyOfHtml } from '../prepare-page';
import { appendPeerAddress, dropInternalHeaders, requestId, setSecurityHeaders } from './headers';

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

async function get(listener: Listener, path = '/', init: RequestInit = {}) {
  const page: Middleware = (request, response) => void listener(request, response);
  const chain = [setSecurityHeaders, page];
  const port = await startChain(chain);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { response, policy: response.headers.get('content-security-policy') };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const script = '<script>self.__next_f.push([0])</script>';
const page: Listener = (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(script);
};

test('every response has the common headers', async () => {
  const { response, policy } = await get((_, response) => response.writeHead(405).end());
  expect(policy).toBe(nothing);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a stricter header stays, and share images may be embedded by other sites', async () => {
  const { response } = await get((_, response) => {
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.end();
  }, '/partage/annonces/12.png?a=b');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('no inline script of a page without a policy is allowed', async () => {
  const { policy } = await get(page, '/annonces');
  expect(policy).toBe(policyOfHtml('/annonces', ''));
});

test('a page names where to report violations, but not that of a password reset', async () => {
  const endpointsOf = async (listener: Listener, path: string) =>
    (await get(listener, path)).response.headers.get('reporting-endpoints');
  expect(await endpointsOf(page, '/annonces')).toBe('policy="/api/reports"');
  expect(await endpointsOf(page, '/reset-password/MQ/jeton')).toBeNull();
  expect(await endpointsOf((_, response) => response.end(), '/annonces')).toBeNull();
});

test('a page keeps its policy; of two, the last', async () => {
  const one = await get((request, response) => {
    response.setHeader('Content-Security-Policy', 'of the proxy');
    page(request, response);
  });
  expect(one.policy).toBe('of the proxy');
  const two = await get((request, response) => {
    response.setHeader('Content-Security-Policy', 'of the proxy');
    response.appendHeader('Content-Security-Policy', 'of the page');
    page(request, response);
  });
  expect(two.policy).toBe('of the page');
});

test('the policy of a response that is no page is replaced', async () => {
  const { policy } = await get((_, response) => {
    response.setHeader('Content-Type', 'text/x-component');
    response.setHeader('Content-Security-Policy', 'of the page');
    response.end();
  });
  expect(policy).toBe(nothing);
});

test('a 304 keeps its policy', async () => {
  const { policy } = await get((_, response) => {
    response.setHeader('Content-Security-Policy', 'of the page');
    response.writeHead(304).end();
  });
  expect(policy).toBe('of the page');
});
