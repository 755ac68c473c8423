import type { Ad } from '@/lib/ads/ad';
import { type AdPage, adPage } from '@/lib/ads/ad-page';
import { fetchPaged } from '@/lib/api/browser-paged';

/**
 * Asks our own door for a page of ads, from the browser.
 *
 * @param call what `adsCall` gives.
 * @throws when the page is beyond the end (`isBeyondEnd` tells), or cannot be had.
 */
export async function fetchAdPage(call: string, signal?: AbortSignal): Promise<AdPage> {
  return adPage(await fetchPaged<Ad>(call, signal));
}
