import { subscribe } from 'node:diagnostics_channel';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isStopping } from './stopping';

/** Milliseconds between two looks at which connections have nothing more to do. */
const pace = 100;

const servers = new Set<Server>();
const sockets = new Set<Socket>();
const responses = new Set<ServerResponse>();

/** What Node.js says on the channels that are named here. */
type Connection = { socket: Socket };
type Request = { server: Server; response: ServerResponse };

/** Knows from now on of each connection until it is closed, and of each request until it is answered. */
export function followConnections(): void {
  subscribe('net.server.socket', (message) => {
    const { socket } = message as Connection;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as Request;
    servers.add(server);
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (isStopping()) endConnectionWith(response);
  });
}

/** How many requests are being answered. */
export function openRequests(): number {
  return responses.size;
}

/**
 * Ends each connection as soon as its request is answered. Left to themselves, browsers and proxies
 * keep theirs for the next one, or open one for a request to come, and the server waits for them.
 */
export function endConnectionsWhenIdle(): void {
  for (const response of responses) endConnectionWith(response);
  setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, pace).unref();
}

/** Ends all connections, whatever runs on them. */
export function cutConnections(): void {
  for (const server of servers) server.closeAllConnections();
  for (const socket of sockets) socket.destroy();
}

function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
