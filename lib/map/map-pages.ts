/*
 * The pages that can show the map: only the policies of their documents allow the script of Google
 * (lib/policy). Client-side navigations do not change the policy of a document.
 */

const listOrAd = /^\/annonces(?:\/[1-9]\d*)?$/;
/** The internal path of the list (lib/ads/list-page.ts). */
const cachedList = /^\/annonces\/recherche\/[^/]+$/;

/** Whether the page at a public path can show the map. */
export function canShowMap(path: string): boolean {
  return listOrAd.test(path);
}

/** The same for a cached page, by its internal path. */
export function canCachedPageShowMap(path: string): boolean {
  return listOrAd.test(path) || cachedList.test(path);
}
