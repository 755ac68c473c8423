import type { Wanted } from '@/lib/ads/filters';
import type { AdSort } from '@/lib/ads/search';
import type { Coordinates } from '@/lib/places/coordinates';

/** Where ads are searched: around a point, or in a place, by its INSEE code. */
export type AdArea =
  | { kind: 'around'; centre: Coordinates; radiusKm: number }
  | { kind: 'commune' | 'department' | 'region'; code: string };

/** A search of the index for ads that are open on a day. What is `null`, or absent, selects all. */
export type AdQuery = Partial<Omit<Wanted, 'isInPlace' | 'withWords'>> & {
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
  area?: AdArea | null;
  /** The ad has words that begin like each of these. */
  words?: string | null;
  /** By default `recent`, which also replaces `distance` in an area that has no centre. */
  sort?: AdSort;
  offset?: number;
  /** How many ads are returned; by default none, only their number. */
  limit?: number;
};
