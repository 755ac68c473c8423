import { canShowMap } from '@/lib/map/map-pages';

const name = 'carte-google-demandee';

/**
 * Whether the policy of this document lets the script of Google run. It is that of the page the
 * visitor came in by, whatever pages they have gone on to since.
 */
export function documentAllowsMap(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !entry || canShowMap(new URL(entry.name).pathname);
}

/** Loads this page anew, as a document that may show the map; what is there now asks for it again. */
export function reloadForMap(): void {
  try {
    sessionStorage.setItem(name, location.pathname);
  } catch {
    // Then the visitor asks once more.
  }
  location.reload();
}

/** Whether the visitor asked for the map of this page in the document before this one; true once. */
export function takeMapRequest(): boolean {
  try {
    const requested = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return requested === location.pathname;
  } catch {
    return false;
  }
}
