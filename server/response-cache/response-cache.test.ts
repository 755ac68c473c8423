import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { refreshes } from '../../lib/cache/refreshes';
import { startChain, stopChains } from '../chain.fixture';
import type { Middleware } from '../compose';
import { pages, source } from '../page-cache/cached-pages';
import { type StoredPage, storePage } from '../page-cache/stored-page';
import { formatCacheStatus } from './cache-status';
import { cacheResponses } from './response-cache';
import { responses } from './stored-response';

let before: Middleware[] = [];
/** How many requests reached the stand-in for Next.js. */
let rendered = 0;
let number = 0;
let path = '';

beforeEach(() => {
  rendered = 0;
  number += 1;
  path = `/page-${number}`;
  before = [];
});

afterEach(stopChains);

const varyingHeaders = /^(?:date|transfer-encoding|content-length|cache-status)$/;

function cachePage(tags = '', age = 0): StoredPage {
  const value = { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tags } };
  const time = Date.now() - age;
  const page = storePage({ value, lastModified: time, since: time } as never);
  pages.set(path, page);
  return page;
}

type Given = { status?: number; headers?: Record<string, string>; lookUps?: number };

/** Responds as Next.js and `compress` do: from the page cache, in chunks when encoded. */
const respond =
  ({ status = 200, headers = {}, lookUps = 1 }: Given = {}): RequestListener =>
  (request, response) => {
    rendered += 1;
    const page = pages.get(path);
    for (let time = 0; page && time < lookUps; time += 1)
      source.getStore()?.push({ key: path, page });
    response.statusCode = status;
    const fields = {
      'X-Nextjs-Cache': 'HIT',
      'Cache-Control': 's-maxage=60, stale-while-revalidate=2591940',
      'Content-Type': 'text/html; charset=utf-8',
      ETag: '"one"',
      ...headers,
    };
    for (const [name, value] of Object.entries(fields)) response.setHeader(name, value);
    const body = `${request.headers['accept-encoding']} ${rendered}`;
    if (request.headers['accept-encoding'] !== 'gzip') return response.end(body);
    response.setHeader('Content-Encoding', 'gzip');
    const bytes = gzipSync(body);
    response.write(bytes.subarray(0, 5));
    return response.end(bytes.subarray(5));
  };

async function start(
  listener: RequestListener,
): Promise<(headers?: HeadersInit, method?: string) => Promise<Response>> {
  const port = await startChain([
    ...before,
    cacheResponses,
    (request, response) => void listener(request, response),
  ]);
  return (headers = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'accept-encoding': 'gzip', ...headers },
    });
}

test('the second response equals the first one, without Next.js', async () => {
  cachePage();
  const get = await start(respond());
  const [first, second] = [await get(), await get()];
  expect(await first.text()).toBe('gzip 1');
  expect(await second.text()).toBe('gzip 1');
  expect(rendered).toBe(1);
  expect(second.status).toBe(200);
  const of = ({ headers }: Response) => [...headers].filter(([name]) => !varyingHeaders.test(name));
  expect(of(second)).toEqual(of(first));
  expect(of(second)).toContainEqual(['content-encoding', 'gzip']);
});

test('a stored response takes no more memory than it has bytes', async () => {
  cachePage();
  const set = jest.spyOn(responses, 'set');
  const get = await start(respond());
  await get();
  const [, { body }] = set.mock.lastCall ?? ['', { body: Buffer.alloc(0) }];
  expect(body.length).toBeGreaterThan(0);
  expect(body.buffer.byteLength).toBe(body.length);
});

test('a file that is fresh until the next build is a hit at any age', async () => {
  cachePage('', 1_000_000);
  const get = await start(
    respond({ headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } }),
  );
  await (await get()).text();
  expect((await get()).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(rendered).toBe(1);
});

test('a 404 page is a hit', async () => {
  cachePage();
  const get = await start(respond({ status: 404 }));
  await get();
  expect((await get()).status).toBe(404);
  expect(rendered).toBe(1);
});

test('a response whose page was rendered again is a miss', async () => {
  cachePage();
  const get = await start(respond());
  await get();
  cachePage();
  expect(await (await get()).text()).toBe('gzip 2');
});

test('a response whose page was revalidated is a miss, from the next request on', async () => {
  cachePage(`ads-${number}`);
  const get = await start(respond());
  await get();
  refreshes.record(`ads-${number}`, 'stale');
  expect(await (await get()).text()).toBe('gzip 2');
});

test('an expired response is a miss', async () => {
  cachePage('', 59_500);
  const get = await start(respond());
  await get();
  expect(await (await get()).text()).toBe('gzip 2');
});

test('a response whose page was evicted from the page cache is a miss', async () => {
  cachePage();
  const get = await start(respond());
  await get();
  pages.delete(path);
  expect(await (await get()).text()).toBe('gzip 2');
});

