import type { Ad } from '@/lib/ads/ad';
import { type AdCard, adCard } from '@/lib/ads/card';
import { locate } from '@/lib/ads/index/indexed-ad';
import { distanceInWords } from '@/lib/ads/list/list-page';
import { defaultSearch } from '@/lib/ads/search';
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
export async function readSavedAdCard(id: number, place: string | null): Promise<AdCard | null> {
  const found = await readAd(id);
  if (found === null) return null;
  // As in a list by pay, which it compares.
  const search = { ...defaultSearch, sort: 'pay' } as const;
  return adCard(found, getToday(), search, distanceFrom(place, found.ad));
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
