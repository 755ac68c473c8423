import type { ServerResponse } from 'node:http';

/** A response of the API. */
export type ApiResponse = { status: number; type: string; body: Buffer };

export function jsonResponse(status: number, body: unknown): ApiResponse {
  return { status, type: 'application/json', body: Buffer.from(JSON.stringify(body)) };
}

export function send(response: ServerResponse, { status, type, body }: ApiResponse): void {
  if (status === 204) response.writeHead(204).end();
  else
    response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}
