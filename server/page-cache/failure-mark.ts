import { tags } from '../../lib/api/cache.ts';
import type { Page } from './page.ts';
import { tagsOf } from './page.ts';

/** Seconds after which a client may retry; meanwhile each request of a page calls the API again. */
const retryAfterSeconds = 30;

/** Whether a page lacks content because the API failed: it is sent once, and never stored. */
export function isMarkedFailed(page: Page): boolean {
  const pageTags = tagsOf(page);
  return pageTags.includes(tags.incomplete) || pageTags.includes(tags.unavailable);
}

/**
 * Sets the response of a page that lacks content: `no-store`, and 503 with `Retry-After` when it lacks
 * its main content (RFC 9110, sections 10.2.3 and 15.6.4).
 */
export function markResponse(page: Page): void {
  if (!page || !('headers' in page)) return;
  page.headers ??= {};
  page.headers['cache-control'] = 'private, no-store';
  if (!tagsOf(page).includes(tags.unavailable) || !('status' in page)) return;
  page.status = 503;
  page.headers['retry-after'] = String(retryAfterSeconds);
}
