import { type Bounds, type Coordinates, franceBounds, isInBounds } from '@/lib/places/coordinates';
import { readItem, writeItem } from '@/lib/runtime/watch-storage';

/* The bounds, zooms and viewport of the map (docs/product.md#viewport), in degrees and zoom levels of Google. */

/** The centre and zoom of an empty map. */
export const wholeFrance = { center: { lat: 46.5, lng: 2.5 }, zoom: 6 };

/** In pixels, around the markers. */
export const padding = 20;

/** Whether a place is within the bounds of the map. Exact positions may be outside: there are ads in La Réunion. */
export const isOnMap = (place: Coordinates) => isInBounds(franceBounds, place);

/** The part of the world the map shows; `padding` is in pixels. */
export type Viewport =
  | { center: { lat: number; lng: number }; zoom: number }
  | { bounds: Bounds; padding: number };

/** The viewport for real positions, no random ones: France for none, a close view of one, several with padding. */
export function viewportOf(places: readonly { coordinates: Coordinates }[]): Viewport {
  const shown = places.map(({ coordinates }) => coordinates).filter(isOnMap);
  const [first] = shown;
  if (first === undefined) return wholeFrance;
  if (shown.length === 1)
    return { center: { lat: first.latitude, lng: first.longitude }, zoom: 11 };
  const latitudes = shown.map(({ latitude }) => latitude);
  const longitudes = shown.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return { bounds: { south, north, west, east }, padding };
}

/** The places that the browser did not store. */
const inMemory = new Map<string, Coordinates>();

/** A random place in France for an address, the same during a session of the browser (docs/product.md#positions). */
export function placeholderFor(geocodeKey: string, random: () => number = Math.random) {
  const name = `medireleve.placeholder.${geocodeKey}`;
  const known = parse(readItem('sessionStorage', name)) ?? inMemory.get(name);
  if (known) return known;
  const { south, north, west, east } = franceBounds;
  const place: Coordinates = {
    latitude: south + random() * (north - south),
    longitude: west + random() * (east - west),
  };
  const isStored = writeItem('sessionStorage', name, JSON.stringify(place));
  if (!isStored) inMemory.set(name, place);
  return place;
}

function parse(stored: string | null | undefined): Coordinates | null {
  try {
    // Without zod, which is larger than all our code of the map.
    const { latitude, longitude } = Object(JSON.parse(stored ?? 'null'));
    const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
    return isPlace && isOnMap({ latitude, longitude }) ? { latitude, longitude } : null;
  } catch {
    return null;
  }
}
