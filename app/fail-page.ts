import { tags } from '@/lib/api/cache';
import { limitPageLife } from '@/lib/api/resources/page-life';
import { isOnVercel } from '@/lib/config';
import { writeError } from '@/lib/log/write-error';

/**
 * Marks a page that misses its main content, and logs why: the page cache sends it with status 503 and
 * `Retry-After`, and stores it nowhere (server/page-cache). Vercel has a page cache of its own, which
 * stores nothing of a page that throws.
 *
 * @throws what the read threw, on Vercel.
 */
export async function failPage(reason: unknown): Promise<void> {
  if (isOnVercel) throw reason;
  writeError(reason instanceof Error ? reason : new Error(String(reason)));
  await limitPageLife(1, [tags.unavailable]);
}
