import { parseAdId } from '@/lib/ads/ad-id';
import { type AdDetails, adDetails } from '@/lib/ads/details';
import { getAd } from '@/lib/api/ads';

/** `ad` is `null` when there is no such ad, or when the API `failed`. */
type Loaded = { ad: AdDetails | null; failed: boolean };

/**
 * The ad of a page. When the API fails the page still renders whole; Next.js answers it with a 500
 * and does not keep it, because a cached read threw.
 */
export async function loadAd(segment: string): Promise<Loaded> {
  const id = parseAdId(segment);
  if (id === null) return { ad: null, failed: false };
  try {
    const ad = await getAd(id);
    return { ad: ad && adDetails(ad), failed: false };
  } catch {
    return { ad: null, failed: true };
  }
}
