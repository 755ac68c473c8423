import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { sharing } from '../lib/cache/sharing.ts';
import { config, isDeveloping } from '../lib/config/config.ts';
import { cameTooSlowly, failedTryLater } from '../lib/french/messages.ts';
import { failedPage, failedPageHeaders } from '../lib/routing/failed-page.ts';
import { writeLine } from '../lib/runtime/log/log.ts';
import { endListening, isStopping } from '../lib/runtime/while-listening.ts';
import { headersWithoutRequest } from './middleware/headers.ts';

/** How many requests a connection may send ahead of their responses: browsers and proxies send none. */
const maxPipelined = 16;
/** Milliseconds without progress after which a connection whose client stops reading is closed. */
const idleTimeoutMs = 15_000;
/** Milliseconds for a whole response to be sent: 300 kB at 40 kbit/s. */
const sendTimeoutMs = 60_000;

/** Milliseconds for head and body, else a 408; bytes of the head: 32 kB of cookies, which a parent domain may fill. */
export const requestLimits = {
  requestTimeout: 8_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 33 * 1_024,
};

/** Milliseconds for the rest of a malformed request to come. */
const drainTimeoutMs = 1_000;

/** The sentence of a page for a browser, by status. */
const sentences = new Map([
  [408, cameTooSlowly],
  [
    431,
    'Les cookies de ce site sont trop volumineux. Effacez-les dans votre navigateur, puis réessayez.',
  ],
]);

/** Milliseconds for open requests to end: less than the 30 s that Kubernetes waits. */
const requestTimeoutMs = 20_000;
/** Milliseconds for Next.js to finish its work after responses, and for the last traces. */
const closeTimeoutMs = 2_000;

/** The statuses that Node.js itself sends to a malformed request. */
const errorStatuses = new Map<unknown, number>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** The open connections and requests of a server: their limits, a graceful shutdown, and malformed requests. */
export class Connections {
  readonly server: Server;
  /** Responses by connection: a set of all would be copied every few requests, into memory that is freed late. */
  readonly #responses = new Map<Socket, ServerResponse[]>();

  constructor(server: Server) {
    this.server = server;
    server.on('connection', (socket) => {
      this.#responses.set(socket, []);
      socket.once('close', () => this.#responses.delete(socket));
    });
    server.timeout = idleTimeoutMs;
    // With this listener Node.js closes no connection itself. A response that is being made is waited for.
    server.on('timeout', (socket) => {
      const isBusy = (this.#responses.get(socket)?.length ?? 0) > 0;
      if (!isBusy || socket.writableLength > 0) socket.destroy();
    });
    server.on('clientError', (error, socket) => this.#respondToError(error, socket));
  }

  /** Handles the requests of a connection in turn. A client that sends too many ahead, or does not read, loses it. */
  inTurn(handle: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      const open = this.#responses.get(socket);
      const before = open?.at(-1);
      if (open === undefined || open.push(response) > maxPipelined) return void socket.destroy();
      response.once('close', () => open.splice(open.indexOf(response), 1));
      response.once('prefinish', () => {
        const timer = setTimeout(() => socket.destroy(), sendTimeoutMs).unref();
        response.once('close', () => clearTimeout(timer));
      });
      if (before === undefined) handle(request, response);
      else before.once('close', () => socket.destroyed || handle(request, response));
    };
  }

  /** The responses to the requests in progress. */
  get open(): ServerResponse[] {
    return [...this.#responses.values()].flat();
  }

  /** Accepts no more connections; resolves when all have ended: idle ones at once, others after their response. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    // Node.js counts a connection that has sent nothing as active.
    for (const socket of this.#responses.keys()) if (socket.bytesRead === 0) socket.destroy();
    await closed;
  }

  /** Responds as Node.js does, with the headers of every response: without a request object no middleware runs. */
  #respondToError(error: Error, socket: Duplex): void {
    // The parser fails for each part that still comes. Closing before they have come could take the response away.
    if (socket.writableEnded) return;
    const isSending = (response: ServerResponse) =>
      response.socket === socket && response.headersSent;
    // A browser connects ahead of its first request: that would get the 408.
    const isUnused = 'bytesRead' in socket && socket.bytesRead === 0;
    if (!socket.writable || isUnused || this.open.some(isSending)) {
      socket.destroy();
      return;
    }
    const status = errorStatuses.get('code' in error ? error.code : '') ?? 400;
    const sentence = sentences.get(status);
    const page = sentence === undefined ? '' : failedPage.replace(failedTryLater, sentence);
    const headers = { ...headersWithoutRequest, ...(page !== '' && failedPageHeaders) };
    const lines = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`;
    socket.end(`${start}${lines}\r\n${page}`);
    setTimeout(() => socket.destroy(), drainTimeoutMs).unref();
  }
}

/** Shuts down at a signal, with exit code 0: after SHUTDOWN_DELAY requests have 20 seconds to end, `finish` two. */
export function stopOnSignal(connections: Connections, finish: () => Promise<unknown>): void {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, async () => {
      // Ctrl-C arrives twice under npm. `close-with-grace` would exit with 1 at the second one, with requests open.
      if (isStopping()) return;
      const start = performance.now();
      await stop(connections, finish);
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      if (!isDeveloping) writeLine('info', { event: 'stopped', reason: signal, seconds });
      process.exit(0);
    });
  }
}

async function stop(connections: Connections, finish: () => Promise<unknown>): Promise<void> {
  endListening();
  if (isDeveloping) {
    // Pages keep connections open for reloads.
    connections.server.closeAllConnections();
    await finish();
    return;
  }
  writeLine('info', { event: 'stopping', openRequests: connections.open.length });
  await wait(config.SHUTDOWN_DELAY * 1_000);
  const isClosed = connections.close().then(() => true);
  if (!(await Promise.race([isClosed, wait(requestTimeoutMs, false)]))) {
    writeLine('warn', { event: 'requests aborted', openRequests: connections.open.length });
    connections.server.closeAllConnections();
  }
  await Promise.race([finish(), wait(closeTimeoutMs)]);
  sharing?.link.stop();
}
