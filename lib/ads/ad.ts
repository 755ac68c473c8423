import type { Specialty } from '@/lib/ads/specialty/specialty';
import type { Weekday } from '@/lib/ads/week';

/*
 * The fields of an ad under their names on the wire (docs/product.md#ad), as the site's own API sends them. What is
 * missing, empty or invalid on the wire is `null`.
 */

/** The periods of one weekday on which the doctor requests a replacement. */
export type Timeslot = { dayName: Weekday } & Record<
  'morning' | 'afternoon' | 'eveningNight',
  boolean
>;

/** Where an ad takes place. */
type AdLocation = {
  name: string | null;
  address: string | null;
  city: string | null;
  postal_code: string | null;
  /** Degrees; `null` if and only if the longitude is. */
  latitude: number | null;
  /** Degrees. */
  longitude: number | null;
};

/** Who published an ad: a facility when `user_type` says so, whatever its case, else a doctor. */
type AdOwner = {
  first_name: string | null;
  last_name: string | null;
  user_type: string | null;
  profile: { location: { name: string | null } };
};

/** A replacement ad, as in the list and on its own page. */
export type Ad = {
  id: number;
  title: string | null;
  description: string | null;
  specialty: Specialty | null;
  user: AdOwner | null;
  location: AdLocation | null;
  /** `YYYY-MM-DD`. */
  start_date: string | null;
  /** `YYYY-MM-DD`; present means one-off, absent regular. */
  end_date: string | null;
  remuneration_type: 'forfait' | 'retrocession' | null;
  /** 0 to 100. */
  retrocession_percentage: number | null;
  /** Euros. */
  forfait_amount: number | null;
  forfait_timespan: 'day' | 'half_day' | 'week' | 'month' | null;
  /** Euros. */
  average_act_cost: number | null;
  /** `secteur_1`, `secteur_2`, `non_conventionne`, or a value of the API without a label of ours. */
  convention_status: string | null;
  /** Monday first, at most one for each day. */
  timeslots: Timeslot[];
  on_site_secretary: boolean;
  on_site_housing: boolean;
  on_site_dining: boolean;
  teleconsultation_available: boolean;
  is_public_transport_accessible: boolean;
};

/** When the index saw an ad at the API, in milliseconds since 1970. */
export type Seen = {
  /** For the first time; `null` for the ads that were there before the index. */
  first: number | null;
  last: number;
};

/** An ad with its publication: an ISO 8601 instant in UTC, or a `YYYY-MM-DD` day; `null` when the API sends none. */
export type PublishedAd = {
  ad: Ad;
  publishedAt: string | null;
  /** The last change of the ad, in the same forms; `null` or absent when the API does not say. */
  revisedAt?: string | null;
  /** Absent without an index of ads. */
  seen?: Seen | undefined;
};

/** The fields that the index still has of a removed ad. */
export type GoneAd = Pick<Ad, 'id' | 'title' | 'start_date' | 'end_date'>;

/** The ads with some ids, and the removed ones that the index remembers. */
export type AdsById = { ads: PublishedAd[]; gone: (Omit<PublishedAd, 'ad'> & { ad: GoneAd })[] };

/** A page of a list of ads, as the API sends it. */
export type PagedAds<T> = {
  count: number;
  /** How many ads a page of the API has, those that were dropped included. */
  size?: number;
  /** How many ads of all pages have ended, as far as the index of ads knows. */
  ended?: number;
  results: T[];
  next: string | null;
};

/** The first open ads of a list, of `count` in all; `hasMore` beyond them. */
export type FirstAds = { count: number; ads: PublishedAd[]; hasMore: boolean };
