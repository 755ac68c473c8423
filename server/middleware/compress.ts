import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BrotliOptions, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import compression from 'compression';
import type { Middleware } from '../compose.ts';
import { type ContentEncoding, contentEncodingFor } from '../content-encoding.ts';
import { type CompleteBody, onCompleteBody } from '../response-body.ts';

const brotli: BrotliOptions = {
  params: {
    // Takes as long as gzip, for a fifth fewer bytes of our pages; from 9 on ten times as long.
    [constants.BROTLI_PARAM_QUALITY]: 6,
    // Half a megabyte, as a power of two: more than our largest page. Each response takes that memory.
    [constants.BROTLI_PARAM_LGWIN]: 19,
  },
};

const compressors: Record<ContentEncoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, brotli),
  gzip: (body) => gzipSync(body),
};

/** Bytes: less is not worth it, and more would hold up all other requests for longer than a page does. */
const minBytes = 1_024;
const maxBytes = 500_000;

/** Those of npm's `compression`; they use nothing of Express. */
const compressStream = compression({ brotli }) as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;
const isText = compression.filter as (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean;

/**
 * Compresses responses with Brotli or gzip: npm's `compression`, but for those that are handed over whole,
 * as pages are. It would send them in chunks; in one piece a page has its `Content-Length`, and a proxy
 * that stores it sends it in half as many steps (nginx, by a piece and its end for each chunk).
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
