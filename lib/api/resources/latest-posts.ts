import { getPosts } from '@/lib/api/resources/posts';
import { pagesOf } from '@/lib/api/schemas/lists';
import type { Post } from '@/lib/blog/post';
import { defaultPostSearch } from '@/lib/blog/search';

/** How far back a feed goes, in calls; at six posts a page, thirty posts. */
const pagesOfFeed = 5;

/**
 * The latest posts, or those with a tag, the newest first, for the feeds (docs/product.md#feeds).
 *
 * @throws {ApiError} when the API fails.
 */
export async function getLatestPosts(tag: string | null): Promise<Post[]> {
  const latest: Post[] = [];
  const read = async (page: number) => {
    const response = await getPosts({ ...defaultPostSearch, tag, page });
    return response.kind === 'page' ? response.posts : null;
  };
  for await (const posts of pagesOf(pagesOfFeed, read, idOf)) latest.push(...posts);
  return latest;
}

function idOf({ id }: Post): number {
  return id;
}
