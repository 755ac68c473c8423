/** Where an ad is, as the server knows. */
export type AdPosition = {
  id: number;
  /** Degrees; `null` when nobody knows. */
  coordinates: { latitude: number; longitude: number } | null;
  /** Whether the ad says so itself or its address was looked up. */
  source: 'ad' | 'geocoder' | null;
  /** Tells addresses apart, for what has no coordinates; `null` without any address. */
  geocodeKey: string | null;
};

/** A point of the globe, in degrees. */
export type Coordinates = NonNullable<AdPosition['coordinates']>;
