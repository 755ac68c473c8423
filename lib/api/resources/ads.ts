import type { Ad, PublishedAd, RevisedAd } from '@/lib/ads/ad';
import { isOver } from '@/lib/ads/over';
import { type AdsRequest, adsCall } from '@/lib/api/ads-call';
import { api } from '@/lib/api/client/client';
import { sectionTimeoutMs } from '@/lib/api/limits';
import { adPath, randomAdsPath } from '@/lib/api/paths';
import { readItem, readList } from '@/lib/api/resources/list';
import { maxPage, type Paged, readPaged } from '@/lib/api/resources/paged';
import { createResource } from '@/lib/api/resources/resource';
import { readDates } from '@/lib/api/schemas/dates';
import { isId } from '@/lib/api/schemas/number';
import { publishedAdSchema } from '@/lib/api/schemas/published-ad';
import { adsCacheLife, listsCacheLife, tags } from '@/lib/cache/lifetimes';
import { refreshes } from '@/lib/cache/refreshes';
import { dayAt, isCalendarDay } from '@/lib/french/day';

const publishedAd = { entity: 'ad', schema: publishedAdSchema };
const spotlightSize = 3;
const maxRandomCalls = 3;

/**
 * One page of the ads, or that the list ends before it: the API's 404 on a page above the first
 * (docs/product.md#states-of-the-list). An invalid value counts as absent.
 *
 * @throws {ApiError} when the API fails.
 */
export async function getAds(request: AdsRequest): Promise<AdsResponse<Ad>> {
  const response = await getPublishedAds(request);
  if (response.kind === 'beyond-end') return response;
  const results = response.ads.results.map(({ ad }) => ad);
  return { kind: 'page', ads: { ...response.ads, results } };
}

/** {@link getAds} with their publications, as {@link getRevisedAd}. */
export async function getPublishedAds({
  page,
  startDate,
  endDate,
  specialty,
}: AdsRequest): Promise<AdsResponse<PublishedAd>> {
  if (page > maxPage) return beyondEnd;
  // An invalid id creates no cache entry.
  return pages.get(
    isId(page) ? page : 1,
    startDate !== null && isCalendarDay(startDate) ? startDate : null,
    endDate !== null && isCalendarDay(endDate) ? endDate : null,
    specialty !== null && isId(specialty) ? specialty : null,
  );
}

/**
 * One ad; `null` when the API says that there is none (docs/product.md#calls).
 *
 * @throws {ApiError} when the API fails.
 */
export async function getAd(id: number): Promise<Ad | null> {
  return (await getRevisedAd(id))?.ad ?? null;
}

/**
 * {@link getAd} with its dates, which the site's own API does not expose (docs/product.md#ad).
 */
export async function getRevisedAd(id: number): Promise<RevisedAd | null> {
  return isId(id) ? ads.get(id) : null;
}

/** The first ads of a specialty, which a page is complete without: `null` when the API fails. */
export async function getAdsOfSpecialtyOrNull(specialty: number): Promise<PublishedAd[] | null> {
  const response = await pages.getOrNull(1, null, null, specialty);
  return response?.kind === 'page' ? response.ads.results : null;
}

type BeyondEnd = { kind: 'beyond-end' };
type AdsResponse<T> = { kind: 'page'; ads: Paged<T> } | BeyondEnd;

const beyondEnd: BeyondEnd = { kind: 'beyond-end' };

/** Whether the webhook has not said that an ad is deleted. */
const isLeft = ({ id }: Ad) => !refreshes.isDeleted(tags.ad(id));

const pages = createResource<
  [page: number, startDate: string | null, endDate: string | null, specialty: number | null],
  AdsResponse<PublishedAd>
>({
  name: 'ads',
  life: listsCacheLife,
  tags: () => [tags.ads],
  async read(page, startDate, endDate, specialty) {
    const callFor = (number: number) => adsCall({ page: number, startDate, endDate, specialty });
    const body = await api.get(callFor(page));
    const around = { next: callFor(page + 1), previous: callFor(page - 1) };
    return { kind: 'page', ads: readPaged(publishedAd, body, around) };
  },
  absent: (page) => (page > 1 ? beyondEnd : undefined),
  withoutDeleted: (response) =>
    response.kind === 'beyond-end'
      ? response
      : {
          kind: 'page',
          ads: { ...response.ads, results: response.ads.results.filter(({ ad }) => isLeft(ad)) },
        },
});

const ads = createResource<[id: number], RevisedAd | null>({
  name: 'ad',
  life: adsCacheLife,
  tags: (id) => [tags.ad(id)],
  async read(id) {
    const body = await api.get(adPath(id));
    return { ...readItem(publishedAd, body), revisedAt: readDates(body).updated_at };
  },
  absent: () => null,
  isDeleted: (id) => refreshes.isDeleted(tags.ad(id)),
});

/** Up to three ads for the spotlight of the home page (docs/product.md#spotlight): open ones. */
export const randomAdsResource = createResource<[], PublishedAd[]>({
  name: 'random ads',
  life: listsCacheLife,
  tags: () => [tags.ads],
  read: readOpenRandomAds,
  withoutDeleted: (list) => list.filter(({ ad }) => isLeft(ad)),
});

/**
 * Each call gives others, as long as there are some: those that are over are replaced, unless the API is so slow that the
 * page would no longer wait.
 */
async function readOpenRandomAds(): Promise<PublishedAd[]> {
  const started = Date.now();
  const today = dayAt(new Date(started));
  const open = new Map<number, PublishedAd>();
  for (let calls = 0; calls < maxRandomCalls; calls += 1) {
    const list = readList(publishedAd, await api.get(randomAdsPath));
    const running = list.filter(({ ad }) => !isOver(ad, today));
    for (const published of running) open.set(published.ad.id, published);
    const isLate = open.size > 0 && Date.now() - started > sectionTimeoutMs;
    if (open.size >= spotlightSize || running.length === list.length || isLate) break;
  }
  return [...open.values()].slice(0, spotlightSize);
}
