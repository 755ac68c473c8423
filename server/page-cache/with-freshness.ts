import { type Freshness, now } from '../../lib/cache/refreshes.ts';
import type { CachedPage } from './page.ts';

/** To Next.js, this makes a page that has to be made anew first, and stays if that fails. */
const dueAtOnce = -1;

/**
 * A kept page as Next.js should see it. `expired`: it waits for a new one, and keeps this one when
 * none can be made, so that the next visitor still has a page. `stale`: it serves this one once more.
 * `gone`: there is none.
 */
export function withFreshness(page: CachedPage, freshness: Freshness): CachedPage | null {
  if (freshness === 'gone') return null;
  if (freshness === 'fresh') return page;
  const revalidate = page.cacheControl?.revalidate;
  const isOver = freshness === 'expired' || typeof revalidate !== 'number';
  return { ...page, lastModified: isOver ? dueAtOnce : now() - (revalidate + 1) * 1_000 };
}

/** Whether Next.js will make a page anew, now or within a second. */
export function isDue({ lastModified, cacheControl }: CachedPage): boolean {
  // Without a life of its own it has that of the build, which only Next.js knows.
  const revalidate = cacheControl?.revalidate ?? 0;
  return revalidate !== false && lastModified + (revalidate - 1) * 1_000 < now();
}
