import { AsyncLocalStorage } from 'node:async_hooks';

/** What a log line says of the request it was written for. */
type CurrentRequest = {
  id: string;
  method: string;
  /** The pattern of its route, never its path: that of a password reset holds a secret. */
  route: string;
};

const key = Symbol.for('medireleve.current-request');
// One for the process: Next.js loads this module for pages, for route handlers and for each cache.
const registry = globalThis as unknown as Record<
  symbol,
  AsyncLocalStorage<CurrentRequest> | undefined
>;
const storage = registry[key] ?? new AsyncLocalStorage<CurrentRequest>();
registry[key] = storage;

/**
 * The request on whose behalf this code runs, `undefined` outside of any. Reaches into `'use cache'`
 * functions, which Next.js 16.4 runs in the context that the request began in: for what is read once
 * for several requests it is the first one.
 */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}

/**
 * Has all that follows from here run on behalf of a request. Small things only: timers that outlive
 * the request hold on to them.
 */
export function enterRequest(request: CurrentRequest): void {
  storage.enterWith(request);
}

/** Names the route of the current request, once its URL has been read. */
export function setRoutePattern(pattern: string): void {
  const request = storage.getStore();
  if (request !== undefined) request.route = pattern;
}
