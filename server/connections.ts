import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Milliseconds between two looks for connections that have nothing more to do. */
const interval = 100;

/** The connections and requests of a server, to end them in order. */
export class Connections {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #responses = new Set<ServerResponse>();
  #isClosing = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.on('request', (_request, response) => {
      this.#responses.add(response);
      response.once('close', () => this.#responses.delete(response));
      if (this.#isClosing) closeAfter(response);
    });
  }

  /** How many requests are being handled. */
  get openRequests(): number {
    return this.#responses.size;
  }

  /** Whether a part of a response was sent on a connection, and not yet all of it. */
  isResponding(socket: Duplex): boolean {
    return [...this.#responses].some(
      (response) => response.socket === socket && response.headersSent,
    );
  }

  /** From now on each connection ends with the response to its request. */
  closeAfterResponses(): void {
    this.#isClosing = true;
    for (const response of this.#responses) closeAfter(response);
  }

  /**
   * Takes no more connections; resolves once those there are have ended, each as soon as its request is
   * answered. Browsers and proxies keep theirs for the next request, or open one for a request to come:
   * those end at once.
   */
  async close(): Promise<void> {
    this.closeAfterResponses();
    const looking = setInterval(() => {
      this.#server.closeIdleConnections();
      // Node.js takes one that has not sent anything for one that is sending a request.
      for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
    }, interval);
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    clearInterval(looking);
  }

  /** Ends all connections, whatever is sent on them. */
  destroy(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
