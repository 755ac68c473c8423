import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { unpooled } from '../lib/cache/unpooled.ts';

/*
 * node:http has no event for the body of a response. Like npm's `compression`, these functions replace
 * methods of a single response; no other file does.
 */

/** The whole body of a response, as passed to `end`; empty when it has none. */
export type CompleteBody = string | Uint8Array;

/**
 * Calls a listener with the body of a response that is passed whole to `end`, before the headers are sent.
 * Of several listeners the last one is called first.
 *
 * @param listener returns the body to send instead, `undefined` for the same one, or `null` when it has
 *   ended the response itself.
 */
export function onCompleteBody(
  response: ServerResponse,
  listener: (body: CompleteBody) => CompleteBody | undefined | null,
): void {
  const { end } = response;
  let isCalled = false;
  response.end = ((...args: unknown[]) => {
    if (isCalled || response.headersSent) return Reflect.apply(end, response, args);
    isCalled = true;
    const [body] = args;
    const isBody = typeof body === 'string' || body instanceof Uint8Array;
    const replacement = listener(isBody ? body : '');
    if (replacement === null) return response;
    return Reflect.apply(end, response, replacement === undefined ? args : [replacement]);
  }) as typeof end;
}

/**
 * Drops the body of a response, written whole or in pieces, and calls a function that ends it with another.
 *
 * @param isUnwanted is called once the headers are known, before they are sent.
 */
export function replaceBody(
  response: ServerResponse,
  isUnwanted: () => boolean,
  respond: () => void,
): void {
  const { write, end, flushHeaders } = response;
  let isDropped: boolean | undefined;
  const drops = () => {
    isDropped ??= !response.headersSent && isUnwanted();
    return isDropped;
  };
  response.flushHeaders = () => {
    if (!drops()) Reflect.apply(flushHeaders, response, []);
  };
  response.write = ((...args: unknown[]) =>
    drops() || Reflect.apply(write, response, args)) as typeof write;
  response.end = ((...args: unknown[]) => {
    if (!drops()) return Reflect.apply(end, response, args);
    Object.assign(response, { write, end, flushHeaders });
    respond();
    return response;
  }) as typeof end;
}

/** A sent response. */
export type SentResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Bytes: more than the largest of our pages, compressed or not. */
const maxBytes = 1_000_000;
/** Headers of one connection, or set again for each response. */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
];

/**
 * Records a response, with the headers that are set from now on.
 *
 * @param isWanted is called once the headers are known.
 * @param onSent is called once the whole response has been sent, unless its body is over 1 MB.
 */
export function recordResponse(
  response: ServerResponse,
  isWanted: () => boolean,
  onSent: (sent: SentResponse) => void,
): void {
  const before = new Set([...response.getHeaderNames(), ...connectionHeaders]);
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isRecorded: boolean | undefined;
  const record = (chunk: unknown, encoding: unknown) => {
    isRecorded ??= isWanted();
    if (!isRecorded) return;
    const piece = asBuffer(chunk, encoding);
    bytes += piece.length;
    if (bytes <= maxBytes) chunks.push(piece);
  };
  const { write, end } = response;
  response.write = ((...args: unknown[]) => {
    record(args[0], args[1]);
    return Reflect.apply(write, response, args);
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    record(args[0], args[1]);
    return Reflect.apply(end, response, args);
  }) as typeof end;
  response.once('finish', () => {
    if (!isRecorded || bytes > maxBytes) return;
    const headers = Object.entries(response.getHeaders()).filter(([name]) => !before.has(name));
    onSent({
      status: response.statusCode,
      headers: Object.fromEntries(headers),
      body: unpooled(Buffer.concat(chunks)),
    });
  });
}

/** A copy: the chunks of zlib are views of larger buffers. A callback is no chunk. */
function asBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value);
}
