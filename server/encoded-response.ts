import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { unpooled } from '../lib/cache/stored-bytes.ts';

/** Content encodings (RFC 9110, section 8.4.1), the best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
/** A body in each encoding that was requested; a promise while it is encoded. */
type Bodies = { [encoding in Encoding]?: Buffer | Promise<Buffer> };

/** A response: its status, the headers that are its own, and its body. */
export type WholeResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A response that is sent in the encoding that a client prefers; `isCompressible`: in any of them. */
export type EncodableResponse = Omit<WholeResponse, 'body'> & {
  isCompressible: boolean;
  bodies: Bodies;
};

const params = {
  // As fast as gzip, with a fifth fewer bytes for our pages; from 9 on it takes ten times as long.
  [constants.BROTLI_PARAM_QUALITY]: 6,
  // 2¹⁹ bytes: more than our largest page. Each response allocates that much memory.
  [constants.BROTLI_PARAM_LGWIN]: 19,
};
/** More than any of our bodies has. */
const maxOutputLength = 20_000_000;

// In threads: the event loop goes on meanwhile.
const encode = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params }),
  gzip: promisify(gzip),
  identity: async (body: Buffer) => body,
};
const decode = {
  br: (body: Buffer) => promisify(brotliDecompress)(body, { maxOutputLength }),
  gzip: (body: Buffer) => promisify(gunzip)(body, { maxOutputLength }),
  identity: async (body: Buffer) => body,
};

/** The media types of text. */
const text = /^text\/|[/+](?:json|xml|javascript)$/;
/** Bytes: less is not worth compressing. */
const minBytes = 1_024;

/** A request as its client sent it. */
export type Sent = Pick<IncomingMessage, 'headers' | 'url'>;

/** The best encoding that a request accepts (RFC 9110, section 12.5.3). */
export function acceptedEncoding(request: Sent): Encoding {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** A response whose body is not compressed yet, and whether its type and length are worth it. */
export function encodable({ status, headers, body }: WholeResponse): EncodableResponse {
  const type = String(headers['content-type'] ?? '').replace(/;.*/s, '');
  // RFC 9111, section 5.2.2.6.
  const mayChange = !/\bno-transform\b/i.test(String(headers['cache-control'] ?? ''));
  const hasEncodings = headers['content-encoding'] === undefined && text.test(type) && mayChange;
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
  return {
    status,
    headers: { ...headers, ...(hasEncodings && { vary }) },
    bodies: { identity: body },
    isCompressible: hasEncodings && body.length >= minBytes,
  };
}

/** The body of a response in an encoding, which it has from then on. @throws when it is malformed or too large. */
export async function bodyIn({ bodies }: Pick<EncodableResponse, 'bodies'>, encoding: Encoding) {
  bodies[encoding] ??= plainBody(bodies).then(encode[encoding]).then(unpooled);
  try {
    const body = await bodies[encoding];
    bodies[encoding] = body;
    return body;
  } catch (error) {
    delete bodies[encoding];
    throw error;
  }
}

async function plainBody(bodies: Bodies): Promise<Buffer> {
  for (const encoding of encodings.toReversed()) {
    const body = bodies[encoding];
    if (body !== undefined) return decode[encoding](await body);
  }
  throw new Error('a response without a body');
}

/** A response in the best encoding that a client accepts. */
export async function inEncodingFor(request: Sent, response: EncodableResponse) {
  const { status, headers } = response;
  const encoding = response.isCompressible ? acceptedEncoding(request) : 'identity';
  const body = await bodyIn(response, encoding);
  const isEncoded = encoding !== 'identity';
  return {
    status,
    headers: isEncoded ? { ...headers, 'content-encoding': encoding } : headers,
    body,
  };
}

/** Headers that describe the body: a 304 has none of them. */
const bodyHeaders = ['content-type', 'content-encoding', 'content-disposition'];

/** Sends a response, or 304 to a client that has it, if it is a 200 (RFC 9110, sections 13.1.2 and 13.2.1). */
export function sendWhole(whole: WholeResponse, request: Sent, response: ServerResponse): void {
  const { status, headers, body } = whole;
  const isNotModified = status === 200 && fresh(request.headers, headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || (isNotModified && bodyHeaders.includes(name))) continue;
    response.setHeader(name, value);
  }
  response.statusCode = isNotModified ? 304 : status;
  if (isNotModified || status === 204) response.end();
  else response.setHeader('content-length', body.length).end(body);
}
