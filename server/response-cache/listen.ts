import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer as it went over the wire, with the headers that were set after it was listened to. */
export type Heard = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** More than the largest of our pages, compressed or not. */
const largest = 1_000_000;
/** Of one connection, or said anew with each answer. */
const ofOne = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

/**
 * Listens to what is answered.
 *
 * @param isWorthIt is asked once its headers are known.
 * @param onEnd is told once all of it has been sent; never when it was not, or is too large.
 */
export function listen(
  response: ServerResponse,
  isWorthIt: () => boolean,
  onEnd: (heard: Heard) => void,
): void {
  const before = new Set([...response.getHeaderNames(), ...ofOne]);
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isHeard: boolean | undefined;
  const hear = (chunk: unknown, encoding: unknown) => {
    isHeard ??= isWorthIt();
    if (!isHeard) return;
    const piece = asBuffer(chunk, encoding);
    bytes += piece.length;
    if (bytes <= largest) chunks.push(piece);
  };
  const { write, end } = response;
  response.write = ((...args: unknown[]) => {
    hear(args[0], args[1]);
    return Reflect.apply(write, response, args);
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    hear(args[0], args[1]);
    return Reflect.apply(end, response, args);
  }) as typeof end;
  response.once('finish', () => {
    if (!isHeard || bytes > largest) return;
    const named = Object.entries(response.getHeaders()).filter(([name]) => !before.has(name));
    const body = Buffer.concat(chunks);
    onEnd({ status: response.statusCode, headers: Object.fromEntries(named), body });
  });
}

/** A copy: the chunks of zlib are windows on larger ones. A callback is nothing to be heard. */
function asBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  if (typeof chunk !== 'string') return Buffer.alloc(0);
  return Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8');
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value);
}
