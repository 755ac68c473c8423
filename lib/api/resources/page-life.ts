import { unstable_cache } from 'next/cache';
import { listsCacheLife, tags } from '@/lib/api/cache';
import { firstEndIn, lifeUntil } from '@/lib/images/signed-url';

/*
 * Sets the revalidation period and tags of a page other than by a read. Without Cache Components, only
 * `unstable_cache` and `fetch` give the page that calls them a shorter period and tags.
 *
 * @see https://nextjs.org/docs/app/api-reference/functions/unstable_cache
 */

/** Has the page that is being rendered revalidated after so many seconds, or sooner. */
export async function limitPageLife(revalidate: number, pageTags: string[] = []): Promise<void> {
  await unstable_cache(async () => null, ['page-life'], { revalidate, tags: pageTags })();
}

/** The page shows a value: it is not served after the first signed URL in it has ended. */
export async function limitToUrls(value: unknown, life: number): Promise<void> {
  const end = firstEndIn(value);
  if (end === null) return;
  await limitPageLife(lifeUntil(end, life), end > Date.now() ? [tags.until(end)] : []);
}

/** The page shows that something does not exist, which may change any minute. */
export const limitToAbsence = () => limitPageLife(listsCacheLife);

/** The page misses an optional section: it is sent, and not stored. */
export const markIncomplete = () => limitPageLife(1, [tags.incomplete]);
