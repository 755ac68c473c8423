import { processSingleton } from './process-singleton.ts';

/** Starts something, given where this process reaches the server; returns the function that stops it. */
type Work = (origin: string) => () => void;

const state = processSingleton('while-listening', () => ({
  origin: null as string | null,
  waiting: [] as Work[],
  stops: [] as (() => void)[],
  isStopping: false,
}));

/** Work in the background that runs while the server listens; never in a process without it: a build, Vercel. */
export function whileListening(work: Work): void {
  if (state.origin !== null) state.stops.push(work(state.origin));
  else state.waiting.push(work);
}

/** Starts what waits for the server. @param origin where this process reaches it. */
export function beginListening(origin: string): void {
  state.origin = origin;
  for (const work of state.waiting.splice(0)) state.stops.push(work(origin));
}

/** Stops what was started, as the server shuts down. */
export function endListening(): void {
  state.isStopping = true;
  for (const stop of state.stops.splice(0)) stop();
}

/** Whether this process is shutting down. */
export function isStopping(): boolean {
  return state.isStopping;
}

/** Where this process reaches its own server; `null` in a process without one: a build, Vercel. */
export function listeningOrigin(): string | null {
  return state.origin;
}
