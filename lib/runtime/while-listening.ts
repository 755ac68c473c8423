import { processSingleton } from './process-singleton.ts';

/** Starts something, which stops when the signal aborts. */
type Work = (stopping: AbortSignal) => void;

const state = processSingleton('while-listening', () => ({
  origin: null as string | null,
  waiting: [] as Work[],
  stopping: new AbortController(),
}));

/** Work in the background that runs while the server listens; never in a process without it: a build, Vercel. */
export function whileListening(work: Work): void {
  if (state.origin === null) state.waiting.push(work);
  else work(state.stopping.signal);
}

/** Starts what waits for the server. @param origin where this process reaches it. */
export function beginListening(origin: string): void {
  state.origin = origin;
  for (const work of state.waiting.splice(0)) work(state.stopping.signal);
}

/** Stops what was started, as the server shuts down. */
export function endListening(): void {
  state.stopping.abort();
}

/** Whether this process is shutting down. */
export function isStopping(): boolean {
  return state.stopping.signal.aborted;
}

/** Where this process reaches its own server; `null` in a process without one: a build, Vercel. */
export function listeningOrigin(): string | null {
  return state.origin;
}
