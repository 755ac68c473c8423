import type { Ad, PublishedAd } from '@/lib/ads/ad';
import { isFacility } from '@/lib/ads/ad-in-words';
import { halfDaysOf } from '@/lib/ads/ad-time';
import { practicalInformation } from '@/lib/ads/details';
import { spanOf } from '@/lib/ads/fit';
import { payOfDay } from '@/lib/ads/index/pay';
import type { Coordinates } from '@/lib/places/coordinates';
import { nearestCommune, radians } from '@/lib/places/gazetteer/distance';
import { findCommune, findDepartment } from '@/lib/places/search/find-commune';

/** An ad with what searches compare of it. */
export type IndexedAd = ReturnType<typeof indexedAd>;

const sectors = new Map([
  ['secteur_1', '1'],
  ['secteur_2', '2'],
  ['non_conventionne', 'none'],
]);

/** An ad as the index stores it. */
export function indexedAd(published: PublishedAd) {
  const { ad, publishedAt } = published;
  const place = locate(ad);
  const pay = payOfDay(ad)?.euros ?? null;
  return {
    id: ad.id,
    published,
    ad,
    ...place,
    point: pointAt(place.position),
    specialty: ad.specialty?.id ?? null,
    ...spanOf(ad),
    /** Half-days of the ad (`week.ts`). */
    week: halfDaysOf(ad),
    /** A percentage, of an ad that pays one. */
    retrocession: ad.remuneration_type === 'retrocession' ? ad.retrocession_percentage : null,
    /** Euros a day, of an ad that pays a forfait. */
    forfait: ad.remuneration_type === 'forfait' ? pay : null,
    /** Euros a day that ads are sorted by; less than any when they are unknown. */
    pay: pay ?? -1,
    /** Values of the criteria `sector` and `with`. */
    sector: sectors.get(ad.convention_status ?? ''),
    offers: practicalInformation(ad).map(({ key }) => key) as readonly string[],
    isOfFacility: ad.user !== null && isFacility(ad.user),
    /** Milliseconds; 0 when it is unknown. */
    publishedMs: publishedAt === null ? 0 : Date.parse(publishedAt),
  };
}

/** The point of the unit sphere at some coordinates: chords between points compare as distances do, ten times as fast. */
export function pointAt(position: Coordinates | null) {
  const { latitude = Number.NaN, longitude = Number.NaN } = position ?? {};
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  const width = Math.cos(phi);
  return { x: width * Math.cos(lambda), y: width * Math.sin(lambda), z: Math.sin(phi) };
}

/** Where an ad is: at its own coordinates, else at the centre of its commune. Without an address in the nearest one. */
export function locate({ location }: Pick<Ad, 'location'>) {
  const { postal_code = null, city = null, latitude = null, longitude = null } = location ?? {};
  const own = latitude === null || longitude === null ? null : { latitude, longitude };
  const named = findCommune(postal_code, city);
  const known = named?.department ?? findDepartment(postal_code, city);
  const commune = known === null && own !== null ? nearestCommune(own) : named;
  const department = known ?? commune?.department;
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
