import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compressed, encodable, inEncodingFor } from './encoded-response';

const text = 'Remplacement en médecine générale. '.repeat(200);
const html = { 'content-type': 'text/html; charset=utf-8' };

async function compress(accepted: string, headers: Record<string, string> = html, body = text) {
  const request = { headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage;
  const whole = { status: 200, headers, body: Buffer.from(body) };
  return inEncodingFor(request, encodable(whole));
}

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
])('%s for a client that accepts %s', async (encoding, accepted, decompress) => {
  const { headers, body } = await compress(accepted);
  expect(headers).toEqual({ ...html, 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(decompress(body).toString()).toBe(text);
});

test('no encoding for a client that accepts neither, which caches know', async () => {
  const { headers, body } = await compress('identity', { ...html, vary: 'rsc' });
  expect(headers).toEqual({ ...html, vary: 'rsc, Accept-Encoding' });
  expect(body.toString()).toBe(text);
});

test.each([
  'application/rss+xml; charset=utf-8',
  'application/json',
  'image/svg+xml',
  'text/x-component',
  'text/calendar; charset=utf-8',
])('%s is text', async (type) => {
  const { headers } = await compress('br', { 'content-type': type });
  expect(headers['content-encoding']).toBe('br');
});

test.each([
  ['a picture', { 'content-type': 'image/png' }],
  ['encoded already', { ...html, 'content-encoding': 'gzip' }],
  ['not to be changed', { ...html, 'cache-control': 'private, no-transform' }],
])('a response that is %s stays as it is', async (_, headers) => {
  expect(await compress('br', headers)).toMatchObject({ headers, body: Buffer.from(text) });
});

test('a small response is not compressed', async () => {
  const { headers } = await compress('br', html, 'Peu de choses');
  expect(headers['content-encoding']).toBeUndefined();
});

test('a stored response is for clients of every encoding, and compressed once for most of them', async () => {
  const whole = { status: 200, headers: html, body: Buffer.from(text) };
  const response = await compressed(encodable(whole));
  const bodyFor = async (accepted: string) => {
    const request = { headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage;
    return (await inEncodingFor(request, response)).body;
  };
  expect(await bodyFor('br, gzip')).toBe(response.body);
  expect(brotliDecompressSync(response.body).toString()).toBe(text);
  expect(gunzipSync(await bodyFor('gzip')).toString()).toBe(text);
  expect((await bodyFor('identity')).toString()).toBe(text);
});
