import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import compression from 'compression';
import { type ContentEncoding, contentEncodingFor } from '../content-encoding.ts';
import { brotli } from './brotli.ts';

const packers: Record<ContentEncoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, brotli),
  gzip: (body) => gzipSync(body),
};

/** By its `Content-Type`. Knows more of requests than it asks for. */
const isText = compression.filter as (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean;

/** In bytes: less is not worth it, and more would hold up everybody else for longer than a page does. */
const least = 1_024;
const most = 500_000;

/**
 * Compresses an answer that is handed over whole, as pages are, in one piece too: so it has its
 * length. A proxy that keeps it sends it in half as many steps then (nginx, by a piece and its end
 * for each part of what came without a length), and a browser knows how much is to come.
 *
 * Changes its headers to what is given.
 *
 * @returns the body to send, or `null` for what is to be sent in another way.
 */
export function packWhole(
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
): Buffer | null {
  if (response.headersSent || request.method === 'HEAD') return null;
  const whole = bytesOf(body);
  if (whole === null || whole.length < least || whole.length > most) return null;
  if (response.hasHeader('Content-Encoding') || mustStay(response)) return null;
  if (!isText(request, response)) return null;
  const packing = contentEncodingFor(request);
  if (packing === null) return null;
  const packed = packers[packing](whole);
  response.setHeader('Content-Encoding', packing);
  response.setHeader('Content-Length', packed.length);
  return packed;
}

function bytesOf(body: unknown): Buffer | null {
  if (typeof body === 'string') return Buffer.from(body);
  return body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.length) : null;
}

/** RFC 9111, section 5.2.2.6. */
function mustStay(response: ServerResponse): boolean {
  return /\bno-transform\b/i.test(String(response.getHeader('Cache-Control')));
}
