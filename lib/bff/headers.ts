/** The headers of every response of the route handlers for the browser, which robots.txt closes to crawlers. */
export const commonHeaders = { 'X-Content-Type-Options': 'nosniff' };
/** The header of a file that crawlers may read, and not index. */
export const notIndexed = { 'X-Robots-Tag': 'noindex' };
export const notStored = { ...commonHeaders, 'Cache-Control': 'no-store' };
const day = 24 * 60 * 60;

/** Caching for `life` seconds in shared caches, not in browsers, from which no deleted ad can be removed (RFC 5861). */
export function cacheHeaders(life: number) {
  const shared = `s-maxage=${life}, stale-while-revalidate=${life}`;
  return { 'Cache-Control': `public, max-age=0, ${shared}, stale-if-error=${day}` };
}
