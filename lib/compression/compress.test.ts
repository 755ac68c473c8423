import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compress } from './compress';

const text = 'Remplacement en médecine générale. '.repeat(200);
let type = '';
let server: Server;

beforeEach(async () => {
  type = 'text/html; charset=utf-8';
  server = createServer((request, response) => {
    compress(request, response);
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.close();
});

async function ask(encoding: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: '127.0.0.1', headers: { 'accept-encoding': encoding } }, resolve);
  });
  return { headers: answer.headers, body: await buffer(answer) };
}

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
])('as %s to who reads %s', async (encoding, read, unpack) => {
  const { headers, body } = await ask(read);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(headers['content-length']).not.toBe(String(Buffer.byteLength(text)));
  expect(unpack(body).toString()).toBe(text);
});

test('as it is to who reads neither', async () => {
  const { headers, body } = await ask('identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('Accept-Encoding');
  expect(body.toString()).toBe(text);
});

test('what is packed already is sent as it is', async () => {
  type = 'image/avif';
  expect((await ask('br')).headers['content-encoding']).toBeUndefined();
});
