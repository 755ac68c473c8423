import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { config } from '@/lib/config';
import { enterRequest } from './current-request';

/** A UUID, the ids of nginx, of Heroku and of the clouds; nothing that could pass for anything else. */
const wellFormed = /^[\w.:=;-]{8,128}$/;

/**
 * Gives a request the id that its log lines and its calls to the API carry, and that its answer names
 * in `X-Request-Id`: the one that our own proxy gave it, otherwise one of its own. Without a proxy
 * that would be whatever the visitor chose.
 */
export function nameRequest(request: IncomingMessage, response: ServerResponse): void {
  const id = requestId(request.headers['x-request-id'], config.TRUSTED_PROXIES);
  response.setHeader('X-Request-Id', id);
  const { method = '' } = request;
  enterRequest({ id, method, route: 'other' });
}

/**
 * The id of a request.
 *
 * @param said its `X-Request-Id`.
 * @param trustedProxies how many proxies of our own it came through.
 */
export function requestId(said: string | string[] | undefined, trustedProxies: number): string {
  const isOurs = trustedProxies > 0 && typeof said === 'string' && wellFormed.test(said);
  return isOurs ? said : randomUUID();
}
