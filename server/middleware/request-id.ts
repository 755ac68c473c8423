import { randomUUID } from 'node:crypto';
import { config } from '../../lib/config.ts';
import { runForRequest } from '../../lib/log/current-request.ts';
import type { Middleware } from '../compose.ts';

/** A UUID, the ids of nginx, of Heroku and of the clouds; nothing that could pass for anything else. */
const wellFormed = /^[\w.:=;-]{8,128}$/;

/**
 * Gives a request the id that its log lines and its calls to the API carry, and that its response names
 * in `X-Request-Id`: the one that our own proxy gave it, otherwise a new one. Without a proxy that would
 * be whatever the visitor chose.
 */
export const assignRequestId: Middleware = (request, response, next) => {
  const id = requestId(request.headers['x-request-id'], config.TRUSTED_PROXIES);
  response.setHeader('X-Request-Id', id);
  const { method = '' } = request;
  return runForRequest({ id, method, route: 'other' }, next);
};

/**
 * The id of a request.
 *
 * @param received its `X-Request-Id`.
 * @param trustedProxies how many proxies of our own it came through.
 */
export function requestId(received: string | string[] | undefined, trustedProxies: number): string {
  const isOurs = trustedProxies > 0 && typeof received === 'string' && wellFormed.test(received);
  return isOurs ? received : randomUUID();
}
