import { failPage } from '@/app/fail-page';
import { type AdPage, adPage } from '@/lib/ads/detail/ad-page';
import type { AdSearch } from '@/lib/ads/search';
import { isAmong, type Specialty } from '@/lib/ads/specialty/specialty';
import { getAds } from '@/lib/api/resources/ads';

/** The search that is shown, and its page; `null` when the API could not give it. */
type Loaded = { search: AdSearch; page: AdPage | null };

/**
 * A page of the list; the first one when the list ends before the page asked for (specification,
 * section 8). When the API fails the page still renders whole, with its message and status 503.
 *
 * @param specialties those there are, if known: the API refuses to look for another, and there is
 *   nothing to find.
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
