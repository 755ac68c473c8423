import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Milliseconds between two checks for idle connections. */
const intervalMs = 100;

/** The open connections and requests of a server, for a graceful shutdown. */
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

  /** The number of requests in progress. */
  get openRequests(): number {
    return this.#responses.size;
  }

  /** Whether a response on a connection has been sent in part. */
  isResponding(socket: Duplex): boolean {
    return [...this.#responses].some(
      (response) => response.socket === socket && response.headersSent,
    );
  }

  /** Closes each connection after its response, from now on. */
  closeAfterResponses(): void {
    this.#isClosing = true;
    for (const response of this.#responses) closeAfter(response);
  }

  /**
   * Accepts no more connections; resolves when all have ended, each after its response. Idle connections,
   * which browsers and proxies keep or open for later requests, end at once.
   */
  async close(): Promise<void> {
    this.closeAfterResponses();
    const timer = setInterval(() => {
      this.#server.closeIdleConnections();
      // Node.js counts a connection that has sent nothing as active.
      for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
    }, intervalMs);
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    clearInterval(timer);
  }

  /** Ends all connections at once. */
  destroy(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
