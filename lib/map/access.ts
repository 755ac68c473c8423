import type { config } from '../config/config.ts';
import { readItem, writeItem } from '../runtime/watch-storage.ts';

/** The configuration a page needs to show a Google map. */
export type MapsAccess = { apiKey: string; mapId: string };

/** Google's demo map id: advanced markers require a map id. */
const demoMapId = 'DEMO_MAP_ID';

type Variables = Partial<Pick<typeof config, 'GOOGLE_MAPS_API_KEY' | 'GOOGLE_MAPS_MAP_ID'>>;

/** The configured access; `null` without a key: then there is no map. */
export function mapsAccess(config: Variables): MapsAccess | null {
  if (!config.GOOGLE_MAPS_API_KEY) return null;
  return { apiKey: config.GOOGLE_MAPS_API_KEY, mapId: config.GOOGLE_MAPS_MAP_ID ?? demoMapId };
}

/* The policies of these pages alone allow the script of Google (lib/routing/policy). */

const listOrAd = /^\/annonces(?:\/[1-9]\d*)?$/;

/** Whether the page at a path can show the map. */
export function canShowMap(path: string): boolean {
  return listOrAd.test(path);
}

const name = 'carte-google-demandee';

/** Whether the policy of this document, that of the page that was loaded first, allows the script of Google Maps. */
export function documentAllowsMap(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !entry || canShowMap(new URL(entry.name).pathname);
}

/** Reloads this page as a document that allows the map, which then shows it at once. */
export function reloadForMap(): void {
  // Where nothing is stored, the visitor has to click once more.
  writeItem('sessionStorage', name, location.pathname);
  location.reload();
}

/** Whether the previous document reloaded this page for the map; true once. */
export function takeMapRequest(): boolean {
  const requested = readItem('sessionStorage', name);
  writeItem('sessionStorage', name, null);
  return requested === location.pathname;
}
