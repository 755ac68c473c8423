import type { Coordinates } from '@/lib/map/position';

/*
 * What the map shows of the world (specification, section 9). Degrees; zooms are those of Google.
 */

/** A part of the map, in degrees. */
export type Bounds = { south: number; north: number; west: number; east: number };

/** The map is restricted to these: the European part of France. */
export const franceBounds: Bounds = { south: 41, north: 51.2, west: -5.2, east: 9.7 };

/** Where the map is centred when there is nothing to show, and how near. */
export const franceCentre: Coordinates = { latitude: 46.5, longitude: 2.5 };
export const franceZoom = 6;

/** How near a single place is shown. */
export const placeZoom = 11;

/** Pixels around what is shown. */
export const padding = 20;

/**
 * Whether a place is on the map. True positions may lie outside: there are ads in La Réunion, where
 * the map does not reach.
 */
export function isOnMap({ latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = franceBounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
