import type { AdsPage } from '@/lib/ads/card';
import { type AdSearch, formatAdSearch } from '@/lib/ads/search';
import { writeItem } from '@/lib/runtime/watch-storage';

/** The item of sessionStorage: the page of the list that this tab showed last, as {@link rememberShownList} writes it. */
export const shownListItem = 'liste-affichee';

/** Remembers the page of a list: its query, the ids of its ads, and its range; without storage nothing is remembered. */
export function rememberShownList(
  search: AdSearch,
  ads: { id: number }[],
  range?: AdsPage['range'],
): void {
  const ids = ads.map(({ id }) => id);
  const place = range ? ` ${range.first} ${range.total}` : '';
  writeItem('sessionStorage', shownListItem, `${formatAdSearch(search)} ${ids}${place}`);
}
