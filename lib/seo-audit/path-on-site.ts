/**
 * The path, with its query, of a URL of this site; `null` for another site.
 *
 * @param url absolute, or relative to the root of the site.
 * @param siteUrl the public origin of the site.
 */
export function pathOnSite(url: string, siteUrl: string): string | null {
  if (!URL.canParse(url, siteUrl)) return null;
  const { origin, pathname, search } = new URL(url, siteUrl);
  return origin === new URL(siteUrl).origin ? pathname + search : null;
}
