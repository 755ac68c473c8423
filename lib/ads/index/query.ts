import type { Criteria } from '@/lib/ads/criteria';
import type { AdSort } from '@/lib/ads/search';
import type { Coordinates } from '@/lib/places/coordinates';

/** Where ads are searched: around a point, or in a place, by its INSEE code. */
export type AdArea =
  | { kind: 'around'; centre: Coordinates; radiusKm: number }
  | { kind: 'commune' | 'department' | 'region'; code: string };

/** A search of the index for ads that are open on a day. What is `null`, or absent, selects all. */
export type AdQuery = {
  /** The `YYYY-MM-DD` day in Paris. */
  today: string;
  area?: AdArea | null;
  /** Any of them; all when there is none. */
  specialties?: readonly number[];
  /** `YYYY-MM-DD`: an ad ends on this day or later, or has no end. As in the API, it shares a day with the period. */
  startDate?: string | null;
  /** `YYYY-MM-DD`: an ad starts on this day at the latest, or has no start. */
  endDate?: string | null;
  criteria?: Criteria;
  /** The half-days of which an ad has one (`lib/ads/week.ts`); 0 selects all. */
  week?: number;
  /** The ad has words that begin like each of these. */
  words?: string | null;
  /** By default `recent`, which also replaces `distance` in an area that has no centre. */
  sort?: AdSort;
  offset?: number;
  /** How many ads are returned; by default none, only their number. */
  limit?: number;
};
