type State = { isStopping: boolean };

const key = Symbol.for('medireleve.stopping');
// One for the process: Next.js loads this module for the start and for route handlers.
const registry = globalThis as unknown as Record<symbol, State | undefined>;
const state = registry[key] ?? { isStopping: false };
registry[key] = state;

/** Whether this process was told to stop. */
export function isStopping(): boolean {
  return state.isStopping;
}

/** From now on it was. */
export function beginStopping(): void {
  state.isStopping = true;
}
