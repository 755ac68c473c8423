import { AsyncLocalStorage } from 'node:async_hooks';
import { now } from './now.ts';
import { processSingleton } from './process-singleton.ts';

/** A whole response, or one without an optional section, its subject, or its main content, as the API failed. */
export type Outcome = 'complete' | 'incomplete' | 'not-found' | 'unavailable';

/** The facts from which the status of a response follows, and how caches may store it. */
export type ResponseState = {
  /** When it began, on the clock `now`. */
  readonly since: number;
  readonly tags: Set<string>;
  /** When the first of what it was made of is stale, in milliseconds since 1970. */
  staleAt: number;
  /** Until when it may be used at all, stale or fresh: a signed URL in it ends then. */
  endsAt: number;
  outcome: Outcome;
};

/** The state of a response before anything is read for it. */
export function newResponseState(): ResponseState {
  return {
    since: now(),
    tags: new Set(),
    staleAt: Number.POSITIVE_INFINITY,
    endsAt: Number.POSITIVE_INFINITY,
    outcome: 'complete',
  };
}

type CurrentRequest = {
  id: string;
  method: string;
  /** The pattern of its route, never its path: that of a password reset contains a secret. */
  route: string;
  response: ResponseState;
  /** The result of the response cache, where it was used. */
  cache?: 'hit' | 'stale' | 'miss';
};

const storage = processSingleton('current-request', () => new AsyncLocalStorage<CurrentRequest>());

/** The request that this code runs for, `undefined` outside any. For a read that several requests share it is the first one. */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}

/** Runs the handler of a request in its context, which is small: timers that outlive the request keep it in memory. */
export function runForRequest<T>(request: CurrentRequest, handle: () => T): T {
  return storage.run(request, handle);
}
