import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { contentEncodingFor } from './content-encoding.ts';
import type { WholeResponse } from './whole-response.ts';

const options: BrotliOptions = {
  params: {
    // As fast as gzip, with a fifth fewer bytes for our pages; from 9 on it takes ten times as long.
    [constants.BROTLI_PARAM_QUALITY]: 6,
    // 2¹⁹ bytes: more than our largest page. Each response allocates that much memory.
    [constants.BROTLI_PARAM_LGWIN]: 19,
  },
};

// In threads: the event loop goes on meanwhile.
const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** The media types of text. */
const text = /^text\/|[/+](?:json|xml|javascript)$/;

/** Bytes: less is not worth compressing. */
const minBytes = 1_024;

/** Compresses the body of a response with Brotli, where its type and length are worth it. */
export async function compressBody(whole: WholeResponse): Promise<WholeResponse> {
  const { headers, body } = whole;
  const type = String(headers['content-type'] ?? '').replace(/;.*/s, '');
  if (headers['content-encoding'] !== undefined || !text.test(type)) return whole;
  // RFC 9111, section 5.2.2.6.
  if (/\bno-transform\b/i.test(String(headers['cache-control'] ?? ''))) return whole;
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
  if (body.length < minBytes) return { ...whole, headers: { ...headers, vary } };
  return {
    ...whole,
    headers: { ...headers, vary, 'content-encoding': 'br' },
    body: await compressBrotli(body, options),
  };
}

/**
 * A response of {@link compressBody} in the best encoding that a client accepts. Browsers accept Brotli (over HTTPS);
 * for other clients the body is decompressed, so that one stored response is enough for all.
 */
export async function encodeFor(
  request: IncomingMessage,
  whole: WholeResponse,
): Promise<WholeResponse> {
  const { 'content-encoding': stored, ...headers } = whole.headers;
  const accepted = contentEncodingFor(request);
  if (stored !== 'br' || accepted === 'br') return whole;
  const body = await decompressBrotli(whole.body);
  if (accepted === null) return { ...whole, headers, body };
  return {
    ...whole,
    headers: { ...headers, 'content-encoding': accepted },
    body: await compressGzip(body),
  };
}
