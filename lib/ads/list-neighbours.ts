import { parseAdId } from '@/lib/ads/ad-paths';
import { maxAds } from '@/lib/ads/position';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { shownListItem } from '@/lib/ads/shown-list';
import { formatNumber } from '@/lib/french/numbers';
import { readItem } from '@/lib/runtime/watch-storage';

/** The list that `rememberShownList` stored; `null` without one. That function stands alone: the list loads only it. */
export function readShownList(): string | null {
  return readItem('sessionStorage', shownListItem) ?? null;
}

/** The ads before and after one in a stored list of its search, and its place, « 15 sur 231 »; `null` where unknown. */
export function neighboursIn(stored: string | null, id: number, search: AdSearch) {
  const [query, ids = '', ...range] = (stored ?? '').split(' ');
  const isOfSearch = query === formatAdSearch(search);
  const ads = isOfSearch ? ids.split(',', maxAds).map(parseAdId) : [];
  const index = ads.indexOf(id);
  const at = (position: number) => (index === -1 ? null : (ads[position] ?? null));
  // Others may write there: numbers as a list has them, or nothing.
  const [first = null, total = null] = range.map(parseAdId);
  const isPlaced = index !== -1 && first !== null && total !== null && first + index <= total;
  const place = isPlaced ? `${formatNumber(first + index)} sur ${formatNumber(total)}` : null;
  return { previous: at(index - 1), next: at(index + 1), place };
}
