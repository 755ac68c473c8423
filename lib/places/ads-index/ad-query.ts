import type { PublishedAd } from '@/lib/ads/ad';
import type { AdSort } from '@/lib/ads/search';
import type { Coordinates } from '@/lib/map/position';

/** Where ads are searched: around a point, or in a place, by its INSEE code. */
export type AdArea =
  | { kind: 'around'; centre: Coordinates; radiusKm: number }
  | { kind: 'commune' | 'department' | 'region'; code: string };

/** A search of the index. It finds ads that are open on the day `today`. */
export type AdQuery = {
  /** `null` for all of France. */
  area: AdArea | null;
  /** The id of a specialty. */
  specialty: number | null;
  /**
   * `YYYY-MM-DD`. An ad matches a period when it shares a day with it, as in the API: it ends on this day or
   * later, or has no end. One without a start date may start on any day.
   */
  startDate: string | null;
  /** `YYYY-MM-DD`: an ad starts on this day at the latest. */
  endDate: string | null;
  /** Only around a point there are distances: elsewhere `distance` counts as `recent`. */
  sort: AdSort;
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
  offset: number;
  limit: number;
};

/** An ad of the index, and where it is. */
export type FoundAd = {
  published: PublishedAd;
  /** From the centre; `null` where the search has none. */
  distanceKm: number | null;
  /** `null` when only the department is known, or nothing. */
  position: Coordinates | null;
  /** Whether the position is the centre of the commune. */
  isApproximate: boolean;
};

/** A page of what a search found. */
export type FoundAds = {
  /** How many ads all pages have together. */
  count: number;
  ads: FoundAd[];
};
