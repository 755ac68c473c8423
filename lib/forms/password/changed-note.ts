import { readItem, writeItem } from '../../runtime/watch-storage.ts';

const name = 'mot-de-passe-modifie';

/** Leaves a note for the home page that the password has changed (docs/product.md#password-reset). Returns whether the browser stores it. */
export function leaveChangedNote(): boolean {
  return writeItem('sessionStorage', name, 'oui');
}

/** Whether that note was left in this tab; true once. */
export function takeChangedNote(): boolean {
  const isLeft = Boolean(readItem('sessionStorage', name));
  if (isLeft) writeItem('sessionStorage', name, null);
  return isLeft;
}
