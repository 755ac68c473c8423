import type { Coordinates } from '@/lib/places/coordinates';

/** The maximum number of ads on the map (docs/product.md#viewport). The server applies it: it geocodes addresses. */
export const maxAds = 80;

/** The position of an ad, as the server sends it. */
export type AdPosition = {
  id: number;
  /** `null` when unknown. */
  coordinates: Coordinates | null;
  /** Identifies the address, for an ad without coordinates; `null` without any address. */
  geocodeKey: string | null;
  /** The centre of its town, for such an address in a town of the gazetteer. */
  town: Coordinates | null;
  /** Whether the postal code is one of overseas. */
  isOverseas: boolean;
};

/** Positions of ads. `complete`: no failure withholds some that a later request may return. */
export type AdPositions = { positions: AdPosition[]; complete: boolean };
