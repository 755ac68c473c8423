import type { ServerResponse } from 'node:http';

/** What a call is answered with, or would be if nothing failed. */
export type Answer = { status: number; type: string; body: Buffer };

export function jsonResponse(status: number, body: unknown): Answer {
  return { status, type: 'application/json', body: Buffer.from(JSON.stringify(body)) };
}

export function send(response: ServerResponse, { status, type, body }: Answer): void {
  if (status === 204) response.writeHead(204).end();
  else
    response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}
