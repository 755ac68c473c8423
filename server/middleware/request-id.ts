import { randomUUID } from 'node:crypto';
import { trustedProxies } from '../../lib/routing/visitor-address.ts';
import { newResponseState, runForRequest } from '../../lib/runtime/current-request.ts';
import type { Middleware } from '../compose.ts';

/** Matches a UUID and the ids of nginx, Heroku and cloud providers, without spaces or quotes. */
const wellFormed = /^[\w.:=;-]{8,128}$/;

/**
 * Assigns the id of a request, for its log lines, its calls to the API and the `X-Request-Id` of its
 * response: that of our own proxy, otherwise a new one. Without a proxy a visitor could choose it.
 */
export const assignRequestId: Middleware = (request, response, next) => {
  const id = requestId(
    request.headers['x-request-id'],
    trustedProxies(request.socket.remoteAddress ?? ''),
  );
  response.setHeader('X-Request-Id', id);
  const { method = '' } = request;
  return runForRequest({ id, method, route: 'other', response: newResponseState() }, next);
};

/**
 * The id of a request.
 *
 * @param received its `X-Request-Id`.
 * @param passed how many of our own proxies it passed through.
 */
export function requestId(received: string | string[] | undefined, passed: number): string {
  const isOurs = passed > 0 && typeof received === 'string' && wellFormed.test(received);
  return isOurs ? received : randomUUID();
}
