import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { HttpError, type RouteResponse } from './response.ts';
import { type Route, respond } from './router.ts';

export type Log = (line: string) => void;

/** `delay`: milliseconds before each response. */
type Settings = { delay: number; onError: Log; onResponse?: Log };

/** Makes a `node:http` request listener of routes. */
export function listener(
  routes: readonly Route[],
  { delay, onError, onResponse }: Settings,
): RequestListener {
  return async (request, response) => {
    const started = performance.now();
    const result = await responseTo(routes, request, onError);
    if (delay > 0) await setTimeout(delay);
    send(request, response, result);
    const took = (performance.now() - started).toFixed(1);
    onResponse?.(
      `${request.method} ${redactSecrets(request.url ?? '')} ${result.status} ${took} ms`,
    );
  };
}

async function responseTo(
  routes: readonly Route[],
  request: IncomingMessage,
  onError: Log,
): Promise<RouteResponse> {
  try {
    return await respond(routes, request);
  } catch (error) {
    if (error instanceof HttpError) return error.response;
    // An abort by the client is not a server error.
    if (request.errored === null) {
      onError(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    return new HttpError(500, { detail: 'Erreur interne du serveur.' }).response;
  }
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
