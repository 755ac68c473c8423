import { notifyOfChange, readItem, watchStorage, writeItem } from '@/lib/runtime/watch-storage';

/* The consent to load the map from Google (docs/product.md#consent-to-google); in memory when nothing can be stored. */

const name = 'carte-google';
const given = /^oui (\d{4}-\d{2}-\d{2})$/;

/** The choice when it could not be stored; otherwise `null`. */
let inMemory: boolean | null = null;

/** Whether requests to Google are allowed. */
export function hasMapConsent(): boolean {
  return inMemory ?? isValid(readItem('localStorage', name));
}

/** A value without a day, or with a day in the future, is invalid: its end would be unknown. */
function isValid(stored: string | null | undefined): boolean {
  const day = given.exec(stored ?? '')?.[1];
  if (day === undefined) return false;
  const end = new Date();
  const today = dayOf(end);
  // Six months: https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies/FAQ
  end.setUTCMonth(end.getUTCMonth() - 6);
  return day > dayOf(end) && day <= today;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Stores the visitor's choice, and notifies the listeners; the document that reloads then knows of a withdrawal. */
export function setMapConsent(consent: boolean): void {
  // Showing the map again is not a new consent: the day stays the same.
  if (consent && hasMapConsent()) return;
  // Where nothing is stored, the next document shows the choice, but does not announce the change.
  if (watching && hasMapConsent()) writeItem('sessionStorage', withdrawalName, 'oui');
  const isStored = writeItem('localStorage', name, consent ? `oui ${dayOf(new Date())}` : null);
  inMemory = isStored ? null : consent;
  notifyOfChange(name);
}

/** Calls `listener` at each change, also in other tabs; returns the function that stops it. */
export function watchMapConsent(listener: () => void): () => void {
  return watchStorage((key) => key === name, listener);
}

const withdrawalName = 'carte-google-retrait';
let watching = false;

/** From now on reloads the document when the consent is withdrawn, in any tab: Google's script cannot be unloaded. */
export function reloadOnWithdrawal(): void {
  if (watching) return;
  watching = true;
  watchMapConsent(() => {
    if (!hasMapConsent()) window.location.reload();
  });
}

/** Whether the consent was withdrawn in the previous document; true once. */
export function takeWithdrawal(): boolean {
  const isWithdrawn = Boolean(readItem('sessionStorage', withdrawalName));
  writeItem('sessionStorage', withdrawalName, null);
  return isWithdrawn;
}
