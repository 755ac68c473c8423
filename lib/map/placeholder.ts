import { franceBounds, isOnMap } from '@/lib/map/france';
import type { Coordinates } from '@/lib/map/position';

type KeptPlaces = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Where an ad of unknown coordinates is put: anywhere within the bounds of France, the same place
 * for the same address as long as the browser's session lasts (specification, section 9). It is no
 * position: whoever draws it says that it is approximate.
 *
 * @param storage that of the session; one that is full, blocked or holds rubbish does no harm.
 */
export function placeholderFor(
  geocodeKey: string,
  storage: KeptPlaces,
  random: () => number = Math.random,
): Coordinates {
  const name = `medireleve.placeholder.${geocodeKey}`;
  const kept = read(storage, name);
  if (kept !== null) return kept;
  const { south, north, west, east } = franceBounds;
  const place = {
    latitude: south + random() * (north - south),
    longitude: west + random() * (east - west),
  };
  try {
    storage.setItem(name, JSON.stringify(place));
  } catch {
    // Then the ad may be elsewhere on the next page.
  }
  return place;
}

function read(storage: KeptPlaces, name: string): Coordinates | null {
  try {
    // No schema: that library is larger than all of the map's own code.
    const { latitude, longitude } = Object(JSON.parse(storage.getItem(name) ?? 'null'));
    const place = { latitude, longitude };
    return typeof latitude === 'number' && typeof longitude === 'number' && isOnMap(place)
      ? place
      : null;
  } catch {
    return null;
  }
}
