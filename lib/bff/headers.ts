/** The headers of every response of the route handlers for the browser, which robots.txt closes to crawlers. */
export const commonHeaders = { 'X-Content-Type-Options': 'nosniff' };

/** The header of a file that crawlers may read, and not index. */
export const notIndexed = { 'X-Robots-Tag': 'noindex' };

export const notStored = { ...commonHeaders, 'Cache-Control': 'no-store' };

const day = 24 * 60 * 60;

/**
 * The headers of a response that shared caches store for `life` seconds, as we do, and serve while the API fails (RFC
 * 5861). Browsers revalidate each time: a deleted ad cannot be removed from their caches.
 */
export function cacheHeaders(life: number) {
  const shared = `s-maxage=${life}, stale-while-revalidate=${life}`;
  return { 'Cache-Control': `public, max-age=0, ${shared}, stale-if-error=${day}` };
}
