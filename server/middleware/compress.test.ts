import {
  createServer,
  type IncomingMessage,
  request as open,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compress } from './compress';

const text = 'Remplacement en médecine générale. '.repeat(200);
let type: string | string[] = '';
let respond: (response: ServerResponse) => void;
let server: Server;

const whole = (response: ServerResponse) => {
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
};
const inParts = (response: ServerResponse) => {
  response.write(text.slice(0, 3_000));
  response.end(text.slice(3_000));
};

beforeEach(async () => {
  type = 'text/html; charset=utf-8';
  respond = whole;
  server = createServer((request, response) => {
    void compress(request, response, async () => {
      response.setHeader('Content-Type', type);
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.close();
});

async function get(encoding: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  const response = await new Promise<IncomingMessage>((resolve) => {
    open({ port, host: '127.0.0.1', method, headers }, resolve).end();
  });
  return { headers: response.headers, body: await buffer(response) };
}

const encodings = [
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const;

test.each(encodings)(
  '%s to a client that accepts %s, with its length',
  async (encoding, read, decompress) => {
    const { headers, body } = await get(read);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body).toString()).toBe(text);
  },
);

test.each(encodings)(
  'a stream: %s to a client that accepts %s',
  async (encoding, read, decompress) => {
    respond = inParts;
    const { headers, body } = await get(read);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBeUndefined();
    expect(decompress(body).toString()).toBe(text);
  },
);

test.each([whole, inParts])('no encoding for a client that accepts neither', async (way) => {
  respond = way;
  const { headers, body } = await get('identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('Accept-Encoding');
  expect(body.toString()).toBe(text);
});

test('a body of bytes is compressed', async () => {
  respond = (response) => response.end(new TextEncoder().encode(text));
  const { body } = await get('br');
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

test.each([
  [
    'encoded already',
    (response: ServerResponse) => response.setHeader('Content-Type', 'image/avif'),
  ],
  ['small', (response: ServerResponse) => response.end('Peu de choses')],
  [
    'not to be changed',
    (response: ServerResponse) => response.setHeader('Cache-Control', 'private, no-transform'),
  ],
])('a response that is %s is not compressed', async (_what, change) => {
  respond = (response) => {
    change(response);
    if (!response.writableEnded) whole(response);
  };
  expect((await get('br')).headers['content-encoding']).toBeUndefined();
});

test('HEAD has the length that the handler sets', async () => {
  const { headers, body } = await get('br', 'HEAD');
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  expect(body).toHaveLength(0);
});

test('a very long body is compressed in chunks', async () => {
  const long = text.repeat(100);
  respond = (response) => response.end(long);
  const { headers, body } = await get('br');
  expect(headers['content-length']).toBeUndefined();
  expect(brotliDecompressSync(body).toString()).toBe(long);
});

test.each([
  ['whole', whole],
  ['in parts', inParts],
])('a media type in an array of one value is a media type: %s', async (_, how) => {
  respond = how;
  type = ['application/rss+xml; charset=utf-8'];
  const { headers } = await get('br');
  expect(headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
});
