/** Loads the code that the list needs once its search changes. */
export const loadChangedList = () => import('./changed-list');

/** Prefetches that code when the visitor reaches a control of the list. */
export function prepareChangedList(): void {
  // A failed load is retried with the change.
  loadChangedList().catch(() => undefined);
}
