import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { headersWithoutRequest } from './middleware/security-headers.ts';

// The statuses that Node.js itself sends.
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

const lines = headersWithoutRequest.map(([name, value]) => `${name}: ${value}\r\n`).join('');

/**
 * Responds to a malformed request as Node.js does by default, with the headers of every response: there is
 * no request object, so no middleware runs. For the event `clientError` of a server.
 *
 * @param isResponding whether a response was sent in part on the connection: nothing may be inserted.
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
