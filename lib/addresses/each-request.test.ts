import { createServer, type RequestListener, request, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { checkRequest } from '@/server/middleware/check-request';
import { normalizeUrl } from '@/server/middleware/normalize-url';
import { prepareEachRequest } from './each-request';
import { appendSocketAddress } from './visitor-address';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  // Undoes the patch: the prototype inherits `emit` again.
  Reflect.deleteProperty(Server.prototype, 'emit');
});

/** What a server that knows nothing of us answers. */
async function answerOf(listener: RequestListener, path: string, init: RequestInit = {}) {
  const asking = createServer(listener);
  server = asking;
  await new Promise<void>((resolve) => asking.listen(0, '127.0.0.1', resolve));
  const address = asking.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return (await fetch(`http://127.0.0.1:${address.port}${path}`, init)).text();
}

const url: RequestListener = (request, response) => response.end(request.url);

test('a server reads only the query its page may know', async () => {
  prepareEachRequest(normalizeUrl);
  expect(await answerOf(url, '/annonces/12?jeton=x')).toBe('/annonces/12');
});

test('the API keeps the query it knows', async () => {
  prepareEachRequest(normalizeUrl);
  expect(await answerOf(url, '/api/v1/ads/?page=0&jeton=x')).toBe('/api/v1/ads?page=0');
});

test.each([
  ['', '127.0.0.1'],
  ['203.0.113.9', '203.0.113.9, 127.0.0.1'],
  ['203.0.113.9, 198.51.100.4', '203.0.113.9, 198.51.100.4, 127.0.0.1'],
])('whom the server speaks with comes after what was said (%j)', async (said, read) => {
  prepareEachRequest(normalizeUrl, appendSocketAddress);
  const answer = await answerOf(
    (request, response) => response.end(request.headers['x-forwarded-for']),
    '/',
    { headers: said ? { 'x-forwarded-for': said } : {} },
  );
  expect(answer).toBe(read);
});

test('TRACE is refused before anything hears of it', async () => {
  prepareEachRequest(normalizeUrl, checkRequest);
  const heard: string[] = [];
  const asking = createServer(({ method = '' }, response) => {
    heard.push(method);
    response.end();
  });
  server = asking;
  await new Promise<void>((resolve) => asking.listen(0, '127.0.0.1', resolve));
  const { port } = asking.address() as AddressInfo;
  const statusOf = (method: string) =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, method }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.allow]);
      })
        .on('error', reject)
        .end();
    });
  expect(await statusOf('TRACE')).toEqual([405, 'GET, HEAD']);
  expect(await statusOf('GET')).toEqual([200, undefined]);
  expect(heard).toEqual(['GET']);
});

test('while a step takes its time nothing hears of the request, nor does after it was answered', async () => {
  const order: string[] = [];
  prepareEachRequest(
    async ({ url }, response) => {
      order.push('waits');
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (url === '/answered') response.end('by the step');
    },
    () => void order.push('next'),
  );
  const listener: RequestListener = (_, response) => {
    order.push('heard');
    response.end('by the server');
  };
  expect(await answerOf(listener, '/')).toBe('by the server');
  expect(order).toEqual(['waits', 'next', 'heard']);
  server?.close();
  expect(await answerOf(listener, '/answered')).toBe('by the step');
  expect(order).toEqual(['waits', 'next', 'heard', 'waits']);
});
