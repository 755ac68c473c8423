import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { originOf } from './call.ts';
import { HttpError } from './http-error.ts';
import type { RouteResponse } from './route-response.ts';
import { match, type Route } from './router.ts';

export type Log = (line: string) => void;

/** Makes a `node:http` request listener of routes. */
export function listener(
  routes: Route[],
  { delay, onError, onResponse }: Settings,
): RequestListener {
  return async (request, response) => {
    const started = performance.now();
    const result = await responseTo(routes, request).catch((error: unknown) => {
      if (error instanceof HttpError) return error.toResponse();
      // A client that aborts is no server error.
      if (request.errored === null) onError(traceOf(error));
      return new HttpError(500, { detail: 'Erreur interne du serveur.' }).toResponse();
    });
    if (delay > 0) await setTimeout(delay);
    send(request, response, result);
    const took = (performance.now() - started).toFixed(1);
    onResponse?.(
      `${request.method} ${redactSecrets(request.url ?? '')} ${result.status} ${took} ms`,
    );
  };
}

const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** `delay`: milliseconds before each response. */
type Settings = { delay: number; onError: Log; onResponse?: Log };

async function responseTo(routes: Route[], request: IncomingMessage): Promise<RouteResponse> {
  const url = request.url ?? '/';
  const path = url.split('?', 1)[0] ?? '/';
  const query = new URLSearchParams(url.slice(path.length));
  const { route, params } = match(routes, request.method ?? 'GET', path);
  return route.handle({ path, params, query, origin: originOf(request), request });
}

function send(request: IncomingMessage, response: ServerResponse, result: RouteResponse): void {
  const body = Buffer.from(result.body);
  const withBody = result.status !== 204 && result.status !== 304;
  response.writeHead(result.status, {
    ...(withBody && { 'Content-Length': body.length }),
    'X-Content-Type-Options': 'nosniff',
    ...result.headers,
  });
  response.end(withBody && request.method !== 'HEAD' ? body : undefined);
}

const redactSecrets = (url: string): string =>
  url.replace(/([?&](?:token|uid|new_password)=)[^&]*/gi, '$1…');
