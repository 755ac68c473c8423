import { tags } from '../api/cache.ts';
import type { Page } from './page.ts';
import { tagsOf } from './page.ts';

/**
 * The headers of a page that a failure left its mark on (`lib/api/side-block.ts`); `null` for any
 * other.
 */
export function failedHeaders(page: Page) {
  const headers = page && 'headers' in page ? page.headers : undefined;
  return headers && tagsOf(page).includes(tags.failures) ? headers : null;
}
