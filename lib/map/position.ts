/**
 * The map shows no more ads of a page (specification, section 9). The server makes the cut, as each
 * further address would be looked up; the browser shows what it is told.
 */
export const maxAds = 80;

/** Where an ad is, as the server knows. */
export type AdPosition = {
  id: number;
  /** Degrees; `null` when nobody knows. */
  coordinates: { latitude: number; longitude: number } | null;
  /** Tells addresses apart, for what has no coordinates; `null` without any address. */
  geocodeKey: string | null;
  /** Whether its postal code says so. */
  isOverseas: boolean;
};

/** A point of the globe, in degrees. */
export type Coordinates = NonNullable<AdPosition['coordinates']>;
