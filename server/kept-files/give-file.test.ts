import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startChain, stopChains } from '../chain.fixture';
import { compress } from '../compression/compress';
import { giveFile } from './give-file';

const script = readFileSync('node_modules/react/cjs/react.production.js', 'utf8');
const immutable = 'public, max-age=31536000, immutable';
/** How often « Next.js » was asked. */
let asked = 0;
let number = 0;

beforeEach(() => {
  asked = 0;
  number += 1;
});

afterEach(stopChains);

type Given = { status?: number; lasting?: string };

/** Answers as Next.js does: from disk, in parts. */
const answer =
  ({ status = 200, lasting = immutable }: Given = {}): RequestListener =>
  (_, response) => {
    asked += 1;
    response.statusCode = status;
    response.setHeader('Cache-Control', lasting);
    response.setHeader('Content-Type', 'application/javascript; charset=UTF-8');
    response.setHeader('ETag', 'W/"one"');
    response.setHeader('Last-Modified', 'Sun, 22 Nov 2026 18:01:17 GMT');
    response.write(script.slice(0, 2_000));
    response.end(script.slice(2_000));
  };

async function start(listener = answer()) {
  const port = await startChain([
    giveFile,
    compress,
    (request, response) => void listener(request, response),
  ]);
  const path = `/_next/static/chunks/file~-_${number}.js`;
  return (headers: HeadersInit = {}, { query = '', method = 'GET', at = path } = {}) =>
    fetch(`http://127.0.0.1:${port}${at}${query}`, {
      method,
      headers: { 'accept-encoding': 'br', ...headers },
    });
}

test.each(['br', 'gzip', 'identity'])('who reads %s gets what the first one got', async (read) => {
  const ask = await start();
  const headers = { 'accept-encoding': read };
  const first = await ask(headers);
  expect(await first.text()).toBe(script);
  const second = await ask(headers);
  expect(await second.text()).toBe(script);
  expect(asked).toBe(1);
  const of = (response: Response) =>
    [...response.headers].filter(
      ([name]) => !/^(?:date|last-modified|transfer-encoding|content-length)$/.test(name),
    );
  expect(of(second)).toEqual(of(first));
  expect(second.headers.get('last-modified')).toBeNull();
  expect(second.headers.get('content-encoding')).toBe(read === 'identity' ? null : read);
});

test('whatever else is said of the visitor, or of the file', async () => {
  const ask = await start();
  await (await ask({ 'accept-encoding': 'gzip, deflate, br', cookie: 'a=b' })).text();
  await (await ask({ 'accept-encoding': 'br, zstd' })).text();
  await (await ask({}, { query: '?dpl=2' })).text();
  expect(asked).toBe(1);
});

test('soon it is as small as can be, and stays so when who asked before it was gets theirs', async () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const smallest = brotliCompressSync(script, { params }).length;
  let letSlowOneGo = () => {};
  const ask = await start((request, response) => {
    if (!request.headers.slow) return answer()(request, response);
    letSlowOneGo = () => answer()(request, response);
  });
  const slow = ask({ slow: 'yes' });
  await setTimeout(50);
  await (await ask()).text();
  const lengthNow = async () => {
    const answered = await ask();
    expect(await answered.text()).toBe(script);
    return Number(answered.headers.get('content-length'));
  };
  while ((await lengthNow()) > smallest) await setTimeout(20);
  letSlowOneGo();
  expect(await (await slow).text()).toBe(script);
  expect(await lengthNow()).toBe(smallest);
  expect(asked).toBe(2);
});

test('who has it already is told so', async () => {
  const ask = await start();
  await (await ask()).text();
  // Left to itself, fetch would not take « you have it » for an answer.
  const known = { 'if-none-match': 'W/"one"', 'cache-control': 'max-age=0' };
  expect((await ask(known)).status).toBe(304);
  expect(asked).toBe(1);
});

test.each<[string, Given]>([
  ['is not there', { status: 404 }],
  ['may change', { lasting: 'public, max-age=0' }],
])('what %s is for Next.js, each time', async (_, given) => {
  const ask = await start(answer(given));
  for (let time = 0; time < 2; time += 1) await (await ask()).text();
  expect(asked).toBe(2);
});

test.each<[string, HeadersInit, { method?: string; at?: string }]>([
  ['a part of one', { range: 'bytes=0-9' }, {}],
  ['its headers alone', {}, { method: 'HEAD' }],
  ['one under another spelling', {}, { at: '/_next/static/chunks/%61.js' }],
  ['one outside of the folder', {}, { at: '/_next/static/..%2fa.js' }],
  ['a page', {}, { at: '/annonces' }],
])('%s is for Next.js, each time', async (_, headers, way) => {
  const ask = await start();
  await (await ask()).text();
  for (let time = 0; time < 2; time += 1) await (await ask(headers, way)).text();
  expect(asked).toBe(3);
});
