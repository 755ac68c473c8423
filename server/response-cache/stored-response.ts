import type { OutgoingHttpHeaders } from 'node:http';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { refreshes } from '../../lib/cache/refreshes.ts';
import { pages, type Source } from '../page-cache/cached-pages.ts';
import { type CachedPage, tagsOf } from '../page-cache/page.ts';
import type { SentResponse } from '../response-body.ts';

/** Bytes of the responses in memory: that of a page, compressed, is a tenth of the page. */
const maxBytes = 24_000_000;
/** What a response takes beside its bytes and headers. */
const overhead = 500;

/** How a stored response is judged: by the cached page that it was made of. */
export type Freshness = {
  pageKey: string;
  /** Weak: a response keeps no page in memory that is gone from the page cache. */
  page: WeakRef<CachedPage>;
  /** In milliseconds; infinite for what is fresh until the next build. */
  expiresAt: number;
};

export type StoredResponse = SentResponse & Freshness;

/** The stored responses of this process, by cache key. */
export const responses = new BoundedCache<StoredResponse>(
  maxBytes,
  ({ body, headers }) => overhead + body.length + 2 * JSON.stringify(headers).length,
);

/**
 * How a response of Next.js may be stored; `null` unless it comes from its cache, was made of one cached
 * page, is for everyone and has a freshness lifetime.
 *
 * @param source the cached pages that were read for it.
 */
export function freshnessOf(
  status: number,
  headers: OutgoingHttpHeaders,
  source: Source,
): Freshness | null {
  if (headers['x-nextjs-cache'] !== 'HIT' || (status !== 200 && status !== 404)) return null;
  const seconds = lifetimeIn(String(headers['cache-control']));
  const [found, another] = source;
  if (seconds === null || found === undefined || another !== undefined) return null;
  if (headers['set-cookie'] !== undefined) return null;
  // A second early, as the page cache is (`needsRevalidation`).
  const expiresAt = found.page.lastModified + (seconds - 1) * 1_000;
  return { pageKey: found.key, page: new WeakRef(found.page), expiresAt };
}

/** The freshness lifetime of a response in seconds, by its `Cache-Control`; `null` when it has none. */
function lifetimeIn(control: string): number | null {
  // Of icons and of the manifest, which are fresh until the next build.
  if (control === 'public, max-age=0, must-revalidate') return Number.POSITIVE_INFINITY;
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

/**
 * Whether Next.js would give this response again now: the page that it was made of is the one in the page
 * cache, has not expired, and nothing that it shows was revalidated.
 */
export function isFresh({ pageKey, page, expiresAt }: Freshness): boolean {
  const current = pages.get(pageKey);
  if (current === undefined || current !== page.deref() || Date.now() >= expiresAt) return false;
  return refreshes.freshnessOf(tagsOf(current.value), current.since) === 'fresh';
}
