import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { headersWithoutRequest } from './middleware/security-headers.ts';

// As Node.js itself answers them.
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

const lines = headersWithoutRequest.map(([name, value]) => `${name}: ${value}\r\n`).join('');

/**
 * Answers what cannot be read as a request, as Node.js would by itself, with the headers of every
 * response: no request comes of it, so no middleware sees it. For the event `clientError` of a server.
 *
 * @param isResponding whether a part of a response was sent on the connection, into which nothing may be
 *   written.
 */
export function respondToClientError(error: Error, socket: Duplex, isResponding: boolean): void {
  if (!socket.writable || isResponding) {
    socket.destroy();
    return;
  }
  const code = 'code' in error ? String(error.code) : '';
  const status = statuses.get(code) ?? 400;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${lines}\r\n`);
}
