import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { bitsOfAd } from '@/lib/ads/index/choices';
import type { Compared } from '@/lib/ads/index/compared-ads';
import { payOfDay } from '@/lib/ads/index/pay';
import { halfDaysOf } from '@/lib/ads/time-strip';
import type { Coordinates } from '@/lib/places/coordinates';
import { nearestCommune, radians } from '@/lib/places/gazetteer/distance';
import { findCommune, findDepartment } from '@/lib/places/search/find-commune';

/** What the index knows of an ad beside its {@link Compared} values and its JSON. */
export type IndexedAd = ReturnType<typeof locate> & {
  /** That of its other values, its JSON and its words. */
  row: number;
  specialty: number | null;
  /** A percentage. */
  retrocession: number | null;
  /** Euros a day, of an ad that says so. */
  dayForfait: number | null;
};

/** An ad as the index stores it. */
export function indexedAd(ad: Ad, row: number): IndexedAd {
  const isForfait = ad.remuneration_type === 'forfait';
  return {
    ...locate(ad),
    row,
    specialty: ad.specialty?.id ?? null,
    retrocession: isForfait ? null : ad.retrocession_percentage,
    dayForfait: isForfait && ad.forfait_timespan === 'day' ? ad.forfait_amount : null,
  };
}

/**
 * What searches compare of it: days as {@link dayNumber}, half-days, {@link bitsOfAd}, its specialty, where it is, when
 * it was published in milliseconds, and its pay in euros a day. What the API does not send is before or below all others.
 */
export function comparedAd({ ad, publishedAt }: PublishedAd, place: IndexedAd): Compared {
  return {
    // After every day without an end date.
    ends: ad.end_date === null ? 99_999_999 : dayNumber(ad.end_date),
    starts: ad.start_date === null ? 0 : dayNumber(ad.start_date),
    week: halfDaysOf(ad),
    choices: bitsOfAd(ad),
    specialty: place.specialty ?? Number.NaN,
    ...spherePoint(place.position),
    id: ad.id,
    published: publishedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(publishedAt),
    pay: payOfDay(ad) ?? Number.NEGATIVE_INFINITY,
  };
}

/** A `YYYY-MM-DD` day as a number, 20261201: numbers compare faster than strings. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

/** The point of the unit sphere at some coordinates; NaN without them. */
export function spherePoint(coordinates: Coordinates | null) {
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
