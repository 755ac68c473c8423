import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '../process-singleton.ts';

/** What a log line says of the request it was written for. */
type CurrentRequest = {
  id: string;
  method: string;
  /** The pattern of its route, never its path: that of a password reset holds a secret. */
  route: string;
};

const storage = processSingleton('current-request', () => new AsyncLocalStorage<CurrentRequest>());

/**
 * The request on whose behalf this code runs, `undefined` outside of any. Reaches into `'use cache'`
 * functions, which Next.js 16.4 runs in the context that the request began in: for what is read once
 * for several requests it is the first one.
 */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}

/**
 * Runs what handles a request on its behalf. Small things only: timers that outlive the request hold on
 * to them.
 */
export function runForRequest<T>(request: CurrentRequest, handle: () => T): T {
  return storage.run(request, handle);
}

/** Names the route of the current request, once its URL has been read. */
export function setRoutePattern(pattern: string): void {
  const request = storage.getStore();
  if (request !== undefined) request.route = pattern;
}
