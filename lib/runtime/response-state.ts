import { cache } from 'react';
import {
  currentRequest,
  newResponseState,
  type Outcome,
  runForRequest,
} from './current-request.ts';

/** The worst last. */
const outcomes: readonly Outcome[] = ['complete', 'incomplete', 'not-found', 'unavailable'];

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
