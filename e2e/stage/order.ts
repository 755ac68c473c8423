import type { ServerResponse } from 'node:http';
import { z } from 'zod';

/** The ways the API fails. */
export const failures = [
  'error',
  'not-found',
  'broken',
  'timeout',
  'html',
  'truncated',
  'shape',
] as const;
export type Failure = (typeof failures)[number];

const match = z.string().min(1);

/** What becomes of the calls whose method, path, query and visitor contain `match`. */
export const orderSchema = z.union([
  z.object({ match, failure: z.enum(failures) }),
  z.object({ match, answer: z.json(), status: z.int().min(200).max(599) }),
]);
export type Order = z.infer<typeof orderSchema>;

/** Answers a call as a failing API would, or as a test wants it to. */
export function obey(order: Order, response: ServerResponse): void {
  const json = (status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
  if ('answer' in order) {
    if (order.status === 204) response.writeHead(204).end();
    else json(order.status, JSON.stringify(order.answer));
    return;
  }
  switch (order.failure) {
    case 'error':
      json(500, '{"detail":"Erreur interne"}');
      return;
    case 'not-found':
      json(404, '{"detail":"Pas trouvé."}');
      return;
    case 'broken':
      response.socket?.resetAndDestroy();
      return;
    case 'timeout':
      // Never answers: the site gives up first.
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Maintenance</title>');
      return;
    case 'truncated':
      json(200, '{"count": 240, "results": [{"id": 1, "ti');
      return;
    case 'shape':
      json(200, '{"annonces": []}');
      return;
  }
}
