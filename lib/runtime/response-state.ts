import { currentRequest, type Outcome } from './current-request.ts';

/** The worst last. */
const outcomes: readonly Outcome[] = ['complete', 'incomplete', 'not-found', 'unavailable'];

/** Adds what was read to the current response: its tags, and when it is stale, in milliseconds since 1970. */
export function dependOn(tags: readonly string[], staleAt: number): void {
  const state = currentRequest()?.response;
  if (state === undefined) return;
  for (const tag of tags) state.tags.add(tag);
  state.staleAt = Math.min(state.staleAt, staleAt);
}

/** {@link dependOn} for so many seconds from now. */
export function limitLife(seconds: number, tags: readonly string[] = []): void {
  dependOn(tags, Date.now() + seconds * 1_000);
}

/** The response of the current request may not be used after a time, in milliseconds since 1970. */
export function limitUse(endsAt: number): void {
  const state = currentRequest()?.response;
  if (state !== undefined) state.endsAt = Math.min(state.endsAt, endsAt);
}

/** Sets the outcome of the response of the current request, unless it is a worse one already. */
export function setOutcome(outcome: Outcome): void {
  const state = currentRequest()?.response;
  if (state === undefined) return;
  if (outcomes.indexOf(outcome) > outcomes.indexOf(state.outcome)) state.outcome = outcome;
}
