import { isSlug } from '../french/slug.ts';

/** The slug in the last segment of the URL of a post; `null` when no post can have it. */
export function parsePostSlug(segment: string): string | null {
  try {
    const slug = decodeURIComponent(segment);
    return isSlug(slug) ? slug : null;
  } catch {
    return null;
  }
}
