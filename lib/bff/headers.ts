import { cdnHeaders } from '../cache/vercel-cache.ts';
import { isOnVercel } from '../config/config.ts';
import { currentRequest } from '../runtime/current-request.ts';

/** The headers of every response of the route handlers for the browser, which robots.txt closes to crawlers. */
export const commonHeaders = { 'X-Content-Type-Options': 'nosniff' };
/** The header of a file that crawlers may read, and not index. */
export const notIndexed = { 'X-Robots-Tag': 'noindex' };
export const notStored = { ...commonHeaders, 'Cache-Control': 'no-store' };
const day = 24 * 60 * 60;

/** Caching for `life` seconds in shared caches, not in browsers, from which no deleted ad can be removed (RFC 5861). */
export function cacheHeaders(life: number): Record<string, string> {
  const shared = `s-maxage=${life}, stale-while-revalidate=${life}`;
  const control = { 'Cache-Control': `public, max-age=0, ${shared}, stale-if-error=${day}` };
  if (!isOnVercel) return control;
  const { tags = [], endsAt = Number.POSITIVE_INFINITY } = currentRequest()?.response ?? {};
  const left = Math.floor((endsAt - Date.now()) / 1_000);
  return { ...control, ...cdnHeaders(life, tags, left) };
}
