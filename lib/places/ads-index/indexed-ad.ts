import type { Ad, PublishedAd } from '@/lib/ads/ad';
import type { Coordinates } from '@/lib/ads/position';
import { halfDaysOf } from '@/lib/ads/time-strip';
import { bitsOfAd } from '@/lib/places/ads-index/choices';
import { payOfDay } from '@/lib/places/ads-index/pay';
import { nearestCommune, radians } from '@/lib/places/gazetteer/distance';
import { findCommune, findDepartment } from '@/lib/places/search/find-commune';

/** An ad of the index: the values that searches and counts compare. */
export type IndexedAd = ReturnType<typeof locate> &
  SpherePoint & {
    id: number;
    /** That of its JSON and its words. */
    row: number;
    specialty: number | null;
    /** A {@link dayNumber}; 0 without a start date. */
    starts: number;
    /** A {@link dayNumber}; after every day without an end date. */
    ends: number;
    /** In milliseconds; before all times when the API sends none. */
    publishedAt: number;
    /** A percentage. */
    retrocession: number | null;
    /** Euros a day, of an ad that says so. */
    dayForfait: number | null;
    /** The bits of the values that select it ({@link bitsOfAd}). */
    choices: number;
    /** Its {@link halfDaysOf}. */
    week: number;
    /** Euros a day, for the order; less than any pay without a figure. */
    pay: number;
  };

/** A position on the unit sphere; NaN without one. */
type SpherePoint = { x: number; y: number; z: number };

/** An ad as the index stores it. */
export function indexedAd({ ad, publishedAt }: PublishedAd, row: number): IndexedAd {
  const { position, isApproximate, commune, department, region } = locate(ad);
  const { x, y, z } = spherePoint(position);
  const isForfait = ad.remuneration_type === 'forfait';
  return {
    // What each search compares is first, in one line of the processor's cache.
    ends: ad.end_date === null ? 99_999_999 : dayNumber(ad.end_date),
    starts: ad.start_date === null ? 0 : dayNumber(ad.start_date),
    week: halfDaysOf(ad),
    choices: bitsOfAd(ad),
    specialty: ad.specialty?.id ?? null,
    x,
    y,
    z,
    commune,
    department,
    region,
    row,
    id: ad.id,
    position,
    isApproximate,
    publishedAt: publishedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(publishedAt),
    retrocession: isForfait ? null : ad.retrocession_percentage,
    dayForfait: isForfait && ad.forfait_timespan === 'day' ? ad.forfait_amount : null,
    pay: payOfDay(ad) ?? Number.NEGATIVE_INFINITY,
  };
}

/** A `YYYY-MM-DD` day as a number, 20261201: numbers compare faster than strings. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** The point of the unit sphere at some coordinates. */
export function spherePoint(coordinates: Coordinates | null): SpherePoint {
  const { latitude, longitude } = coordinates ?? { latitude: Number.NaN, longitude: Number.NaN };
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  const width = Math.cos(phi);
  return { x: width * Math.cos(lambda), y: width * Math.sin(lambda), z: Math.sin(phi) };
}

/** Where an ad is: at its own coordinates, else at the centre of its commune. Without an address in the nearest one. */
export function locate({ location }: Pick<Ad, 'location'>) {
  const { postal_code = null, city = null, latitude = null, longitude = null } = location ?? {};
  const own = latitude === null || longitude === null ? null : { latitude, longitude };
  const named = findCommune(postal_code, city);
  const ofCode = named === null ? findDepartment(postal_code, city) : null;
  const isUnknown = named === null && ofCode === null;
  const commune = isUnknown && own !== null ? nearestCommune(own) : named;
  const department = commune?.department ?? ofCode;
  return {
    /** `null` when only the department is known, or nothing: such an ad is within no radius. */
    position: own ?? commune?.centre ?? null,
    /** Whether the position is the centre of the commune, and not the ad's own. */
    isApproximate: own === null && commune !== null && commune.centre !== null,
    /** INSEE codes. */
    commune: commune?.code ?? null,
    department: department?.code ?? null,
    region: department?.region?.code ?? null,
  };
}
