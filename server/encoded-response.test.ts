import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import {
  bodyIn,
  type EncodableResponse,
  encodable,
  encodings,
  inEncodingFor,
} from './encoded-response';

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

describe('a response of which one encoding is stored', () => {
  const bodyFor = async (response: EncodableResponse, accepted: string) =>
    (await inEncodingFor({ headers: { 'accept-encoding': accepted } }, response)).body;
  const decoders = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (body: Buffer) => body,
  };

  test.each(encodings)('as %s is for clients of every encoding, each made once', async (first) => {
    const plain = encodable({ status: 200, headers: html, body: Buffer.from(text) });
    const response = { ...plain, bodies: { [first]: await bodyIn(plain, first) } };
    for (const encoding of encodings) {
      const [one, other] = await Promise.all([
        bodyFor(response, encoding),
        bodyFor(response, encoding),
      ]);
      expect(decoders[encoding](one).toString()).toBe(text);
      expect(other).toBe(one);
      expect(await bodyFor(response, encoding)).toBe(one);
    }
  });

  test('that is malformed fails each time, and is stored in no other', async () => {
    const response = { ...encodable({ status: 200, headers: html, body: Buffer.from(text) }) };
    response.bodies = { br: Buffer.from('no Brotli') };
    await expect(bodyFor(response, 'gzip')).rejects.toThrow();
    await expect(bodyFor(response, 'gzip')).rejects.toThrow();
    expect(Object.keys(response.bodies)).toEqual(['br']);
  });
});
