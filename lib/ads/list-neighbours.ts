import { parseAdId } from '@/lib/ads/ad-paths';
import { maxAds } from '@/lib/ads/position';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { shownListItem } from '@/lib/ads/shown-list';

/** The list that `rememberShownList` stored; `null` without one. That function stands alone: the list loads only it. */
export function readShownList(): string | null {
  try {
    return sessionStorage.getItem(shownListItem);
  } catch {
    return null;
  }
}

/** The ads before and after one in a stored list, if it is that of the same search; each `null` without. */
export function neighboursIn(stored: string | null, id: number, search: AdSearch) {
  const [query, ids = ''] = (stored ?? '').split(' ');
  const isOfSearch = query === formatAdSearch(search);
  const ads = isOfSearch ? ids.split(',', maxAds).map(parseAdId) : [];
  const index = ads.indexOf(id);
  const at = (position: number) => (index === -1 ? null : (ads[position] ?? null));
  return { previous: at(index - 1), next: at(index + 1) };
}
