import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether JavaScript has taken over the served HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
