import { processSingleton } from '../process-singleton.ts';

const state = processSingleton('stopping', () => ({ isStopping: false }));

/** Whether this process was told to stop. */
export function isStopping(): boolean {
  return state.isStopping;
}

/** From now on it was. */
export function beginStopping(): void {
  state.isStopping = true;
}
