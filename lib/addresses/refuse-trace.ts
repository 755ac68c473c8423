import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers TRACE with a 405. Next.js makes a web `Request` of whatever comes, and these know no such
 * method: it would answer 500, and log a stack trace, for every address.
 */
export function refuseTrace({ method }: IncomingMessage, response: ServerResponse): void {
  if (method === 'TRACE') response.writeHead(405, { allow: 'GET, HEAD' }).end();
}
