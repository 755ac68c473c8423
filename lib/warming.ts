import { processSingleton } from './process-singleton.ts';

const state = processSingleton('warming', () => ({ isWarming: false }));

/** Whether this process renders the pages that were read most before it started: it is not ready meanwhile. */
export function isWarming(): boolean {
  return state.isWarming;
}

/** Marks this process as warming, or as ready. */
export function setWarming(isWarming: boolean): void {
  state.isWarming = isWarming;
}
