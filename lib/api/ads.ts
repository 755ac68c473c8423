import { cacheLife, cacheTag } from 'next/cache';
import type { Ad, PublishedAd } from '@/lib/ads/ad';
import type { AdSearch } from '@/lib/ads/search';
import { adsCall } from '@/lib/api/ads-call';
import { lifeOfAds, lifeOfLists, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { lastGood } from '@/lib/api/last-good';
import { readItem, readList } from '@/lib/api/list';
import { largestPage, type Paged, readPaged } from '@/lib/api/paged';
import { readOrLast } from '@/lib/api/read-or-last';
import { readSideBlock, type SideBlock } from '@/lib/api/side-block';
import { adSchema } from '@/lib/api/wire/ad';
import { isId } from '@/lib/api/wire/number';
import { publishedAdSchema } from '@/lib/api/wire/published-ad';
import { refreshes } from '@/lib/cache/refreshes';
import { isCalendarDay } from '@/lib/french/day';

/** Which ads are asked for; what makes no sense counts as absent. */
export type AdsRequest = Omit<AdSearch, 'view'>;

const ad = { entity: 'ad', schema: adSchema };
const publishedAd = { entity: 'ad', schema: publishedAdSchema };
const spotlightSize = 3;

/**
 * One page of the ads, or that the list ends before it: the API's 404 on a page above the first
 * (specification, sections 7 and 8).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getAds(request: AdsRequest): Promise<AdsAnswer<Ad>> {
  const answer = await getPublishedAds(request);
  if (answer.kind === 'beyond-end') return answer;
  const results = answer.ads.results.map(({ ad }) => ad);
  return { kind: 'page', ads: { ...answer.ads, results } };
}

/** {@link getAds} with their publications, as {@link getPublishedAd}. */
export async function getPublishedAds({
  page,
  startDate,
  endDate,
  specialty,
}: AdsRequest): Promise<AdsAnswer<PublishedAd>> {
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
  return (await getPublishedAd(id))?.ad ?? null;
}

/**
 * {@link getAd} with its publication, which is not among the fields that leave our door
 * (specification, section 3).
 */
export async function getPublishedAd(id: number): Promise<PublishedAd | null> {
  if (!isId(id)) return null;
  const found = await readAd(id);
  if (found && isLeft(found.ad)) lastAds.keep(String(id), found);
  return found;
}

/**
 * Up to three ads for the spotlight of the home page (specification, sections 5 and 7).
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getRandomAds(): Promise<Ad[]> {
  'use cache';
  cacheTag(tags.ads);
  return readOrLast(lastRandomAds, lifeOfLists, fetchRandomAds);
}

/** {@link getRandomAds} for a page that has something else to show: never throws. */
export async function getRandomAdsOrLast(): Promise<SideBlock<Ad[]>> {
  'use cache';
  cacheTag(tags.ads);
  return readSideBlock(lastRandomAds, lifeOfLists, fetchRandomAds);
}

type BeyondEnd = { kind: 'beyond-end' };
type AdsAnswer<T> = { kind: 'page'; ads: Paged<T> } | BeyondEnd;

const beyondEnd: BeyondEnd = { kind: 'beyond-end' };

/** Whether an ad is not known to be gone. */
const isLeft = ({ id }: Ad) => !refreshes.isGone(tags.ad(id));

const lastPages = lastGood<AdsAnswer<PublishedAd>>('ads', (answer) =>
  answer.kind === 'beyond-end'
    ? answer
    : {
        kind: 'page',
        ads: { ...answer.ads, results: answer.ads.results.filter(({ ad }) => isLeft(ad)) },
      },
);
const lastAds = lastGood<PublishedAd>('ad');
const lastRandomAds = lastGood<Ad[]>('random ads', (ads) => ads.filter(isLeft));

async function fetchRandomAds(signal?: AbortSignal): Promise<Ad[]> {
  return readList(ad, await api.get('/api/v1/ads/random/', signal)).slice(0, spotlightSize);
}

async function readAds(
  page: number,
  startDate: string | null,
  endDate: string | null,
  specialty: number | null,
): Promise<AdsAnswer<PublishedAd>> {
  'use cache';
  cacheLife(lifeOfLists);
  cacheTag(tags.ads);

  const callFor = (number: number) => adsCall({ page: number, startDate, endDate, specialty });
  try {
    const body = await api.get(callFor(page));
    const around = { next: callFor(page + 1), previous: callFor(page - 1) };
    const ads = readPaged(publishedAd, body, around);
    const answer: AdsAnswer<PublishedAd> = { kind: 'page', ads };
    lastPages.set(callFor(page), answer);
    return answer;
  } catch (error) {
    // Told apart here: outside of the cache an error has no class any more.
    if (error instanceof ApiNotFoundError && page > 1) {
      lastPages.set(callFor(page), beyondEnd);
      return beyondEnd;
    }
    return lastPages.getInstead(callFor(page), error);
  }
}

async function readAd(id: number): Promise<PublishedAd | null> {
  'use cache';
  cacheTag(tags.ad(id));
  try {
    const found = readItem(publishedAd, await api.get(`/api/v1/ads/${id}`));
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
