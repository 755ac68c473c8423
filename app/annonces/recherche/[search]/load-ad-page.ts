import { failPage } from '@/app/fail-page';
import { type AdPage, adPage } from '@/lib/ads/detail/ad-page';
import type { AdSearch } from '@/lib/ads/search';
import { isAmong, type Specialty } from '@/lib/ads/specialty/specialty';
import { getAds } from '@/lib/api/resources/ads';

/** The search that is shown, and its page; `null` when the API failed. */
type Loaded = { search: AdSearch; page: AdPage | null };

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
  if (specialties && !isAmong(specialties, search.specialty)) {
    return { search: { ...search, page: 1 }, page: adPage({ count: 0, results: [], next: null }) };
  }
  try {
    const response = await getAds(search);
    if (response.kind === 'page') return { search, page: adPage(response.ads) };
  } catch (error) {
    await failPage(error);
    return { search, page: null };
  }
  return loadAdPage({ ...search, page: 1 }, specialties);
}
