import { Server, STATUS_CODES } from 'node:http';
import type { Header } from './every-answer.ts';

// What Node.js itself says of each.
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

type Connection = {
  writable: boolean;
  end: (text: string) => void;
  destroy: () => void;
  /** The answer that is on its way, for which Node.js has no other name. */
  _httpMessage?: { headersSent: boolean } | null;
};

/**
 * Has every HTTP server of this process answer what it cannot read as it would by itself, and with
 * these headers: no request comes of it, so nothing else of ours hears of it.
 */
export function answerUnreadableRequests(headers: readonly Header[]): void {
  const { emit } = Server.prototype;
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
    const [error, connection] = args;
    if (event !== 'clientError' || !isConnection(connection)) {
      return Reflect.apply(emit, this, [event, ...args]);
    }
    const status = statuses.get(codeOf(error)) ?? 400;
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${lines}\r\n`;
    // Into an answer that has begun nothing may be written.
    if (connection.writable && !connection._httpMessage?.headersSent) connection.end(head);
    else connection.destroy();
    return true;
  } as typeof emit;
}

function isConnection(value: unknown): value is Connection {
  return typeof value === 'object' && value !== null && 'writable' in value && 'destroy' in value;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
