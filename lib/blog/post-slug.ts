import { isSlug } from '../french/slug.ts';
import { decodeUri } from '../runtime/decode-uri.ts';

/** The slug in the last segment of the URL of a post; `null` when no post can have it. */
export function parsePostSlug(segment: string): string | null {
  const slug = decodeUri(segment);
  return slug !== null && isSlug(slug) ? slug : null;
}
