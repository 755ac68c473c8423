/** Loads the code that the list needs once its search changes. */
export const loadChangedList = () => import('./changed-list');

/** Prefetches that code when the visitor reaches a control of the list; a failed load is retried with the change. */
export function prepareChangedList(): void {
  loadChangedList().catch(() => undefined);
}
