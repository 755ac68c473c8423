import { tags } from '@/lib/api/cache';
import { limitPageLife } from '@/lib/api/resources/page-life';
import { isOnVercel } from '@/lib/config';
import { writeError } from '@/lib/log/write-error';

/**
 * Marks a page that lacks its main content, and logs the reason: the page cache sends it with status
 * 503 and `Retry-After`, and does not store it (server/page-cache). Vercel has its own page cache,
 * which does not store a page that throws.
 *
 * @throws the given reason, on Vercel.
 */
export async function failPage(reason: unknown): Promise<void> {
  if (isOnVercel) throw reason;
  writeError(reason instanceof Error ? reason : new Error(String(reason)));
  await limitPageLife(1, [tags.unavailable]);
}
