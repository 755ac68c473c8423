import { type Freshness, now } from '../../lib/cache/refreshes.ts';
import type { CachedPage } from './page.ts';

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
