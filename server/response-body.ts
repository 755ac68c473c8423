import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/*
 * node:http has no event for the body of a response. As npm's `compression` does, these two put methods
 * of their own on one response; nothing else here does.
 */

/** The body of a response that is handed over in one piece; empty when it has none. */
export type CompleteBody = string | Uint8Array;

/**
 * Calls a listener with the body of a response that is handed over whole to `end`, before its headers are
 * sent. Of several listeners the last one is called first.
 *
 * @param listener gives the body to send in its place, `undefined` for the same one, or `null` when it has
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

/** A response as it was sent. */
export type SentResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Bytes: more than the largest of our pages, compressed or not. */
const maxBytes = 1_000_000;
/** Of one connection, or set anew for each response. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

/**
 * Records a response, with the headers that are set from now on.
 *
 * @param isWanted is called once its headers are known.
 * @param onSent is called once all of it has been sent; never when it was not, or is over 1 MB.
 */
export function recordResponse(
  response: ServerResponse,
  isWanted: () => boolean,
  onSent: (sent: SentResponse) => void,
): void {
  const before = new Set([...response.getHeaderNames(), ...ofConnection]);
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
      body: Buffer.concat(chunks),
    });
  });
}

/** A copy: the chunks of zlib are windows on larger ones. A callback is no chunk. */
function asBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value);
}
