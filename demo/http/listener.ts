import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import { originOf } from './call.ts';
import { HttpError } from './refusal.ts';
import { match, type Route } from './router.ts';

export type Log = (line: string) => void;

/** Turns routes into what `node:http` calls for each request. */
export function listener(routes: Route[], { onError, onResponse }: Logs): RequestListener {
  return async (request, response) => {
    const started = performance.now();
    const answer = await responseTo(routes, request).catch((error: unknown) => {
      if (error instanceof HttpError) return error.toResponse();
      // A caller who hangs up halfway is no fault of ours.
      if (request.errored === null) onError(traceOf(error));
      return new HttpError(500, { detail: 'Erreur interne du serveur.' }).toResponse();
    });
    send(request, response, answer);
    const took = (performance.now() - started).toFixed(1);
    onResponse?.(
      `${request.method} ${redactSecrets(request.url ?? '')} ${answer.status} ${took} ms`,
    );
  };
}

const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

type Logs = { onError: Log; onResponse?: Log };

async function responseTo(routes: Route[], request: IncomingMessage): Promise<Answer> {
  const url = request.url ?? '/';
  const path = url.split('?', 1)[0] ?? '/';
  const query = new URLSearchParams(url.slice(path.length));
  const { route, params } = match(routes, request.method ?? 'GET', path);
  return route.answer({ path, params, query, origin: originOf(request), request });
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const body = Buffer.from(answer.body);
  const withBody = answer.status !== 204 && answer.status !== 304;
  response.writeHead(answer.status, {
    ...(withBody && { 'Content-Length': body.length }),
    'X-Content-Type-Options': 'nosniff',
    ...answer.headers,
  });
  response.end(withBody && request.method !== 'HEAD' ? body : undefined);
}

const redactSecrets = (url: string): string =>
  url.replace(/([?&](?:token|uid|new_password)=)[^&]*/gi, '$1…');
