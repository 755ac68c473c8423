import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { now } from '../lib/cache/refreshes.ts';
import {
  currentRequest,
  newResponseState,
  type ResponseState,
  runForRequest,
} from '../lib/runtime/current-request.ts';

/** The request handler of Next.js. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A whole response of Next.js: its status, headers and body, and what it was made of. */
export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  state: ResponseState;
  /** When rendering began, on the clock `now` of lib/cache/refreshes.ts. */
  since: number;
};

/**
 * Has Next.js respond to a request, and returns the whole response. It is not sent, and does not end when the client
 * disconnects: others may wait for it.
 *
 * @throws what the handler throws.
 */
export async function render(handle: Handler, request: IncomingMessage): Promise<Rendered> {
  const since = now();
  const state = newResponseState();
  const response = new CollectedResponse(request);
  const { id = '', method = 'GET', route = 'other' } = currentRequest() ?? {};
  await runForRequest({ id, method, route, response: state }, () =>
    Promise.race([response.ended, handle(request, response).then(() => response.ended)]),
  );
  const { statusCode: status, body } = response;
  return { status, headers: response.ownHeaders(), body, state, since };
}

/** Headers of a connection, and of the length that a body had before it was changed. */
const ofTransfer = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
]);

/** A response that is collected instead of sent. */
class CollectedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly ended: Promise<void>;
  #end = () => {};

  constructor(request: IncomingMessage) {
    super(request);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  get body(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  ownHeaders(): OutgoingHttpHeaders {
    const headers = Object.entries(this.getHeaders());
    return Object.fromEntries(headers.filter(([name]) => !ofTransfer.has(name)));
  }

  override flushHeaders(): void {}

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    for (const [name, value] of headerEntries(rest.at(-1))) this.setHeader(name, value);
    return this;
  }

  override write(...args: unknown[]): boolean {
    this.#add(args);
    return true;
  }

  override end(...args: unknown[]): this {
    this.#add(args);
    this.#end();
    // For those who wait until it has been sent.
    process.nextTick(() => this.emit('close'));
    return this;
  }

  #add(args: unknown[]): void {
    const [chunk, encoding] = args;
    if (typeof chunk === 'string') this.#chunks.push(Buffer.from(chunk, asEncoding(encoding)));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
    const callback = args.find((arg) => typeof arg === 'function');
    if (callback !== undefined) process.nextTick(callback as () => void);
  }
}

type HeaderEntry = [name: string, value: string | string[]];

/** Headers as `writeHead` takes them: an object, or names and values in turn. */
function headerEntries(headers: unknown): HeaderEntry[] {
  if (typeof headers !== 'object' || headers === null) return [];
  if (!Array.isArray(headers)) return Object.entries(headers);
  return headers.flatMap((name, index): HeaderEntry[] =>
    index % 2 === 0 ? [[name, headers[index + 1]]] : [],
  );
}

function asEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}
