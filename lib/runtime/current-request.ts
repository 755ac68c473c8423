import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { now } from './now.ts';
import { processSingleton } from './process-singleton.ts';

/** A whole response, or one without an optional section, its subject, or its main content, as the API failed; the worst last. */
const outcomes = ['complete', 'incomplete', 'not-found', 'unavailable'] as const;
export type Outcome = (typeof outcomes)[number];

/** The facts from which the status of a response follows, and how caches may store it. */
export type ResponseState = ReturnType<typeof newResponseState>;

/** The state of a response before anything is read for it. */
export function newResponseState() {
  return {
    /** When it began, on the clock `now`. */
    since: now(),
    tags: new Set<string>(),
    /** When the first of what it was made of is stale, in milliseconds since 1970. */
    staleAt: Number.POSITIVE_INFINITY,
    /** Until when it may be used at all, stale or fresh: a signed URL in it ends then. */
    endsAt: Number.POSITIVE_INFINITY,
    outcome: 'complete' as Outcome,
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

/** State of a page that our server does not serve, as on Vercel: React has one for each rendering of a page. */
const stateOfPage = cache(newResponseState);

const currentState = () => currentRequest()?.response ?? stateOfPage();

/** Runs a route handler with the state of its response, which our server has made unless it runs on Vercel. */
export function withResponseState<T>(handle: () => T): T {
  if (currentRequest()) return handle();
  const request = { id: crypto.randomUUID(), method: 'GET', route: 'other' };
  return runForRequest({ ...request, response: newResponseState() }, handle);
}

/** Adds what was read to the current response: its tags, and when it is stale, in milliseconds since 1970. */
export function dependOn(tags: readonly string[], staleAt: number): void {
  const state = currentState();
  for (const tag of tags) state.tags.add(tag);
  state.staleAt = Math.min(state.staleAt, staleAt);
}

/** {@link dependOn} for so many seconds from now. */
export function limitLife(seconds: number, tags: readonly string[] = []): void {
  dependOn(tags, Date.now() + seconds * 1_000);
}

/** The response of the current request may not be used after a time, in milliseconds since 1970. */
export function limitUse(endsAt: number): void {
  const state = currentState();
  state.endsAt = Math.min(state.endsAt, endsAt);
}

/** Seconds for which caches use a response about what does not exist: it may any moment. */
export const absentSeconds = 10;

/** The current response is about what does not exist: an ad, a place, a page after the last. */
export function markAbsent(): void {
  limitLife(absentSeconds);
  limitUse(Date.now() + absentSeconds * 1_000);
}

/** Sets the outcome of the response of the current request, unless it is a worse one already. */
export function setOutcome(outcome: Outcome): void {
  const state = currentState();
  if (outcomes.indexOf(outcome) > outcomes.indexOf(state.outcome)) state.outcome = outcome;
}

/** The outcome of the response of the current request, as far as it is known. */
export function currentOutcome(): Outcome {
  return currentState().outcome;
}
