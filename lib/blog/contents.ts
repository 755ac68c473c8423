import { isLong, type SafeBody } from '@/lib/rich-text/body';
import { type ContentsSection, sectionsOf } from '@/lib/rich-text/contents';

/** The table of contents of a long post, by section; `null` for one that needs none. */
export function contentsOf(body: SafeBody): ContentsSection[] | null {
  return isLong(body) ? sectionsOf(body.contents) : null;
}
