import { processSingleton } from '../process-singleton.ts';

/** Starts something; gives what stops it. */
type Work = () => () => void;

const state = processSingleton('while-listening', () => ({
  isListening: false,
  waiting: [] as Work[],
  stops: [] as (() => void)[],
}));

/**
 * Work in the background that starts once the server listens, at once when it does already, and stops with
 * it. Never in a process without the server: a build, Vercel.
 */
export function whileListening(work: Work): void {
  if (state.isListening) state.stops.push(work());
  else state.waiting.push(work);
}

/** Starts what waits for the server to listen. */
export function beginListening(): void {
  state.isListening = true;
  for (const work of state.waiting.splice(0)) state.stops.push(work());
}

/** Stops what was started. */
export function endListening(): void {
  for (const stop of state.stops.splice(0)) stop();
}
