import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { refreshes } from '../../lib/cache/refreshes';
import { pages, source } from '../../lib/page-cache/kept-pages';
import type { KeptPage } from '../../lib/page-cache/page';
import { startChain, stopChains } from '../chain.fixture';
import type { Middleware } from '../compose';
import { answerAgain } from './answer-again';

let before: Middleware[] = [];
/** How often « Next.js » was asked. */
let asked = 0;
let number = 0;
let path = '';

beforeEach(() => {
  asked = 0;
  number += 1;
  path = `/page-${number}`;
  before = [];
});

afterEach(stopChains);

function keep(tags = '', age = 0): KeptPage {
  const value = { kind: 'APP_PAGE', html: '', headers: { 'x-next-cache-tags': tags } };
  const time = Date.now() - age;
  const page = { value, lastModified: time, since: time } as unknown as KeptPage;
  pages.set(path, page);
  return page;
}

type Given = { status?: number; headers?: Record<string, string>; lookUps?: number };

/** Answers as Next.js does: looks the page up, compresses it, says how it stands. */
const answer =
  ({ status = 200, headers = {}, lookUps = 1 }: Given = {}): RequestListener =>
  (request, response) => {
    asked += 1;
    const page = pages.get(path);
    for (let time = 0; page && time < lookUps; time += 1)
      source.getStore()?.push({ key: path, page });
    response.statusCode = status;
    const said = {
      'X-Nextjs-Cache': 'HIT',
      'Cache-Control': 's-maxage=60, stale-while-revalidate=2591940',
      'Content-Type': 'text/html; charset=utf-8',
      ETag: '"one"',
      ...headers,
    };
    for (const [name, value] of Object.entries(said)) response.setHeader(name, value);
    const body = `${request.headers['accept-encoding']} ${asked}`;
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
    answerAgain,
    (request, response) => void listener(request, response),
  ]);
  return (headers = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'accept-encoding': 'gzip', ...headers },
    });
}

test('the second visitor gets what the first one got, and Next.js is not asked', async () => {
  keep();
  const ask = await start(answer());
  const [first, second] = [await ask(), await ask()];
  expect(await first.text()).toBe('gzip 1');
  expect(await second.text()).toBe('gzip 1');
  expect(asked).toBe(1);
  expect(second.status).toBe(200);
  const of = ({ headers }: Response) =>
    [...headers].filter(([name]) => !/^(?:date|transfer-encoding|content-length)$/.test(name));
  expect(of(second)).toEqual(of(first));
  expect(of(second)).toContainEqual(['content-encoding', 'gzip']);
});

test('so does that of a file that is good until the next build, however old it is', async () => {
  keep('', 1_000_000);
  const ask = await start(
    answer({ headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } }),
  );
  await (await ask()).text();
  expect((await ask()).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(asked).toBe(1);
});

test('a page that does not exist is answered again as such', async () => {
  keep();
  const ask = await start(answer({ status: 404 }));
  await ask();
  expect((await ask()).status).toBe(404);
  expect(asked).toBe(1);
});

test('a page that was made again is answered anew', async () => {
  keep();
  const ask = await start(answer());
  await ask();
  keep();
  expect(await (await ask()).text()).toBe('gzip 2');
});

test('so is one that was refreshed, from the next request on', async () => {
  keep(`ads-${number}`);
  const ask = await start(answer());
  await ask();
  refreshes.record(`ads-${number}`, 'stale');
  expect(await (await ask()).text()).toBe('gzip 2');
});

test('so is one that is due', async () => {
  keep('', 59_500);
  const ask = await start(answer());
  await ask();
  expect(await (await ask()).text()).toBe('gzip 2');
});

test('so is one that there was no more room for', async () => {
  keep();
  const ask = await start(answer());
  await ask();
  pages.delete(path);
  expect(await (await ask()).text()).toBe('gzip 2');
});

test.each<[string, Given]>([
  ['is not kept', { headers: { 'X-Nextjs-Cache': 'MISS' } }],
  ['is out of date', { headers: { 'X-Nextjs-Cache': 'STALE' } }],
  ['failed', { status: 500 }],
  ['is redirected', { status: 308 }],
  ['has no life of its own', { headers: { 'Cache-Control': 'public, max-age=0' } }],
  ['is for one visitor', { headers: { 'Cache-Control': 'private, no-store' } }],
  ['sets a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
  ['was made of nothing that is kept', { lookUps: 0 }],
  ['was made of more than one page', { lookUps: 2 }],
])('what %s is not answered again', async (_, given) => {
  keep();
  const ask = await start(answer(given));
  for (let time = 0; time < 2; time += 1) await ask().catch(() => {});
  expect(asked).toBe(2);
});

test.each([
  ['the router of Next.js', { rsc: '1' }],
  ['a prefetch of it', { 'next-router-prefetch': '1' }],
  ['Next.js itself', { 'x-prerender-revalidate': 'id' }],
  ['an editor in draft mode', { cookie: 'a=b; __prerender_bypass=c' }],
  ['who wants a part', { range: 'bytes=0-1' }],
  ['who reads no gzip', { 'accept-encoding': 'identity' }],
  ['who calls the site by another name', { 'x-forwarded-host': 'example.net' }],
])('%s is not answered what a visitor was, nor the other way round', async (_, headers) => {
  keep();
  const ask = await start(answer());
  await ask();
  await ask(headers);
  expect(asked).toBe(2);
  expect(await (await ask()).text()).toBe('gzip 1');
});

test('HEAD is for Next.js', async () => {
  keep();
  const ask = await start(answer());
  await ask({}, 'HEAD');
  await ask();
  expect(asked).toBe(2);
});

test('who has it already is told so', async () => {
  keep();
  const ask = await start(answer());
  await ask();
  // Left to itself, fetch would not take « you have it » for an answer.
  const anyAge = { 'cache-control': 'max-age=0' };
  const answered = await ask({ 'if-none-match': 'W/"one"', ...anyAge });
  expect(answered.status).toBe(304);
  expect(answered.headers.get('etag')).toBe('"one"');
  expect(answered.headers.get('content-type')).toBeNull();
  expect(await (await ask({ 'if-none-match': '"other"', ...anyAge })).text()).toBe('gzip 1');
  expect(asked).toBe(1);
});

test('a header of one request is not in the answer to another', async () => {
  let request = 0;
  before = [
    (_, response, next) => {
      request += 1;
      response.setHeader('X-Request-Id', String(request));
      return next();
    },
  ];
  keep();
  const ask = await start(answer());
  await ask();
  expect((await ask()).headers.get('x-request-id')).toBe('2');
  expect(asked).toBe(1);
});
