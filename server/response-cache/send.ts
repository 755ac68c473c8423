import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from './known.ts';
import type { Heard } from './listen.ts';

/** What only goes with a body. */
const ofBody = ['content-type', 'content-encoding', 'content-disposition'];

/** Answers with what was heard once, or that the visitor has it. */
export function send(
  { status, headers, body }: Heard,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const known = isKnown(request.headers, headers.etag);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || (known && ofBody.includes(name))) continue;
    response.setHeader(name, value);
  }
  response.statusCode = known ? 304 : status;
  if (known) response.end();
  else response.setHeader('content-length', body.length).end(body);
}
