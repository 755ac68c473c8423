/** Loads the code that only a list that changes needs. */
export const loadChangedList = () => import('./changed-list');

/** Loads it when the visitor reaches what changes the list: a page or an ad may be here already. */
export function prepareChangedList(): void {
  // A failed load is retried with the change.
  loadChangedList().catch(() => undefined);
}
