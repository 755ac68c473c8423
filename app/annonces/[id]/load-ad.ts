import { cacheLife } from 'next/cache';
import { parseAdId } from '@/lib/ads/ad-id';
import { type AdDetails, adDetails } from '@/lib/ads/details';
import { getAd } from '@/lib/api/ads';
import { lifeOfLists } from '@/lib/api/cache';

/** `ad` is `null` when there is no such ad, or when the API `failed`. */
type Loaded = { ad: AdDetails | null; failed: boolean };

/**
 * The ad of a page. When the API fails the page still renders whole; Next.js answers it with a 500
 * and does not keep it, because a cached read threw.
 */
export async function loadAd(segment: string): Promise<Loaded> {
  const id = parseAdId(segment);
  if (id === null) return noAd();
  try {
    const ad = await getAd(id);
    return { ad: ad && adDetails(ad), failed: false };
  } catch {
    return { ad: null, failed: true };
  }
}

/** Without a life of its own, the page that says so would be kept by shared caches for a year. */
async function noAd(): Promise<Loaded> {
  'use cache';
  cacheLife(lifeOfLists);
  return { ad: null, failed: false };
}
