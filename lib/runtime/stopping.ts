import { processSingleton } from './process-singleton.ts';

const state = processSingleton('stopping', () => ({ isStopping: false }));

/** Whether this process is shutting down. */
export function isStopping(): boolean {
  return state.isStopping;
}

/** Marks this process as shutting down. */
export function beginStopping(): void {
  state.isStopping = true;
}
