import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { SentResponse } from './response-body.ts';

/** Headers that describe the body: a 304 has none of them. */
const bodyHeaders = ['content-type', 'content-encoding', 'content-disposition'];

/** Sends a stored response, or 304 to a client that has it (RFC 9110, section 13.1.2). */
export function sendStored(
  { status, headers, body }: SentResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isNotModified = fresh(request.headers, headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || (isNotModified && bodyHeaders.includes(name))) continue;
    response.setHeader(name, value);
  }
  response.statusCode = isNotModified ? 304 : status;
  if (isNotModified) response.end();
  else response.setHeader('content-length', body.length).end(body);
}
