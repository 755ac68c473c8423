import { type AdSearch, formatAdSearch } from '@/lib/ads/search';

/** The item of sessionStorage: the page of the list that this tab showed last, as {@link rememberShownList} writes it. */
export const shownListItem = 'liste-affichee';

/** Remembers the page of a list: its query, a space, and the ids of its ads; without storage nothing is remembered. */
export function rememberShownList(search: AdSearch, ads: { id: number }[]): void {
  try {
    sessionStorage.setItem(shownListItem, `${formatAdSearch(search)} ${ads.map(({ id }) => id)}`);
  } catch {
    // Full or forbidden.
  }
}
