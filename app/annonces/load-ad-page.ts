import { notFound } from 'next/navigation';
import { markUnavailable } from '@/app/page-outcome';
import { type AdsPage, adsPage } from '@/lib/ads/list/ads-page';
import type { AdSearch } from '@/lib/ads/search';
import { isAmong, type Specialty } from '@/lib/ads/specialty/specialty';
import { IndexNotReadyError } from '@/lib/api/errors';
import { getPublishedAds } from '@/lib/api/resources/ads';
import { getPlacePage } from '@/lib/api/resources/place-ads';
import { getToday } from '@/lib/api/today';

/** The search that is shown, and its page; `null` when that failed. */
type Loaded = {
  search: AdSearch;
  page: AdsPage | null;
  /** Whether there is no page because the search by place is being prepared. */
  isPreparing: boolean;
};

/**
 * The requested page of the list, or the first one when the list ends before it (docs/product.md#states-of-the-list).
 * When the API fails the page renders a message with status 503.
 *
 * @param specialties all specialties, if loaded: the API rejects an unknown one, so the result is
 *   empty without a request.
 */
export async function loadAdsPage(
  search: AdSearch,
  specialties: Specialty[] | null,
): Promise<Loaded> {
  if (search.place !== null) return loadPlacePage(search);
  const today = getToday();
  if (specialties && !isAmong(specialties, search.specialty)) {
    const page = adsPage({ count: 0, results: [], next: null }, today);
    return { search: { ...search, page: 1 }, page, isPreparing: false };
  }
  try {
    const response = await getPublishedAds(search);
    if (response.kind === 'page') {
      return { search, page: adsPage(response.ads, today), isPreparing: false };
    }
  } catch (error) {
    markUnavailable(error);
    return { search, page: null, isPreparing: false };
  }
  return loadAdsPage({ ...search, page: 1 }, specialties);
}

async function loadPlacePage(search: AdSearch): Promise<Loaded> {
  try {
    const page = await getPlacePage(search, getToday());
    if (page !== null) return { search, page, isPreparing: false };
  } catch (error) {
    markUnavailable(error);
    return { search, page: null, isPreparing: error instanceof IndexNotReadyError };
  }
  // Beyond the end; the URLs of unknown places are redirected before.
  return search.page > 1 ? loadPlacePage({ ...search, page: 1 }) : notFound();
}
