import { type SearchMap, searchMap } from '@/lib/ads/list/search-map';
import type { AdSearch } from '@/lib/ads/search';
import { isPlaceSearchOffered } from '@/lib/api/ads-index/ads-index';
import { readAds } from '@/lib/api/resources/ads';
import { readFirstIndexedAds } from '@/lib/api/resources/indexed-ads';

/** Ads on the map at most: reading more would take longer than drawing the page. */
const maxAds = 400;

/** The site's own map of a search: of its first ads, or of those of its page without an index; `null` when it fails. */
export async function readSearchMap(search: AdSearch): Promise<SearchMap | null> {
  const found = (await readIndexed(search)) ?? (await readPage(search).catch(() => null));
  return found && searchMap(found.ads, search, found.count);
}

async function readIndexed(search: AdSearch) {
  if (!isPlaceSearchOffered()) return null;
  const found = await readFirstIndexedAds(search, maxAds).catch(() => null);
  return found && { count: found.count, ads: found.ads.map(({ published }) => published.ad) };
}

async function readPage(search: AdSearch) {
  const page = await readAds(search);
  return page && { count: page.results.length, ads: page.results.map(({ ad }) => ad) };
}
