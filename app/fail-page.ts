import { tags } from '@/lib/api/cache';
import { limitPageLife } from '@/lib/api/page-life';
import { isOnVercel } from '@/lib/config';

/**
 * Marks a page that misses its main content: the page cache sends it with status 503 and
 * `Retry-After`, and stores it nowhere (lib/page-cache). Vercel has a page cache of its own, which
 * stores nothing of a page that throws.
 *
 * @throws {Error} on Vercel.
 */
export async function failPage(): Promise<void> {
  if (isOnVercel) throw new Error('This page misses its main content: the API fails.');
  await limitPageLife(1, [tags.unavailable]);
}
