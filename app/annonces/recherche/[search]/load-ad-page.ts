import { notFound } from 'next/navigation';
import { failPage } from '@/app/fail-page';
import { type AdPage, adPage } from '@/lib/ads/detail/ad-page';
import type { AdSearch } from '@/lib/ads/search';
import { isAmong, type Specialty } from '@/lib/ads/specialty/specialty';
import { listsCacheLife, tags } from '@/lib/api/cache';
import { IndexNotReadyError } from '@/lib/api/errors';
import { getPublishedAds } from '@/lib/api/resources/ads';
import { limitPageLife } from '@/lib/api/resources/page-life';
import { getPlacePage } from '@/lib/api/resources/place-ads';
import { getToday } from '@/lib/api/today';
import { dayAt } from '@/lib/french/day';

/** The search that is shown, and its page; `null` when that failed. */
type Loaded = {
  search: AdSearch;
  page: AdPage | null;
  /** Whether there is no page because the search by place is being prepared. */
  isPreparing: boolean;
};

/**
 * The requested page of the list, or the first one when the list ends before it (specification,
 * section 8). When the API fails the page renders a message with status 503.
 *
 * @param specialties all specialties, if loaded: the API rejects an unknown one, so the result is
 *   empty without a request.
 */
export async function loadAdPage(
  search: AdSearch,
  specialties: Specialty[] | null,
): Promise<Loaded> {
  if (search.place !== null) return loadPlacePage(search);
  if (specialties && !isAmong(specialties, search.specialty)) {
    return { search: { ...search, page: 1 }, page: noAds(), isPreparing: false };
  }
  try {
    const response = await getPublishedAds(search);
    if (response.kind === 'page') {
      const page = adPage(response.ads, await getToday());
      return { search, page, isPreparing: false };
    }
  } catch (error) {
    await failPage(error);
    return { search, page: null, isPreparing: false };
  }
  return loadAdPage({ ...search, page: 1 }, specialties);
}

const noAds = () => adPage({ count: 0, results: [], next: null }, dayAt(new Date()));

async function loadPlacePage(search: AdSearch): Promise<Loaded> {
  // As fresh as the other lists; and which ads are open depends on the day.
  await limitPageLife(listsCacheLife, [tags.ads]);
  try {
    const page = await getPlacePage(search, await getToday());
    if (page !== null) return { search, page, isPreparing: false };
  } catch (error) {
    await failPage(error);
    return { search, page: null, isPreparing: error instanceof IndexNotReadyError };
  }
  // Beyond the end; the URLs of places that nobody knows are redirected before.
  return search.page > 1 ? loadPlacePage({ ...search, page: 1 }) : notFound();
}
