import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tags, untilPrefix } from '../../lib/api/cache.ts';
import { type Freshness, now } from '../../lib/cache/refreshes.ts';

/** What Next.js stores: a page (its HTML, the data of its router, its headers) or another response. */
export type Page = Parameters<FileSystemCache['set']>[1];

/** A cached page. */
export type CachedPage = {
  value: Page;
  /** When it was rendered, in milliseconds. */
  lastModified: number;
  cacheControl?: { revalidate: number | false; expire: number | undefined } | undefined;
  /** Its render start, on the clock `now` of lib/cache/refreshes.ts. */
  since: number;
};

/** The cache tags of a page. */
export function tagsOf(page: Page): string[] {
  const header = page && 'headers' in page ? page.headers?.['x-next-cache-tags'] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/** Until when a page may be served, in milliseconds since 1970: a signed URL in it ends then. */
function endOf(pageTags: readonly string[]): number {
  const ends = pageTags.filter((tag) => tag.startsWith(untilPrefix));
  return Math.min(...ends.map((tag) => Number(tag.slice(untilPrefix.length))));
}

/** The freshness of a page, which is expired once a signed URL in it has ended. */
export function freshnessUntilEnd(pageTags: readonly string[], freshness: Freshness): Freshness {
  const isOver = freshness !== 'deleted' && endOf(pageTags) <= Date.now();
  return isOver ? 'expired' : freshness;
}

/** Has no cache serve a page stale that has a signed URL: Next.js sends the headers that it stores. */
export function limitStaleUse(page: Page, revalidate: number | false | undefined): void {
  if (!page || !('headers' in page) || typeof revalidate !== 'number') return;
  if (endOf(tagsOf(page)) === Number.POSITIVE_INFINITY) return;
  page.headers = { ...page.headers, 'cache-control': `public, max-age=0, s-maxage=${revalidate}` };
}

/** The `lastModified` with which Next.js revalidates a page before it serves it, and keeps it if that fails. */
const expiredAt = -1;

/**
 * A cached page as Next.js should see it. `expired`: Next.js renders a new one first, and keeps this one
 * for stale-if-error. `stale`: it serves this one while it revalidates. `deleted`: there is none.
 */
export function withFreshness(page: CachedPage, freshness: Freshness): CachedPage | null {
  if (freshness === 'deleted') return null;
  if (freshness === 'fresh') return page;
  const revalidate = page.cacheControl?.revalidate;
  const isExpired = freshness === 'expired' || typeof revalidate !== 'number';
  return { ...page, lastModified: isExpired ? expiredAt : now() - (revalidate + 1) * 1_000 };
}

/** Whether Next.js revalidates a page, now or within a second. */
export function needsRevalidation({ lastModified, cacheControl }: CachedPage): boolean {
  // Without its own `cacheControl` it has that of the build, which only Next.js knows.
  const revalidate = cacheControl?.revalidate ?? 0;
  return revalidate !== false && lastModified + (revalidate - 1) * 1_000 < now();
}

const unstored = 'private, no-store';

/** Sends a good page in the place of a failed one, once: Next.js sends the object that it stores. */
export function sendInstead(failed: NonNullable<Page>, good: NonNullable<Page>): void {
  for (const name of Object.keys(failed)) Reflect.deleteProperty(failed, name);
  Object.assign(failed, good);
  if ('headers' in failed) failed.headers = { ...failed.headers, 'cache-control': unstored };
}

/** Seconds after which a client may retry; meanwhile each request of a page calls the API again. */
const retryAfterSeconds = 30;

/** Whether a page lacks content because the API failed: it is sent once, and never stored. */
export function isMarkedFailed(page: Page): boolean {
  return outcomeOf(page) !== 'stored';
}

/** Which content a rendered page lacks, and so whether it may be stored. */
export function outcomeOf(page: Page): 'stored' | 'incomplete' | 'unavailable' {
  const pageTags = tagsOf(page);
  if (pageTags.includes(tags.unavailable)) return 'unavailable';
  return pageTags.includes(tags.incomplete) ? 'incomplete' : 'stored';
}

/**
 * Sets the response of a page that lacks content: `no-store`, and 503 with `Retry-After` when it lacks
 * its main content (RFC 9110, sections 10.2.3 and 15.6.4).
 */
export function markResponse(page: Page): void {
  if (!page || !('headers' in page)) return;
  page.headers ??= {};
  page.headers['cache-control'] = unstored;
  if (!tagsOf(page).includes(tags.unavailable) || !('status' in page)) return;
  page.status = 503;
  page.headers['retry-after'] = String(retryAfterSeconds);
}
