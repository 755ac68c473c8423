import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { userAgent } from '../../lib/api/browser/site-client';
import { startChain, stopChains } from '../chain.fixture';
import { countReads } from './count-reads';

afterEach(stopChains);

const page = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=60' };

const respondWith =
  (status: number, headers: Record<string, string>): RequestListener =>
  (_, response) => {
    response.statusCode = status;
    response.setHeaders(new Map(Object.entries(headers))).end('<p>');
  };

async function readsOf(listener: RequestListener, path: string, init: RequestInit = {}) {
  const reads: string[] = [];
  const events = new EventEmitter();
  const closed = once(events, 'closed');
  const port = await startChain([
    countReads((read) => reads.push(read)),
    (request, response) => {
      response.once('close', () => events.emit('closed'));
      listener(request, response);
    },
  ]);
  await fetch(`http://127.0.0.1:${port}${path}`, init);
  await closed;
  return reads;
}

test('a page that a visitor reads is counted', async () => {
  expect(await readsOf(respondWith(200, page), '/annonces/12')).toEqual(['/annonces/12']);
});

test.each<[string, RequestListener, string, RequestInit]>([
  ['a search', respondWith(200, page), '/annonces?place=lyon', {}],
  [
    'a private page',
    respondWith(200, { ...page, 'Cache-Control': 'private, no-store' }),
    '/reset-password/1',
    {},
  ],
  ['a page that does not exist', respondWith(404, page), '/nulle-part', {}],
  ['a file', respondWith(200, { ...page, 'Content-Type': 'text/plain' }), '/robots.txt', {}],
  ['a form', respondWith(200, page), '/inscription', { method: 'POST' }],
  [
    'a request of the site itself',
    respondWith(200, page),
    '/',
    { headers: { 'user-agent': userAgent } },
  ],
])('%s is not', async (_, listener, path, init) => {
  expect(await readsOf(listener, path, init)).toEqual([]);
});
