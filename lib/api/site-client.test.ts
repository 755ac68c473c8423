import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '@/scripts/process';
import { createSiteClient } from './site-client';

let origin = '';
let requested: IncomingMessage[] = [];
let respond: (response: ServerResponse) => void;

const server = createServer((request, response) => {
  requested.push(request);
  respond(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  requested = [];
});

const client = (timeout = 2_000, signal?: AbortSignal) =>
  createSiteClient({ origin, timeout, signal });

test('a page is requested without a cookie', async () => {
  respond = (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Été</h1>');
  expect(await client().get('/annonces?page=2')).toMatchObject({
    kind: 'response',
    status: 200,
    bytes: Buffer.from('<h1>Été</h1>'),
  });
  expect(requested[0]?.url).toBe('/annonces?page=2');
  expect(requested[0]?.headers).toMatchObject({
    'user-agent': expect.stringMatching(/^MediReleve-/),
  });
  expect(requested[0]?.headers).not.toHaveProperty('cookie');
});

test('a redirect is not followed', async () => {
  respond = (response) => response.writeHead(308, { location: 'http://10.0.0.1/' }).end();
  expect(await client().get('/blog/')).toMatchObject({ kind: 'response', status: 308 });
  expect(requested).toHaveLength(1);
});

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', '@evil.example:80'])(
  '%s leads to no other host',
  async (path) => {
    respond = (response) => response.end('ours');
    await client()
      .get(path)
      .catch(() => null);
    for (const { headers } of requested) expect(`http://${headers.host}`).toBe(origin);
  },
);

test('a text is null unless its status is 200', async () => {
  respond = (response) => response.end('User-agent: *');
  expect(await client().text('/robots.txt')).toBe('User-agent: *');
  respond = (response) => response.writeHead(404).end('Rien');
  expect(await client().text('/robots.txt')).toBeNull();
  respond = (response) => response.destroy();
  expect(await client().text('/robots.txt')).toBeNull();
});

test('a response that never ends is a timeout', async () => {
  respond = (response) => response.writeHead(200).write('<h1>');
  expect(await client(100).get('/')).toEqual({ kind: 'failed', reason: 'timeout' });
  const ended = client(60_000, AbortSignal.timeout(100));
  expect(await ended.get('/')).toEqual({ kind: 'failed', reason: 'timeout' });
});

test('an endless response is too large', async () => {
  respond = (response) => {
    const more = () => response.write(Buffer.alloc(1_000_000));
    response.on('drain', more);
    more();
  };
  expect(await client(20_000).get('/')).toEqual({ kind: 'failed', reason: 'too-large' });
});

test('a broken connection and a refused one are failures', async () => {
  respond = (response) => response.destroy();
  expect(await client().get('/')).toEqual({
    kind: 'failed',
    reason: 'broken',
    code: 'UND_ERR_SOCKET',
  });
  const nobody = createSiteClient({ origin: `http://127.0.0.1:${await freePort()}` });
  expect(await nobody.get('/')).toEqual({
    kind: 'failed',
    reason: 'refused',
    code: 'ECONNREFUSED',
  });
});
