import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { compressFiles } from '../lib/runtime/build/build-files';
import { startChain, stopChains } from './chain.fixture';
import { serveFiles } from './static-files';

const text = '/* Remplacement en médecine générale. */ '.repeat(200);
const script = '/_next/static/chunks/0-n~5x.js';
const root = mkdtempSync(join(tmpdir(), 'static-files-'));
let port = 0;

beforeAll(async () => {
  mkdirSync(join(root, '.next/static/chunks'), { recursive: true });
  mkdirSync(join(root, '.next/static/media'));
  mkdirSync(join(root, 'public/icons'), { recursive: true });
  writeFileSync(join(root, '.next/static/chunks/0-n~5x.js'), text);
  writeFileSync(join(root, '.next/static/chunks/small.js'), '0');
  writeFileSync(join(root, '.next/static/media/font.woff2'), text);
  writeFileSync(join(root, '.next/BUILD_ID.txt'), 'id');
  writeFileSync(join(root, 'public/cgu.md'), text);
  cpSync('public/icons/icon-192.png', join(root, 'public/icons/icon.png'));
  cpSync('public/icons/icon-192.png', join(root, 'public/screens/screen.png'));
  await compressFiles(root);
});
beforeEach(async () => {
  port = await startChain([
    serveFiles(root),
    (request, response) => void response.end(`Next.js ${request.url}`),
  ]);
});
afterEach(stopChains);
afterAll(() => rmSync(root, { recursive: true }));

/** The body of a response; `fetch` would resolve the dots of the path. */
async function getAsWritten(path: string): Promise<string> {
  const [response] = await once(request({ port, path }).end(), 'response');
  return (await response.toArray()).join('');
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
  ['zstd', null],
])('to %j a script is sent with %j, and its length', async (accepted, encoding) => {
  for (const method of ['GET', 'HEAD']) {
    const { headers, body } = await get(script, { 'accept-encoding': accepted }, method);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    if (method === 'GET') expect(body).toBe(text);
  }
});

test('a file of another build, added since the start, is sent as it is', async () => {
  const added = '/_next/static/another-build/_buildManifest.js';
  expect((await get(added)).body).toBe(`Next.js ${added}`);
  mkdirSync(join(root, '.next/static/another-build'));
  writeFileSync(join(root, '.next/static/another-build/_buildManifest.js'), text);
  const { status, headers, body } = await get(added, { 'accept-encoding': 'br' });
  expect([status, body, headers.get('content-encoding')]).toEqual([200, text, null]);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('each encoding has its own ETag, for conditional requests', async () => {
  const tags = new Set<string>();
  for (const accepted of ['br', 'gzip', 'identity']) {
    const etag = (await get(script, { 'accept-encoding': accepted })).headers.get('etag') ?? '';
    tags.add(etag);
    // Without Cache-Control, fetch would add `no-cache` to a conditional request.
    const known = { 'if-none-match': `"other", ${etag}`, 'cache-control': 'max-age=0' };
    const { status, headers } = await get(script, { 'accept-encoding': accepted, ...known });
    expect(status).toBe(304);
    expect(headers.get('etag')).toBe(etag);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-encoding')).toBeNull();
  }
  expect(tags.size).toBe(3);
});

test.each([
  ['/cgu.md', 'text/markdown; charset=utf-8', 'br', 'public, max-age=0'],
  ['/icons/icon.png', 'image/png', null, 'public, max-age=0'],
  ['/screens/screen.png', 'image/png', null, 'public, max-age=2592000'],
  ['/_next/static/media/font.woff2', 'font/woff2', null, 'public, max-age=31536000, immutable'],
  ['/_next/static/chunks/small.js?dpl=2', 'text/javascript; charset=utf-8', null, undefined],
])('%s is %s, with %j', async (path, type, encoding, control) => {
  const { headers } = await get(path, { 'accept-encoding': 'br' });
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe(encoding && 'Accept-Encoding');
  if (control) expect(headers.get('cache-control')).toBe(control);
});

test.each([
  ['If-Match', '"x"', 412],
  ['If-Unmodified-Since', 'Mon, 01 Jan 1990 00:00:00 GMT', 412],
  ['Range', 'bytes=99999999-', 416],
  ['Range', 'bytes=0-9', 206],
  ['Range', 'lines=1', 200],
  ['If-Match', '*', 200],
])('%s: %s is %d, for the uncompressed file', async (name, value, status) => {
  for (const path of [script, '/cgu.md']) {
    const response = await get(path, { [name]: value, 'accept-encoding': 'br' });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-encoding')).toBeNull();
    if (status === 206) expect(response.body).toBe(text.slice(0, 10));
    if (status === 416) {
      expect(response.headers.get('content-range')).toBe(`bytes */${Buffer.byteLength(text)}`);
    }
  }
});

test.each([
  '/',
  '/cgu',
  '/icons',
  '/icons/',
  '/_next/static/absent.js',
  `${script}.br`,
  '/_next/static/chunks/%30-n~5x.js',
  '/_next/static/..%2fa.js',
  '/_next/static//../BUILD_ID.txt',
  '/_next/static/chunks',
  '/_next/static/chunks/small.js/',
  '/public/cgu.md',
  '/.next/static/chunks/small.js',
])('%s is left to Next.js', async (path) => {
  expect(await getAsWritten(path)).toBe(`Next.js ${path}`);
});
