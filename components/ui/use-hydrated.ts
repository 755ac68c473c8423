import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows, which never changes; until hydration, that of the served HTML. */
export function useBrowserValue<T>(read: () => T, served: T): T {
  return useSyncExternalStore(never, read, () => served);
}

/** Whether React has hydrated the served HTML. */
export const useHydrated = () => useBrowserValue(() => true, false);
