import { pagesOf } from '@/lib/api/resources/pages-of';
import { getPosts, getPostsOrNone } from '@/lib/api/resources/posts';
import type { Post } from '@/lib/blog/post';
import { defaultPostSearch } from '@/lib/blog/search';

/** How far back a feed goes, in calls; at six posts a page, thirty posts. */
const pagesOfFeed = 5;
/** How far back the neighbours of a post are looked for; each page is read once for all posts. */
const pagesOfBlog = 200;

/**
 * The latest posts, or those with a tag, the newest first, for the feeds (product.md, « RSS and
 * JSON feeds »).
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

/** The posts published just after and just before one; `null` where there is none. */
export type Neighbours = { newer: Post | null; older: Post | null };

/**
 * The neighbours of a post, from the pages of the blog: the API has no call for them. Never throws:
 * what is not known is left out.
 */
export async function getNeighbours(slug: string): Promise<Neighbours> {
  let newer: Post | null = null;
  let found = false;
  const read = (page: number) => getPostsOrNone({ ...defaultPostSearch, page });
  for await (const posts of pagesOf(pagesOfBlog, read, idOf)) {
    for (const post of posts) {
      if (post.slug === slug) found = true;
      else if (found) return { newer, older: post };
      else newer = post;
    }
  }
  return { newer: found ? newer : null, older: null };
}

function idOf({ id }: Post): number {
  return id;
}
