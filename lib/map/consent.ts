/*
 * Whether the visitor lets the map of Google be loaded (product.md, « Google Maps »). The choice is
 * kept in the browser; where it keeps nothing, it holds until the page is left.
 */

const name = 'carte-google';
const given = 'oui';

const listeners = new Set<() => void>();

/** The choice the browser refused to keep; `null` while what it keeps is the choice. */
let unkept: boolean | null = null;

/** Whether requests to Google may leave. */
export function hasMapConsent(): boolean {
  if (unkept !== null) return unkept;
  try {
    return localStorage.getItem(name) === given;
  } catch {
    return false;
  }
}

/** Remembers the visitor's choice, and tells everyone who watches it. */
export function setMapConsent(consent: boolean): void {
  try {
    if (consent) localStorage.setItem(name, given);
    else localStorage.removeItem(name);
    unkept = null;
  } catch {
    unkept = consent;
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` at each change, those of other tabs included; gives what ends it. */
export function watchMapConsent(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // Without a key, everything was removed.
    if (event.key !== null && event.key !== name) return;
    unkept = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
