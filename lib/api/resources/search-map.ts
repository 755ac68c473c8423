import { type SearchMap, searchMap } from '@/lib/ads/list/search-map';
import type { AdSearch } from '@/lib/ads/search';
import { readFirstAds } from '@/lib/api/ads-list';

/** Ads on the map at most: reading more would take longer than drawing the page. */
const maxAds = 400;

/** The site's own map of the first ads of a search, or of its page without an index; `null` when it fails. */
export async function readSearchMap(search: AdSearch): Promise<SearchMap | null> {
  const found = await readFirstAds(search, maxAds).catch(() => null);
  if (found === null) return null;
  const ads = found.ads.map(({ ad }) => ad);
  // The rest of a page of the API is on another page, which has a map of its own.
  return searchMap(ads, search, ads.length < maxAds ? ads.length : found.count);
}
