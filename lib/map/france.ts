import type { Coordinates } from '@/lib/ads/position';

/*
 * The bounds and zooms of the map (docs/product.md#viewport), in degrees and zoom levels of Google.
 */

/** A part of the map, in degrees. */
export type Bounds = { south: number; north: number; west: number; east: number };

/** The map is restricted to these: the European part of France. */
export const franceBounds: Bounds = { south: 41, north: 51.2, west: -5.2, east: 9.7 };

/** The centre and zoom of an empty map. */
export const franceCentre: Coordinates = { latitude: 46.5, longitude: 2.5 };
export const franceZoom = 6;

/** The zoom for a single place. */
export const placeZoom = 11;

/** In pixels, around the markers. */
export const padding = 20;

/**
 * Whether a place is within the bounds of the map. Exact positions may be outside: there are ads in
 * La Réunion.
 */
export function isOnMap({ latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = franceBounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
