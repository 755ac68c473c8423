import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentEncoding, contentEncodingFor } from './content-encoding.ts';
import type { WholeResponse } from './whole-response.ts';

const brotli: BrotliOptions = {
  params: {
    // As fast as gzip, with a fifth fewer bytes for our pages; from 9 on it takes ten times as long.
    [constants.BROTLI_PARAM_QUALITY]: 6,
    // 2¹⁹ bytes: more than our largest page. Each response allocates that much memory.
    [constants.BROTLI_PARAM_LGWIN]: 19,
  },
};

// In threads: the event loop goes on meanwhile.
const compressors: Record<ContentEncoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotli),
  gzip: promisify(gzip),
};

/** The media types of text. */
const text = /^text\/|[/+](?:json|xml|javascript)$/;

/** Bytes: less is not worth compressing. */
const minBytes = 1_024;

/** Compresses the body of a response with Brotli or gzip, where its type is worth it and the client accepts it. */
export async function compressBody(
  whole: WholeResponse,
  request: IncomingMessage,
): Promise<WholeResponse> {
  const { headers, body } = whole;
  const type = String(headers['content-type'] ?? '').replace(/;.*/s, '');
  if (headers['content-encoding'] !== undefined || !text.test(type)) return whole;
  // RFC 9111, section 5.2.2.6.
  if (/\bno-transform\b/i.test(String(headers['cache-control'] ?? ''))) return whole;
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
  const encoding = body.length < minBytes ? null : contentEncodingFor(request);
  if (encoding === null) return { ...whole, headers: { ...headers, vary } };
  return {
    ...whole,
    headers: { ...headers, vary, 'content-encoding': encoding },
    body: await compressors[encoding](body),
  };
}
