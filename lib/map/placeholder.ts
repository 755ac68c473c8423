import { type Coordinates, franceBounds } from '@/lib/ads/position';
import { isOnMap } from '@/lib/map/france';

type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A random place within the bounds of France for an ad without coordinates, the same for the same address during the
 * session of the browser (docs/product.md#positions). Its marker must say that it is approximate.
 * @param storage the session storage; a full or blocked one, or invalid values, are tolerated.
 */
export function placeholderFor(
  geocodeKey: string,
  storage: PlaceStorage,
  random: () => number = Math.random,
): Coordinates {
  const name = `medireleve.placeholder.${geocodeKey}`;
  const stored = read(storage, name);
  if (stored !== null) return stored;
  const { south, north, west, east } = franceBounds;
  const place = {
    latitude: south + random() * (north - south),
    longitude: west + random() * (east - west),
  };
  try {
    storage.setItem(name, JSON.stringify(place));
  } catch {
    // The ad may be elsewhere on the next page.
  }
  return place;
}

function read(storage: PlaceStorage, name: string): Coordinates | null {
  try {
    // Without zod, which is larger than all our code of the map.
    const { latitude, longitude } = Object(JSON.parse(storage.getItem(name) ?? 'null'));
    const place = { latitude, longitude };
    return typeof latitude === 'number' && typeof longitude === 'number' && isOnMap(place)
      ? place
      : null;
  } catch {
    return null;
  }
}

const memory = new Map<string, string>();

const memoryStorage = {
  getItem: (name: string) => memory.get(name) ?? null,
  setItem: (name: string, value: string) => void memory.set(name, value),
};

/** The session storage; when the browser blocks it, one in memory. */
export function visitStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.sessionStorage;
  } catch {
    return memoryStorage;
  }
}
