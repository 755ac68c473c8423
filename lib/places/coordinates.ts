/** In degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** In degrees. */
export type Bounds = { south: number; north: number; west: number; east: number };

/** The European part of France, roughly. */
export const franceBounds: Bounds = { south: 41, north: 51.2, west: -5.2, east: 9.7 };

/** Whether a place is within bounds, its edges included. */
export function isInBounds(bounds: Bounds, { latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = bounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
