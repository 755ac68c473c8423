import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import compression from 'compression';
import type { Middleware } from '../compose.ts';
import { type ContentEncoding, contentEncodingFor } from '../content-encoding.ts';
import { type CompleteBody, onCompleteBody } from '../response-body.ts';

const brotli: BrotliOptions = {
  params: {
    // As fast as gzip, with a fifth fewer bytes for our pages; from 9 on it takes ten times as long.
    [constants.BROTLI_PARAM_QUALITY]: 6,
    // 2¹⁹ bytes: more than our largest page. Each response allocates that much memory.
    [constants.BROTLI_PARAM_LGWIN]: 19,
  },
};

const compressors: Record<ContentEncoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, brotli),
  gzip: (body) => gzipSync(body),
};

/** Bytes: less is not worth compressing, and more would block other requests longer than a page does. */
const minBytes = 1_024;
const maxBytes = 500_000;

// npm's `compression`, which works without Express.
const filter = compression.filter as (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean;
const compressStream = compression({ brotli, filter: isText }) as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Compresses responses with Brotli or gzip: streams with npm's `compression`, and whole bodies, as of
 * pages, here. `compression` would send those in chunks; in one piece a page has a `Content-Length`, and
 * nginx sends it from its cache in half as many writes.
 */
export const compress: Middleware = (request, response, next) => {
  compressStream(request, response, () => {});
  onCompleteBody(response, (body) => compressBody(request, response, body));
  return next();
};

function compressBody(request: IncomingMessage, response: ServerResponse, body: CompleteBody) {
  const length = Buffer.byteLength(body);
  if (length < minBytes || length > maxBytes || !isTransformable(request, response))
    return undefined;
  const encoding = contentEncodingFor(request);
  if (encoding === null) return undefined;
  const compressed = compressors[encoding](Buffer.from(body));
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', compressed.length);
  return compressed;
}

function isTransformable(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'HEAD' || response.hasHeader('Content-Encoding')) return false;
  // RFC 9111, section 5.2.2.6.
  const isFixed = /\bno-transform\b/i.test(String(response.getHeader('Cache-Control')));
  return !isFixed && isText(request, response);
}

function isText(request: IncomingMessage, response: ServerResponse): boolean {
  const type = response.getHeader('Content-Type');
  // Next.js 16.5.0-canary.38 sets an array of one value, in which `compression` finds no type.
  if (Array.isArray(type)) response.setHeader('Content-Type', type.join(', '));
  return filter(request, response);
}
