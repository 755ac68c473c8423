/*
 * The pages that can show the map: only the policies of their documents allow the script of Google
 * (lib/routing/policy). Client-side navigations do not change the policy of a document.
 */

const listOrAd = /^\/annonces(?:\/[1-9]\d*)?$/;

/** Whether the page at a path can show the map. */
export function canShowMap(path: string): boolean {
  return listOrAd.test(path);
}
