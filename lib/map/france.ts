import { type Bounds, type Coordinates, franceBounds, isInBounds } from '@/lib/places/coordinates';

/* The bounds, zooms and viewport of the map (docs/product.md#viewport), in degrees and zoom levels of Google. */

/** The centre and zoom of an empty map. */
export const franceCentre: Coordinates = { latitude: 46.5, longitude: 2.5 };
export const franceZoom = 6;

/** In pixels, around the markers. */
export const padding = 20;

/** Whether a place is within the bounds of the map. Exact positions may be outside: there are ads in La Réunion. */
export const isOnMap = (place: Coordinates) => isInBounds(franceBounds, place);

/** The part of the world the map shows; `padding` is in pixels. */
export type Viewport =
  | { kind: 'centre'; centre: Coordinates; zoom: number }
  | { kind: 'bounds'; bounds: Bounds; padding: number };

/**
 * The viewport for some places within the bounds: France for none, a close view of one, several with padding.
 * @param places real positions only: a random placeholder would move the map away from the ads.
 */
export function viewportOf(places: readonly { coordinates: Coordinates }[]): Viewport {
  const shown = places.map(({ coordinates }) => coordinates).filter(isOnMap);
  const [first] = shown;
  if (first === undefined) return { kind: 'centre', centre: franceCentre, zoom: franceZoom };
  if (shown.length === 1) return { kind: 'centre', centre: first, zoom: 11 };
  const latitudes = shown.map(({ latitude }) => latitude);
  const longitudes = shown.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return { kind: 'bounds', bounds: { south, north, west, east }, padding };
}

type PlaceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * A random place within the bounds of France for an ad without coordinates, the same for an address during the session
 * of the browser (docs/product.md#positions). Its marker must say that it is approximate.
 * @param storage the session storage; may be full or blocked, or hold invalid values.
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
    const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
    return isPlace && isOnMap({ latitude, longitude }) ? { latitude, longitude } : null;
  } catch {
    return null;
  }
}

const memory = new Map<string, string>();
const memoryStorage: PlaceStorage = {
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, value) => void memory.set(name, value),
};

/** The session storage; when the browser blocks it, one in memory. */
export function visitStorage(): PlaceStorage {
  try {
    return window.sessionStorage;
  } catch {
    return memoryStorage;
  }
}
