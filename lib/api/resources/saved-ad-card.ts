import type { Ad } from '@/lib/ads/ad';
import { savedAdCard } from '@/lib/ads/card';
import { locate } from '@/lib/ads/index/indexed-ad';
import { distanceInWords } from '@/lib/ads/list/list-page';
import { readAd } from '@/lib/api/resources/ads';
import { getToday } from '@/lib/api/today';
import { distanceInKm } from '@/lib/places/gazetteer/distance';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { ofTown } from '@/lib/places/gazetteer/place';
import { markAbsent } from '@/lib/runtime/current-request';

/**
 * The card of a saved ad (docs/product.md#saved-ads); `null` when there is none. @throws {ApiError} when the API fails.
 * @param place the slug of a commune, to say how far from it the ad is.
 */
export async function readSavedAdCard(id: number, place: string | null) {
  const found = await readAd(id);
  return found && savedAdCard(found, getToday(), distanceFrom(place, found.ad));
}

/** « à 12 km de Quimper »; `null` when either position is unknown. */
function distanceFrom(slug: string | null, ad: Ad): string | null {
  const place = slug === null ? null : gazetteer().bySlug(slug);
  if (place === null && slug !== null) markAbsent();
  const { position, isApproximate } = locate(ad);
  if (place?.kind !== 'commune' || place.centre === null || position === null) return null;
  const distanceKm = distanceInKm(place.centre, position);
  const distance = distanceInWords({ distanceKm, isApproximate });
  return distance?.endsWith('km') ? `${distance} ${ofTown(place)}` : distance;
}
