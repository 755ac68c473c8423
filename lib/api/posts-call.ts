import { postsPath } from '@/lib/api/paths';
import type { PostSearch } from '@/lib/blog/search';

/** How many posts a page has (docs/product.md#list-of-posts). */
export const postsPageSize = 6;

/**
 * The call for one page of published posts, from the root of the API or of the site, whose calls are the same
 * (docs/product.md#calls).
 *
 * @param pageSize how many posts a page has; the API may have its own opinion.
 */
export function postsCall(
  { page, tag, words, author }: PostSearch,
  pageSize = postsPageSize,
): string {
  const query = new URLSearchParams({
    page: String(page),
    page_size: String(pageSize),
    status: 'published',
  });
  if (tag !== null) query.set('tag_slug', tag);
  if (words !== null) query.set('search', words);
  if (author !== null) query.set('author', author);
  return `${postsPath}?${query}`;
}
