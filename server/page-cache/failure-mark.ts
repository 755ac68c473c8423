import { tags } from '../../lib/api/cache.ts';
import type { Page } from './page.ts';
import { tagsOf } from './page.ts';

/** After how many seconds a client may try again; a failing API is asked by each request. */
const retryAfterSeconds = 30;

/** Whether a page misses something because the API failed: it is sent once, and stored nowhere. */
export function isMarkedFailed(page: Page): boolean {
  const pageTags = tagsOf(page);
  return pageTags.includes(tags.incomplete) || pageTags.includes(tags.unavailable);
}

/**
 * Gives a page that a failure marked the response it is sent with: `no-store`, and 503 with
 * `Retry-After` when it misses its main content (RFC 9110, sections 10.2.3 and 15.6.4).
 */
export function markResponse(page: Page): void {
  if (!page || !('headers' in page)) return;
  page.headers ??= {};
  page.headers['cache-control'] = 'private, no-store';
  if (!tagsOf(page).includes(tags.unavailable) || !('status' in page)) return;
  page.status = 503;
  page.headers['retry-after'] = String(retryAfterSeconds);
}
