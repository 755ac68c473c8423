/** What a page needs to show a map of Google. */
export type MapsAccess = { apiKey: string; mapId: string };

/** Google's own map id for those who have none: markers with a content of their own need one. */
const demoMapId = 'DEMO_MAP_ID';

type Variables = {
  GOOGLE_MAPS_API_KEY?: string | undefined;
  GOOGLE_MAPS_MAP_ID?: string | undefined;
};

/** The access the operator has configured; `null` without a key: then there is no map. */
export function mapsAccess(config: Variables): MapsAccess | null {
  if (!config.GOOGLE_MAPS_API_KEY) return null;
  return { apiKey: config.GOOGLE_MAPS_API_KEY, mapId: config.GOOGLE_MAPS_MAP_ID ?? demoMapId };
}
