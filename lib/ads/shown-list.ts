import { maxAds } from '@/lib/ads/position';
import { type AdSearch, formatAdSearch, parseAdId } from '@/lib/ads/search';

/* The page of the list that this tab showed last, in sessionStorage: its query, a space, and the ids of its ads. */

const name = 'liste-affichee';

/** Remembers the page of a list; without storage nothing is remembered. */
export function rememberShownList(search: AdSearch, ads: { id: number }[]): void {
  try {
    sessionStorage.setItem(name, `${formatAdSearch(search)} ${ads.map(({ id }) => id)}`);
  } catch {
    // Full or forbidden.
  }
}

/** What {@link rememberShownList} stored; `null` without. */
export function readShownList(): string | null {
  try {
    return sessionStorage.getItem(name);
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
