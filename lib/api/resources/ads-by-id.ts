import pLimit from 'p-limit';
import type { AdsById } from '@/lib/ads/ad';
import { findIndex } from '@/lib/api/ads-index/ads-index';
import { maxConcurrentCalls } from '@/lib/api/ads-index/walk';
import { readAd } from '@/lib/api/resources/ads';
import { adsCacheLife, tags } from '@/lib/cache/lifetimes';
import { limitLife, markAbsent } from '@/lib/runtime/current-request';

/**
 * The ads of some ids, and those that went: one read of the index, without it a call for each, a few at a time. A
 * response with them is stale once the webhook names one. @throws {ApiError} when the API fails for one of them.
 */
export async function readAdsById(ids: readonly number[]): Promise<AdsById> {
  limitLife(adsCacheLife, [...ids.map(tags.ad), tags.allAds]);
  const read = async () => ({
    ads: (await pLimit(maxConcurrentCalls).map(ids, readAd)).filter((ad) => ad !== null),
    gone: [],
  });
  const found = (await findIndex())?.byId(ids) ?? (await read());
  // A flood of ids that nobody has evicts no page.
  if (found.ads.length + found.gone.length === 0) markAbsent();
  return found;
}
