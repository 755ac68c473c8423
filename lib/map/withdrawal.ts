import { hasMapConsent, watchMapConsent } from '@/lib/map/consent';

const name = 'carte-google-retrait';
let watching = false;

/** From now on reloads the document when the consent is withdrawn, in any tab: Google's script cannot be unloaded. */
export function reloadOnWithdrawal(): void {
  if (watching) return;
  watching = true;
  watchMapConsent(() => {
    if (!hasMapConsent()) window.location.reload();
  });
}

/** Tells the next document that the consent has just been withdrawn. */
export function announceWithdrawal(): void {
  if (!watching) return;
  try {
    sessionStorage.setItem(name, 'oui');
  } catch {
    // The next document shows the choice, but does not announce the change.
  }
}

/** Whether the consent was withdrawn in the previous document; true once. */
export function takeWithdrawal(): boolean {
  try {
    const withdrawn = sessionStorage.getItem(name) !== null;
    sessionStorage.removeItem(name);
    return withdrawn;
  } catch {
    return false;
  }
}
