import type { OutgoingHttpHeaders } from 'node:http';
import { BoundedCache } from '../../lib/cache/bounded-cache.ts';
import { refreshes } from '../../lib/cache/refreshes.ts';
import { pages, type Source } from '../page-cache/cached-pages.ts';
import type { StoredPage } from '../page-cache/stored-page.ts';
import type { SentResponse } from '../response-body.ts';

/** Bytes of the responses in memory: a compressed one is a tenth of its page. */
const maxBytes = 24_000_000;
/** Bytes of a response beside its body and headers. */
const overhead = 500;

/** What the freshness of a stored response depends on: the cached page that it was made of. */
export type Freshness = {
  pageKey: string;
  /** Weak: a response does not keep a page in memory that was evicted from the page cache. */
  page: WeakRef<StoredPage>;
  /** In milliseconds; infinite for a file that is fresh until the next build. */
  expiresAt: number;
};

export type StoredResponse = SentResponse & Freshness;

/** The stored responses of this process, by cache key. */
export const responses = new BoundedCache<StoredResponse>(
  maxBytes,
  ({ body, headers }) => overhead + body.length + 2 * JSON.stringify(headers).length,
  'responses',
);

/**
 * The freshness of a response of Next.js; `null` unless it was a cache hit, was made of one cached page, is
 * not private and has a freshness lifetime.
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
  // Icons and the manifest are fresh until the next build.
  if (control === 'public, max-age=0, must-revalidate') return Number.POSITIVE_INFINITY;
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

/**
 * Whether Next.js would send this response again: its page is the current one in the page cache, has not
 * expired, and none of its tags was revalidated.
 */
export function isFresh({ pageKey, page, expiresAt }: Freshness): boolean {
  const current = pages.get(pageKey);
  if (current === undefined || current !== page.deref() || Date.now() >= expiresAt) return false;
  return refreshes.freshnessOf(current.tags, current.since) === 'fresh';
}
