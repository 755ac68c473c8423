/*
 * Whether the visitor lets the map of Google be loaded (product.md, « Google Maps »). The choice is
 * kept in the browser, with its day; where it keeps nothing, it holds until the page is left.
 */

const name = 'carte-google';
const given = /^oui (\d{4}-\d{2}-\d{2})$/;

/**
 * After so many months the visitor is asked again.
 *
 * @see https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies/FAQ
 */
const goodFor = 6;

const listeners = new Set<() => void>();

/** The choice the browser refused to keep; `null` while what it keeps is the choice. */
let unkept: boolean | null = null;

/** Whether requests to Google may leave. */
export function hasMapConsent(): boolean {
  if (unkept !== null) return unkept;
  try {
    return isValid(localStorage.getItem(name));
  } catch {
    return false;
  }
}

/** Remembers the visitor's choice, and tells everyone who watches it. */
export function setMapConsent(consent: boolean): void {
  // Shown the map again, nobody was told what it implies: the day stays the same.
  if (consent && hasMapConsent()) return;
  try {
    if (consent) localStorage.setItem(name, `oui ${dayOf(new Date())}`);
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
  // A page the browser had put away for Back has heard nothing meanwhile.
  const wake = (event: PageTransitionEvent) => event.persisted && listener();
  listeners.add(listener);
  window.addEventListener('storage', hear);
  window.addEventListener('pageshow', wake);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
    window.removeEventListener('pageshow', wake);
  };
}

/** A choice without a day, or of a day to come, is none: nobody could say when it ends. */
function isValid(kept: string | null): boolean {
  const day = given.exec(kept ?? '')?.[1];
  if (day === undefined) return false;
  const end = new Date();
  const today = dayOf(end);
  end.setUTCMonth(end.getUTCMonth() - goodFor);
  return day > dayOf(end) && day <= today;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
