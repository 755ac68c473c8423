import pLimit from 'p-limit';
import type { AdsById, RevisedAd } from '@/lib/ads/ad';
import { adCard } from '@/lib/ads/card';
import { findIndex } from '@/lib/api/ads-index/ads-index';
import { maxConcurrentCalls } from '@/lib/api/ads-index/walk';
import { readAd } from '@/lib/api/resources/ads';
import { getToday } from '@/lib/api/today';
import { adsCacheLife, tags } from '@/lib/cache/lifetimes';
import { limitLife, markAbsent } from '@/lib/runtime/current-request';

/**
 * The ads of some ids, and those that went: one read of the index, without it a call for each, a few at a time. A
 * response with them is stale once the webhook names one. @throws {ApiError} when the API fails for one of them.
 */
export async function readAdsById(ids: readonly number[]): Promise<AdsById> {
  limitLife(adsCacheLife, [...ids.map(tags.ad), tags.allAds]);
  const index = await findIndex();
  const found = index?.byId(ids) ?? { ads: await readEach(ids), gone: [] };
  // A flood of ids that nobody has evicts no page.
  if (found.ads.length + found.gone.length === 0) markAbsent();
  return found;
}

async function readEach(ids: readonly number[]): Promise<RevisedAd[]> {
  const ads = await pLimit(maxConcurrentCalls).map(ids, (id) => readAd(id));
  return ads.filter((ad) => ad !== null);
}

/** The cards of a list that was sent, and how many of its ads are gone. @throws {ApiError} as {@link readAdsById}. */
export async function readSentAds(ids: readonly number[]) {
  const { ads } = await readAdsById(ids);
  const today = getToday();
  const cards = ads.map((ad) => adCard(ad, today, { comparesPay: true }));
  return { cards, gone: ids.length - cards.length };
}
