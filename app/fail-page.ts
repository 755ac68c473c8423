import { cache } from 'react';
import { tags } from '@/lib/api/cache';
import { limitPageLife } from '@/lib/api/resources/page-life';
import { isOnVercel } from '@/lib/config';
import { writeError } from '@/lib/log/write-error';

/** Why the page that is being rendered on Vercel lacks its main content: what app/failed-status.tsx throws. */
export const failureOfPage = cache((): { reason?: unknown } => ({}));

/**
 * Marks a page that lacks its main content, and logs the reason: the page cache sends it with status 503 and
 * `Retry-After`, and does not store it (server/page-cache). On Vercel, which has its own page cache, the page renders
 * `FailedStatus` for that.
 */
export async function failPage(reason: unknown): Promise<void> {
  if (isOnVercel) {
    failureOfPage().reason = reason;
    return;
  }
  writeError(reason instanceof Error ? reason : new Error(String(reason)));
  await limitPageLife(1, [tags.unavailable]);
}
