import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';

/** A whole response: its status, the headers that are its own, and its body. */
export type WholeResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Headers that describe the body: a 304 has none of them. */
const bodyHeaders = ['content-type', 'content-encoding', 'content-disposition'];

/** Sends a response, or 304 to a client that has it, if it is a 200 (RFC 9110, sections 13.1.2 and 13.2.1). */
export function sendWhole(
  { status, headers, body }: WholeResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isNotModified = status === 200 && fresh(request.headers, headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || (isNotModified && bodyHeaders.includes(name))) continue;
    // `INDEXING=off` says more.
    if (name === 'x-robots-tag' && response.hasHeader(name)) continue;
    response.setHeader(name, value);
  }
  response.statusCode = isNotModified ? 304 : status;
  if (isNotModified || status === 204) response.end();
  else response.setHeader('content-length', body.length).end(body);
}
