import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
} from 'node:zlib';
import { unpooled } from '../lib/cache/stored-bytes.ts';
import { type ContentEncoding, contentEncodingFor } from './content-encoding.ts';
import type { WholeResponse } from './whole-response.ts';

type Encoding = ContentEncoding | 'identity';

/** A response with its body in one or more content encodings: those that clients have accepted so far. */
export type EncodedResponse = Omit<WholeResponse, 'body'> & {
  bodies: Map<Encoding, Buffer>;
  isCompressible: boolean;
};

const options: BrotliOptions = {
  params: {
    // As fast as gzip, with a fifth fewer bytes for our pages; from 9 on it takes ten times as long.
    [constants.BROTLI_PARAM_QUALITY]: 6,
    // 2¹⁹ bytes: more than our largest page. Each response allocates that much memory.
    [constants.BROTLI_PARAM_LGWIN]: 19,
  },
};

type Change = (body: Buffer) => Promise<Buffer>;

// In threads: the event loop goes on meanwhile.
const encode: Record<Encoding, Change> = {
  br: (body) => promisify(brotliCompress)(body, options),
  gzip: promisify(gzip),
  identity: async (body) => body,
};
const decode: Record<Encoding, Change> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (body) => body,
};

/** The media types of text. */
const text = /^text\/|[/+](?:json|xml|javascript)$/;

/** Bytes: less is not worth compressing. */
const minBytes = 1_024;

/** A response whose body is not compressed yet, and whether its type and length are worth it. */
export function encodable({ status, headers, body }: WholeResponse): EncodedResponse {
  const bodies = new Map<Encoding, Buffer>([['identity', body]]);
  const type = String(headers['content-type'] ?? '').replace(/;.*/s, '');
  // RFC 9111, section 5.2.2.6.
  const mayChange = !/\bno-transform\b/i.test(String(headers['cache-control'] ?? ''));
  if (headers['content-encoding'] !== undefined || !text.test(type) || !mayChange) {
    return { status, headers, bodies, isCompressible: false };
  }
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
  return {
    status,
    headers: { ...headers, vary },
    bodies,
    isCompressible: body.length >= minBytes,
  };
}

/** A response in the best encoding that a client accepts. Its body is encoded once, and added to the others. */
export async function inEncodingFor(
  request: IncomingMessage,
  { status, headers, bodies, isCompressible }: EncodedResponse,
): Promise<WholeResponse> {
  const encoding = (isCompressible && contentEncodingFor(request)) || 'identity';
  const body = bodies.get(encoding) ?? (await added(encoding, bodies));
  const isEncoded = encoding !== 'identity';
  return {
    status,
    headers: { ...headers, ...(isEncoded && { 'content-encoding': encoding }) },
    body,
  };
}

async function added(encoding: Encoding, bodies: Map<Encoding, Buffer>): Promise<Buffer> {
  const [known] = bodies;
  if (known === undefined) throw new Error('A response without a body');
  const [from, body] = known;
  const encoded = unpooled(await encode[encoding](await decode[from](body)));
  bodies.set(encoding, encoded);
  return encoded;
}
