/** The configuration a page needs to show a Google map. */
export type MapsAccess = { apiKey: string; mapId: string };

/** Google's demo map id: advanced markers require a map id. */
const demoMapId = 'DEMO_MAP_ID';

type Variables = {
  GOOGLE_MAPS_API_KEY?: string | undefined;
  GOOGLE_MAPS_MAP_ID?: string | undefined;
};

/** The configured access; `null` without a key: then there is no map. */
export function mapsAccess(config: Variables): MapsAccess | null {
  if (!config.GOOGLE_MAPS_API_KEY) return null;
  return { apiKey: config.GOOGLE_MAPS_API_KEY, mapId: config.GOOGLE_MAPS_MAP_ID ?? demoMapId };
}
