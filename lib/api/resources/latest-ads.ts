import type { PublishedAd } from '@/lib/ads/ad';
import type { AdFilters } from '@/lib/ads/search';
import { isAmong, type Specialty } from '@/lib/ads/specialty/specialty';
import { getPublishedAds } from '@/lib/api/resources/ads';
import { findLatestPlaceAds } from '@/lib/api/resources/place-ads';
import { pagesOf } from '@/lib/api/schemas/lists';

/** How far a feed goes, in calls: what may appear between two visits of a reader. */
const pagesOfFeed = 2;

/**
 * The first ads of a search, for the feeds (docs/product.md#feeds).
 *
 * @param specialties those there are, if known: the API refuses to look for another, and there is
 *   nothing to find.
 * @throws {ApiError} when the API fails.
 */
export async function getLatestAds(
  filters: AdFilters,
  specialties: Specialty[] | null,
): Promise<PublishedAd[]> {
  if (filters.place !== null) {
    const found = await findLatestPlaceAds(filters);
    return found === null ? [] : found.ads.map(({ published }) => published);
  }
  if (specialties !== null && !isAmong(specialties, filters.specialty)) return [];
  const latest: PublishedAd[] = [];
  const read = async (page: number) => {
    const response = await getPublishedAds({ ...filters, page });
    return response.kind === 'page' ? response.ads : null;
  };
  for await (const ads of pagesOf(pagesOfFeed, read, ({ ad }) => ad.id)) latest.push(...ads);
  return latest;
}
