/** @jest-environment node */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from './test-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ads: 0 });
});
afterAll(() => server.stop());

test('serves an image, and 304 for a matching ETag', async () => {
  const first = await server.get('/media/partners/arc.svg');
  expect(first.headers.get('content-type')).toBe('image/svg+xml');
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
  const etag = first.headers.get('etag') ?? '';
  const again = await server.get('/media/partners/arc.svg', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

/** `fetch` normalizes paths before sending them; an attacker does not. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(server.url + path, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  '/media/../main.ts',
  '/media/../../package.json',
  '/media/%2e%2e/%2e%2e/package.json',
  '/media/..%2f..%2fpackage.json',
  '/media/posts/../index.ts',
  '/media/posts/..%2f..%2fmedia%2fpartners%2farc.svg',
  '/media/partners%5c..%5carc.svg',
  '/media/partners/arc.svg%00.png',
  '/media/%c0%ae%c0%ae/main.ts',
  '/media/partners',
  '/media/partners/',
  '/media/',
  '/media',
  '/media/none.svg',
])('%s is not found', async (path) => {
  expect(await statusOf(path)).toBe(404);
});
