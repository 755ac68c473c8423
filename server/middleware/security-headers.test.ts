import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { nothing } from '@/lib/routing/policy/content-security-policy';

import { startChain, stopChains } from '../chain.fixture';
import type { Middleware } from '../compose';
import { policyOfHtml } from '../html/policy-of-html';
import { setSecurityHeaders } from './security-headers';

afterEach(stopChains);

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
