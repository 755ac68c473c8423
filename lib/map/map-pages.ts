/*
 * Which pages can show the map: the policy of their documents lets the script of Google run (lib/policy),
 * that of no other. A document keeps its policy while the visitor goes on to other pages in it.
 */

const listOrAd = /^\/annonces(?:\/[1-9]\d*)?$/;
/** The list as it is kept (lib/ads/list-page.ts). */
const cachedList = /^\/annonces\/recherche\/[^/]+$/;

/** Whether the page at an address can show the map. */
export function canShowMap(path: string): boolean {
  return listOrAd.test(path);
}

/** The same of a page as it is kept, by the path it is made under. */
export function canCachedPageShowMap(path: string): boolean {
  return listOrAd.test(path) || cachedList.test(path);
}