test.each<[string, Given]>([
  ['is rendered anew', { headers: { 'X-Nextjs-Cache': 'MISS' } }],
  ['is out of date', { headers: { 'X-Nextjs-Cache': 'STALE' } }],
  ['failed', { status: 500 }],
  ['is redirected', { status: 308 }],
  ['has no freshness lifetime', { headers: { 'Cache-Control': 'public, max-age=0' } }],
  ['is for one visitor', { headers: { 'Cache-Control': 'private, no-store' } }],
  ['sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
  ['was made of no cached page', { lookUps: 0 }],
  ['was made of more than one', { lookUps: 2 }],
])('a response that %s is not stored', async (_, given) => {
  cachePage();
  const get = await start(respond(given));
  for (let time = 0; time < 2; time += 1) await get().catch(() => {});
  expect(rendered).toBe(2);
});

test.each([
  ['the router of Next.js', { rsc: '1' }],
  ['a prefetch of it', { 'next-router-prefetch': '1' }],
  ['Next.js itself', { 'x-prerender-revalidate': 'id' }],
  ['one of an editor in draft mode', { cookie: 'a=b; __prerender_bypass=c' }],
  ['a request for a part', { range: 'bytes=0-1' }],
  ['one that accepts no gzip', { 'accept-encoding': 'identity' }],
  ['one by another name of the site', { 'x-forwarded-host': 'example.net' }],
])('%s is not answered with a stored document', async (_, headers) => {
  cachePage();
  const get = await start(respond());
  await get();
  await get(headers);
  expect(rendered).toBe(2);
  expect(await (await get()).text()).toBe('gzip 1');
});

test('HEAD is handled by Next.js', async () => {
  cachePage();
  const get = await start(respond());
  await get({}, 'HEAD');
  await get();
  expect(rendered).toBe(2);
});

test.each([
  ['"one"', undefined, 304],
  ['W/"one"', undefined, 304],
  ['"other", "one"', undefined, 304],
  ['*', undefined, 304],
  ['"other"', undefined, 200],
  ['"one"', 'max-age=0', 304],
  ['"one"', 'no-cache', 200],
])('If-None-Match: %s (%s) is answered with %s', async (known, control, status) => {
  cachePage();
  const get = await start(respond());
  await get();
  // Without Cache-Control, fetch would add `no-cache` to a conditional request.
  const response = await get({ 'if-none-match': known, 'cache-control': control ?? 'max-age=0' });
  expect(response.status).toBe(status);
  expect(response.headers.get('etag')).toBe('"one"');
  const type = status === 304 ? null : 'text/html; charset=utf-8';
  expect(response.headers.get('content-type')).toBe(type);
  expect(rendered).toBe(1);
});

test('an encoding that no key names is not stored', async () => {
  cachePage();
  const get = await start((request, response) => {
    response.setHeader('Content-Encoding', 'deflate');
    respond()(request, response);
  });
  for (let time = 0; time < 2; time += 1) {
    await get({ 'accept-encoding': 'deflate' }).catch(() => {});
  }
  expect(rendered).toBe(2);
});

test('one encoding is stored once, for any Accept-Encoding that selects it', async () => {
  cachePage();
  const get = await start(respond());
  await get();
  await get({ 'accept-encoding': 'deflate, gzip;q=0.5' });
  expect(rendered).toBe(1);
});

describe('Cache-Status', () => {
  const statusOf = async (response: Response) => response.headers.get('cache-status');

  test('of a stored miss, a hit and a stale response', async () => {
    cachePage();
    const get = await start(respond());
    expect(await statusOf(await get())).toBe('medireleve; fwd=uri-miss; stored');
    expect(await statusOf(await get())).toMatch(/^medireleve; hit; ttl=5\d$/);
    cachePage();
    expect(await statusOf(await get())).toBe('medireleve; fwd=stale; stored');
  });

  test('of a miss that is not stored; none on a response that no cache may store', async () => {
    cachePage();
    const miss = await start(respond({ headers: { 'X-Nextjs-Cache': 'MISS' } }));
    expect(await statusOf(await miss())).toBe('medireleve; fwd=uri-miss');
    const secret = await start(respond({ headers: { 'Cache-Control': 'private, no-store' } }));
    expect(await statusOf(await secret())).toBeNull();
    const router = await start(respond());
    expect(await statusOf(await router({ rsc: '1' }))).toBeNull();
  });

  test('has no ttl until the next build', () => {
    const expiresAt = Number.POSITIVE_INFINITY;
    expect(formatCacheStatus({ kind: 'hit', expiresAt })).toBe('medireleve; hit');
    expect(formatCacheStatus({ kind: 'hit', expiresAt: 5_500 }, 1_000)).toBe(
      'medireleve; hit; ttl=5',
    );
  });
});

test('a header of one request is not in the response to another', async () => {
  let request = 0;
  before = [
    (_, response, next) => {
      request += 1;
      response.setHeader('X-Request-Id', String(request));
      return next();
    },
  ];
  cachePage();
  const get = await start(respond());
  await get();
  expect((await get()).headers.get('x-request-id')).toBe('2');
  expect(rendered).toBe(1);
});
