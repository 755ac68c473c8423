import { hasMapConsent, watchMapConsent } from '@/lib/map/consent';

const name = 'carte-google-retrait';

let watching = false;

/**
 * From now on this document has Google's script, which nothing can unload: when the consent is taken
 * back, here or in another tab, the document starts anew without it.
 */
export function reloadOnWithdrawal(): void {
  if (watching) return;
  watching = true;
  watchMapConsent(() => {
    if (!hasMapConsent()) window.location.reload();
  });
}

/** Keeps, for the document after this one, that the visitor has just taken the consent back. */
export function announceWithdrawal(): void {
  if (!watching) return;
  try {
    sessionStorage.setItem(name, 'oui');
  } catch {
    // Then the page says what holds, but not that it has just changed.
  }
}

/** Whether the visitor took the consent back in the document before this one; true once. */
export function takeWithdrawal(): boolean {
  try {
    const kept = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return kept;
  } catch {
    return false;
  }
}
