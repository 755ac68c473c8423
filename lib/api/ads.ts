import { cacheLife, cacheTag } from 'next/cache';
import type { Ad } from '@/lib/ads/ad';
import type { AdSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { lifeOfAds, lifeOfLists, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { lastGood } from '@/lib/api/last-good';
import { readItem, readList } from '@/lib/api/list';
import { largestPage, type Paged, readPaged } from '@/lib/api/paged';
import { readSideBlock, type SideBlock } from '@/lib/api/side-block';
import { adSchema } from '@/lib/api/wire/ad';
import { isId } from '@/lib/api/wire/number';
import { refreshes } from '@/lib/cache/refreshes';
import { isCalendarDay } from '@/lib/french/day';

/** Which ads are asked for; what makes no sense counts as absent. */
export type AdsRequest = Omit<AdSearch, 'view'>;

const ad = { entity: 'ad', schema: adSchema };
const spotlightSize = 3;

/**
 * One page of the ads, or that the list ends before it: the API's 404 on a page above the first
 * (specification, sections 7 and 8).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getAds({ page, startDate, endDate, specialty }: AdsRequest) {
  if (page > largestPage) return beyondEnd;
  // Junk never makes a cache entry.
  return readAds(
    isId(page) ? page : 1,
    startDate !== null && isCalendarDay(startDate) ? startDate : null,
    endDate !== null && isCalendarDay(endDate) ? endDate : null,
    specialty !== null && isId(specialty) ? specialty : null,
  );
}

/**
 * One ad; `null` when the API says that there is none (specification, section 7).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getAd(id: number): Promise<Ad | null> {
  return isId(id) ? readAd(id) : null;
}

/**
 * Up to three ads for the spotlight of the home page (specification, sections 5 and 7).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getRandomAds(): Promise<Ad[]> {
  'use cache';
  cacheLife(lifeOfLists);
  cacheTag(tags.ads);
  return fetchRandomAds();
}

/** {@link getRandomAds} for a page that has something else to show: never throws. */
export async function getRandomAdsOrLast(): Promise<SideBlock<Ad[]>> {
  'use cache';
  cacheTag(tags.ads);
  return readSideBlock(lastRandomAds, lifeOfLists, fetchRandomAds);
}

type AdsAnswer = { kind: 'page'; ads: Paged<Ad> } | { kind: 'beyond-end' };

const beyondEnd: AdsAnswer = { kind: 'beyond-end' };

/** Whether an ad is not known to be gone. */
const isLeft = ({ id }: Ad) => !refreshes.isGone(tags.ad(id));

const lastPages = lastGood<AdsAnswer>('ads', (answer) =>
  answer.kind === 'beyond-end'
    ? answer
    : { kind: 'page', ads: { ...answer.ads, results: answer.ads.results.filter(isLeft) } },
);
const lastAds = lastGood<Ad>('ad');
const lastRandomAds = lastGood<Ad[]>('random ads', (ads) => ads.filter(isLeft));

async function fetchRandomAds(signal?: AbortSignal): Promise<Ad[]> {
  return readList(ad, await api.get('/api/v1/ads/random/', signal)).slice(0, spotlightSize);
}

async function readAds(
  page: number,
  startDate: string | null,
  endDate: string | null,
  specialty: number | null,
): Promise<AdsAnswer> {
  'use cache';
  cacheLife(lifeOfLists);
  cacheTag(tags.ads);

  const callFor = (number: number) => adsCall({ page: number, startDate, endDate, specialty });
  try {
    const body = await api.get(callFor(page));
    const ads = readPaged(ad, body, { next: callFor(page + 1), previous: callFor(page - 1) });
    const answer: AdsAnswer = { kind: 'page', ads };
    lastPages.set(callFor(page), answer);
    return answer;
  } catch (error) {
    // Told apart here: outside of the cache an error has no class any more.
    if (error instanceof ApiNotFoundError && page > 1) return beyondEnd;
    return lastPages.getInstead(callFor(page), error);
  }
}

async function readAd(id: number): Promise<Ad | null> {
  'use cache';
  cacheTag(tags.ad(id));
  try {
    const found = readItem(ad, await api.get(`/api/v1/ads/${id}`));
    cacheLife(lifeOfAds);
    lastAds.set(String(id), found);
    return found;
  } catch (error) {
    cacheLife(lifeOfLists);
    const isGone = error instanceof ApiNotFoundError || refreshes.isGone(tags.ad(id));
    if (!isGone) return lastAds.getInstead(String(id), error);
    lastAds.forget(String(id));
    return null;
  }
}
