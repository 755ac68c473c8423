/** The maximum number of ads on the map (docs/product.md#viewport). The server applies it: it geocodes addresses. */
export const maxAds = 80;

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

/** The position of an ad, as the server sends it. */
export type AdPosition = {
  id: number;
  /** `null` when unknown. */
  coordinates: Coordinates | null;
  /** Identifies the address, for an ad without coordinates; `null` without any address. */
  geocodeKey: string | null;
  /** The centre of its town, for such an address in a town of the gazetteer. */
  town: Coordinates | null;
  /** By the postal code. */
  isOverseas: boolean;
};
