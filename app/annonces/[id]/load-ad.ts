import { cacheLife } from 'next/cache';
import type { Ad } from '@/lib/ads/ad';
import { parseAdId } from '@/lib/ads/ad-id';
import { getPublishedAd } from '@/lib/api/ads';
import { lifeOfLists } from '@/lib/api/cache';
import { getToday } from '@/lib/api/today';

/** `found` is `null` when there is no such ad, or when the API `failed`. */
type Loaded = {
  found: { ad: Ad; publishedAt: string | null; today: string } | null;
  failed: boolean;
};

/**
 * The ad of a page, and the day that its page is good for. When the API fails the page still renders
 * whole; Next.js answers it with a 500 and does not keep it, because a cached read threw.
 */
export async function loadAd(segment: string): Promise<Loaded> {
  const id = parseAdId(segment);
  if (id === null) return noAd();
  try {
    const published = await getPublishedAd(id);
    return { found: published && { ...published, today: await getToday() }, failed: false };
  } catch {
    return { found: null, failed: true };
  }
}

/** Without a life of its own, the page that says so would be kept by shared caches for a year. */
async function noAd(): Promise<Loaded> {
  'use cache';
  cacheLife(lifeOfLists);
  return { found: null, failed: false };
}
