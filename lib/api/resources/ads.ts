import type { PublishedAd } from '@/lib/ads/ad';
import { isEnded } from '@/lib/ads/ended';
import { type AdsRequest, adPath, adsCall, randomAdsPath } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { sectionTimeoutMs } from '@/lib/api/limits';
import { createResource } from '@/lib/api/resources/resource';
import { adReader } from '@/lib/api/schemas/ad';
import { isId } from '@/lib/api/schemas/fields';
import { maxPage, type Paged, readItem, readList, readPaged } from '@/lib/api/schemas/lists';
import { adsCacheLife, listsCacheLife, tags } from '@/lib/cache/lifetimes';
import { refreshes } from '@/lib/cache/refreshes';
import { dayAt, isCalendarDay } from '@/lib/french/day';

const spotlightSize = 3;
const maxRandomCalls = 3;

/** One page of the ads; `null` when the list ends before it (docs/product.md#states-of-the-list). @throws {ApiError} */
export async function readAds(request: AdsRequest): Promise<Paged<PublishedAd> | null> {
  const { page, startDate, endDate, specialty } = request;
  if (page > maxPage) return null;
  // An invalid value counts as absent, so that it creates no entry in the store.
  return pages.read(
    isId(page) ? page : 1,
    startDate !== null && isCalendarDay(startDate) ? startDate : null,
    endDate !== null && isCalendarDay(endDate) ? endDate : null,
    specialty !== null && isId(specialty) ? specialty : null,
  );
}

/** One ad and its dates (docs/product.md#ad); `null` when there is none. @throws {ApiError} when the API fails. */
export async function readAd(id: number): Promise<PublishedAd | null> {
  return isId(id) ? ads.read(id) : null;
}

/** The first ads of a specialty, which a page is complete without: `null` when the API fails. */
export async function readAdsOfSpecialty(specialty: number): Promise<PublishedAd[] | null> {
  return (await pages.readOrNull(1, null, null, specialty))?.results ?? null;
}

const isLeft = ({ ad }: PublishedAd) => !refreshes.isDeleted(tags.ad(ad.id));

const pages = createResource<
  [page: number, startDate: string | null, endDate: string | null, specialty: number | null],
  Paged<PublishedAd> | null
>({
  name: 'ads',
  life: listsCacheLife,
  tags: () => [tags.ads],
  async request(page, startDate, endDate, specialty) {
    const callFor = (page: number) => adsCall({ page, startDate, endDate, specialty });
    return readPaged(adReader, await api.get(callFor(page)), page, callFor);
  },
  absent: (page) => (page > 1 ? null : undefined),
  keepsAbsent: true,
  withoutDeleted: (page) => page && { ...page, results: page.results.filter(isLeft) },
});

const ads = createResource<[id: number], PublishedAd | null>({
  name: 'ad',
  life: adsCacheLife,
  tags: (id) => [tags.ad(id), tags.allAds],
  request: async (id) => readItem(adReader, await api.get(adPath(id))),
  absent: () => null,
  isDeleted: (id) => refreshes.isDeleted(tags.ad(id)),
});

/** Up to three open ads for the spotlight (docs/product.md#spotlight). Each call returns others. */
export const randomAdsResource = createResource<[], PublishedAd[]>({
  name: 'random ads',
  life: listsCacheLife,
  tags: () => [tags.ads],
  async request() {
    const started = Date.now();
    const today = dayAt(new Date(started));
    const open = new Map<number, PublishedAd>();
    for (let calls = 0; calls < maxRandomCalls; calls += 1) {
      const list = readList(adReader, await api.get(randomAdsPath));
      const running = list.filter(({ ad }) => !isEnded(ad, today));
      for (const published of running) open.set(published.ad.id, published);
      const isLate = open.size > 0 && Date.now() - started > sectionTimeoutMs;
      if (open.size >= spotlightSize || running.length === list.length || isLate) break;
    }
    return [...open.values()].slice(0, spotlightSize);
  },
  withoutDeleted: (list) => list.filter(isLeft),
});
