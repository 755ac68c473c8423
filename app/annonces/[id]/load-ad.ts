import { cacheLife } from 'next/cache';
import type { Ad } from '@/lib/ads/ad';
import { parseAdId } from '@/lib/ads/ad-id';
import { type AdDetails, adDetails } from '@/lib/ads/details';
import { isOpen } from '@/lib/ads/open';
import { specialtyHref } from '@/lib/ads/specialty-address';
import { getAd } from '@/lib/api/ads';
import { lifeOfLists } from '@/lib/api/cache';
import { getSpecialtiesOrNone } from '@/lib/api/specialties';
import { getToday } from '@/lib/api/today';

/** `ad` is `null` when there is no such ad, or when the API `failed`. */
type Loaded = {
  ad: AdDetails | null;
  /** The page of its specialty, while the ad is open; `null` where none is known. */
  specialtyHref: string | null;
  failed: boolean;
};

/**
 * The ad of a page. When the API fails the page still renders whole; Next.js answers it with a 500
 * and does not keep it, because a cached read threw.
 */
export async function loadAd(segment: string): Promise<Loaded> {
  const id = parseAdId(segment);
  if (id === null) return noAd();
  try {
    const ad = await getAd(id);
    if (ad === null) return noAd();
    return { ad: adDetails(ad), specialtyHref: await specialtyHrefOf(ad), failed: false };
  } catch {
    return { ad: null, specialtyHref: null, failed: true };
  }
}

/** An open ad is enough for its specialty to have a page. */
async function specialtyHrefOf(ad: Ad): Promise<string | null> {
  if (!ad.specialty || !isOpen(ad, await getToday())) return null;
  const all = (await getSpecialtiesOrNone()) ?? [];
  const specialty = all.find(({ id }) => id === ad.specialty?.id);
  return specialty ? specialtyHref(specialty, all) : null;
}

/** Without a life of its own, the page that says so would be kept by shared caches for a year. */
async function noAd(): Promise<Loaded> {
  'use cache';
  cacheLife(lifeOfLists);
  return { ad: null, specialtyHref: null, failed: false };
}
