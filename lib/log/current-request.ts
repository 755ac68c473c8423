import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '../process-singleton.ts';

/** The fields of the current request in a log line. */
type CurrentRequest = {
  id: string;
  method: string;
  /** The pattern of its route, never its path: that of a password reset contains a secret. */
  route: string;
};

const storage = processSingleton('current-request', () => new AsyncLocalStorage<CurrentRequest>());

/**
 * The request that this code runs for, `undefined` outside any. Also set in cached functions, which
 * Next.js 16.4 runs in the async context of the request: for a read shared by several requests it is the
 * first one.
 */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}

/**
 * Runs the handler of a request in its context. Timers that outlive the request keep the context in memory,
 * so it has to be small.
 */
export function runForRequest<T>(request: CurrentRequest, handle: () => T): T {
  return storage.run(request, handle);
}

/** Sets the route of the current request, once its URL has been resolved. */
export function setRoutePattern(pattern: string): void {
  const request = storage.getStore();
  if (request !== undefined) request.route = pattern;
}
