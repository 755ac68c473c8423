import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
} from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { unpooled } from '../lib/cache/stored-bytes.ts';

type ContentEncoding = 'br' | 'gzip';

/** A response: its status, the headers that are its own, and its body. */
type WholeResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A response with its body in one or more content encodings: those that clients have accepted so far. */
export type EncodedResponse = Omit<WholeResponse, 'body'> & {
  bodies: Map<ContentEncoding | 'identity', Buffer>;
  isCompressible: boolean;
};

const brotli: BrotliOptions = {
  params: {
    // As fast as gzip, with a fifth fewer bytes for our pages; from 9 on it takes ten times as long.
    [constants.BROTLI_PARAM_QUALITY]: 6,
    // 2¹⁹ bytes: more than our largest page. Each response allocates that much memory.
    [constants.BROTLI_PARAM_LGWIN]: 19,
  },
};

type Change = (body: Buffer) => Promise<Buffer>;

// In threads: the event loop goes on meanwhile.
const codecs: Record<ContentEncoding | 'identity', { encode: Change; decode: Change }> = {
  br: {
    encode: (body) => promisify(brotliCompress)(body, brotli),
    decode: promisify(brotliDecompress),
  },
  gzip: { encode: promisify(gzip), decode: promisify(gunzip) },
  identity: { encode: async (body) => body, decode: async (body) => body },
};

/** The media types of text. */
const text = /^text\/|[/+](?:json|xml|javascript)$/;
/** Bytes: less is not worth compressing. */
const minBytes = 1_024;

/** The best encoding that a request accepts; `undefined` when none (RFC 9110, section 12.5.3). */
export function contentEncodingFor(request: IncomingMessage): ContentEncoding | undefined {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** A response whose body is not compressed yet, and whether its type and length are worth it. */
export function encodable({ status, headers, body }: WholeResponse): EncodedResponse {
  const type = String(headers['content-type'] ?? '').replace(/;.*/s, '');
  // RFC 9111, section 5.2.2.6.
  const mayChange = !/\bno-transform\b/i.test(String(headers['cache-control'] ?? ''));
  const hasEncodings = headers['content-encoding'] === undefined && text.test(type) && mayChange;
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
  return {
    status,
    headers: { ...headers, ...(hasEncodings && { vary }) },
    bodies: new Map([['identity', body]]),
    isCompressible: hasEncodings && body.length >= minBytes,
  };
}

/** A response in the best encoding that a client accepts. Its body is encoded once, and added to the others. */
export async function inEncodingFor(
  request: IncomingMessage,
  { status, headers, bodies, isCompressible }: EncodedResponse,
): Promise<WholeResponse> {
  const encoding = (isCompressible && contentEncodingFor(request)) || 'identity';
  let body = bodies.get(encoding);
  if (body === undefined) {
    const [known] = bodies;
    if (known === undefined) throw new Error('A response without a body');
    body = unpooled(await codecs[encoding].encode(await codecs[known[0]].decode(known[1])));
    bodies.set(encoding, body);
  }
  if (encoding === 'identity') return { status, headers, body };
  return { status, headers: { ...headers, 'content-encoding': encoding }, body };
}

/** Headers that describe the body: a 304 has none of them. */
const bodyHeaders = ['content-type', 'content-encoding', 'content-disposition'];

/** Sends a response, or 304 to a client that has it, if it is a 200 (RFC 9110, sections 13.1.2 and 13.2.1). */
export function sendWhole(
  { status, headers, body }: WholeResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isNotModified = status === 200 && fresh(request.headers, headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || (isNotModified && bodyHeaders.includes(name))) continue;
    // `INDEXING=off` says more.
    if (name === 'x-robots-tag' && response.hasHeader(name)) continue;
    response.setHeader(name, value);
  }
  response.statusCode = isNotModified ? 304 : status;
  if (isNotModified || status === 204) response.end();
  else response.setHeader('content-length', body.length).end(body);
}
