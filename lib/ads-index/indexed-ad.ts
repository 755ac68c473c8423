import type { PublishedAd } from '@/lib/ads/ad';
import type { AdPlace } from '@/lib/ads-index/locate';
import type { Coordinates } from '@/lib/map/position';
import { radians } from '@/lib/places/distance';

/** An ad of the index: the values that searches and counts compare, and the whole ad. */
export type IndexedAd = AdPlace & {
  id: number;
  /** The id of the specialty. */
  specialty: number | null;
  /** A {@link dayNumber}; 0 without a start date. */
  starts: number;
  /** A {@link dayNumber}; after every day without an end date. */
  ends: number;
  /** Milliseconds since 1970; before every time when the API gives none. */
  publishedAt: number;
  /** The position on the unit sphere. */
  point: SpherePoint | null;
  /** A percentage. */
  retrocession: number | null;
  /** Euros a day. */
  dayForfait: number | null;
  /**
   * A {@link PublishedAd}. Bytes are outside of the heap of V8: as strings, the descriptions of 100 000 ads take
   * 215 MB of the 512 MB that the heap may have.
   */
  json: Buffer;
  /** The last walk of the API that saw the ad. */
  seenBy: number;
};

type SpherePoint = { x: number; y: number; z: number };

/** The values of an ad that searches and counts compare. */
export function indexedAd(
  { ad, publishedAt }: PublishedAd,
  place: AdPlace,
): Omit<IndexedAd, 'json' | 'seenBy'> {
  const isForfait = ad.remuneration_type === 'forfait';
  return {
    ...place,
    id: ad.id,
    specialty: ad.specialty?.id ?? null,
    starts: ad.start_date === null ? 0 : dayNumber(ad.start_date),
    ends: ad.end_date === null ? 99_999_999 : dayNumber(ad.end_date),
    publishedAt: publishedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(publishedAt),
    point: place.position && spherePoint(place.position),
    retrocession: isForfait ? null : ad.retrocession_percentage,
    dayForfait: isForfait && ad.forfait_timespan === 'day' ? ad.forfait_amount : null,
  };
}

/** A `YYYY-MM-DD` day as a number, 20261201: numbers compare faster than strings. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** The point of the unit sphere at some coordinates. */
export function spherePoint({ latitude, longitude }: Coordinates): SpherePoint {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  return {
    x: Math.cos(phi) * Math.cos(lambda),
    y: Math.cos(phi) * Math.sin(lambda),
    z: Math.sin(phi),
  };
}
