import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import {
  currentRequest,
  newResponseState,
  type ResponseState,
  runForRequest,
} from '../lib/runtime/current-request.ts';
import type { WholeResponse } from './encoded-response.ts';
import { bodyOf } from './middleware/read-body.ts';

/** The request handler of Next.js. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A whole response of Next.js, and what it was made of. */
export type Rendered = WholeResponse & { state: ResponseState };

/** Headers of a connection, and of the length that a body had before it was changed. */
const ofTransfer = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

/** The whole response of Next.js, which does not end when its client disconnects: others may wait for it. */
export async function render(
  handle: Handler,
  request: IncomingMessage,
  state = newResponseState(),
): Promise<Rendered> {
  const response = new CollectedResponse(request);
  const { id = '', method = 'GET', route = 'other' } = currentRequest() ?? {};
  await runForRequest({ id, method, route, response: state }, () =>
    Promise.race([response.ended, handle(withBody(request), response).then(() => response.ended)]),
  );
  for (const name of ofTransfer) response.removeHeader(name);
  const { statusCode: status, chunks } = response;
  return { status, headers: response.getHeaders(), body: Buffer.concat(chunks), state };
}

/** A request whose body has been received, as one whose body has not been read yet. */
function withBody(request: IncomingMessage): IncomingMessage {
  const body = bodyOf(request);
  if (body === undefined) return request;
  // A handler that does not read the whole body destroys this socket, not that of the client.
  const whole = new IncomingMessage(new Socket());
  const { method, url, headers, httpVersion } = request;
  Object.assign(whole, { method, url, headers, httpVersion, complete: true });
  whole.push(body);
  whole.push(null);
  return whole;
}

/** A response that is collected instead of sent. */
class CollectedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  readonly ended = new Promise<void>((resolve) => this.once('close', resolve));

  override flushHeaders(): void {}

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) this.setHeader(name, value);
    return this;
  }

  override write(...[chunk, ...rest]: unknown[]): boolean {
    const [encoding] = rest;
    if (typeof chunk === 'string') {
      const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding);
      this.chunks.push(Buffer.from(chunk, isNamed ? encoding : 'utf8'));
    } else if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
    const callback = [chunk, ...rest].find((arg) => typeof arg === 'function');
    if (callback !== undefined) process.nextTick(callback as () => void);
    return true;
  }

  override end(...args: unknown[]): this {
    this.write(...args);
    // For those who wait until it has been sent.
    process.nextTick(() => this.emit('close'));
    return this;
  }
}
