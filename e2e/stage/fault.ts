import type { ServerResponse } from 'node:http';
import { z } from 'zod';

/** The ways that are failures: an answer without ads is none. */
export const failures = [
  'error',
  'not-found',
  'broken',
  'timeout',
  'html',
  'truncated',
  'shape',
] as const;

/** A way the API fails, for the calls whose method, path and query contain `match`. */
export const faultSchema = z.object({
  match: z.string().min(1),
  kind: z.enum([...failures, 'empty']),
});
export type Fault = z.infer<typeof faultSchema>;

/** Answers a call as a failing API would. */
export function fail(kind: Fault['kind'], response: ServerResponse): void {
  const json = (status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
  switch (kind) {
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
    case 'empty':
      json(200, '{"count": 0, "results": [], "next": null, "previous": null}');
      return;
  }
}
