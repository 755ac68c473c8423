import { nullWhenAbsent } from '@/lib/api/errors';
import { readPosts, requestPosts } from '@/lib/api/resources/posts';
import { createResource } from '@/lib/api/resources/resource';
import type { Paged } from '@/lib/api/schemas/lists';
import { type Post, postTitle } from '@/lib/blog/post';
import { blogHref, defaultPostSearch, postHref } from '@/lib/blog/search';
import { postsCacheLife, tags } from '@/lib/cache/lifetimes';

/* The first items of the lists, for the feeds (docs/product.md#feeds) and the plan of the site. */

/** How many calls the feed of posts takes: thirty posts. */
const postPagesOfFeed = 5;
/** How many calls the plan of the site takes: 120 posts. A longer list is of no use. */
const postPagesOfPlan = 20;

/** The latest posts, or those with a tag, the newest first, for the feeds. @throws {ApiError} when the API fails. */
export async function readLatestPosts(tag: string | null): Promise<Post[]> {
  const read = (page: number) => readPosts({ ...defaultPostSearch, tag, page });
  return (await readPages(postPagesOfFeed, read, ({ id }) => id)).items;
}

/** Links to the latest posts, and the page of the blog with the next ones, if there are some. */
export const postLinksResource = createResource({
  name: 'post links',
  life: postsCacheLife,
  tags: () => [tags.posts],
  async request() {
    const { items, hasMore } = await readPages(postPagesOfPlan, requestPage, ({ id }) => id);
    const links = items.map((post) => ({ name: postTitle(post), href: postHref(post.slug) }));
    return { links, older: hasMore ? blogHref({ page: postPagesOfPlan + 1 }) : null };
  },
});

function requestPage(page: number): Promise<Paged<Post> | null> {
  const posts = requestPosts({ ...defaultPostSearch, page });
  return page > 1 ? posts.catch(nullWhenAbsent) : posts;
}

/** The items of the first pages of a list, each once: after a new item the last of a page comes again on the next. */
export async function readPages<T>(
  most: number,
  read: (page: number) => Promise<Pick<Paged<T>, 'results' | 'next'> | null>,
  idOf: (item: T) => number,
): Promise<{ items: T[]; hasMore: boolean }> {
  const items = new Map<number, T>();
  let hasMore = true;
  for (let page = 1; page <= most && hasMore; page += 1) {
    const found = await read(page);
    for (const item of found?.results ?? []) {
      if (!items.has(idOf(item))) items.set(idOf(item), item);
    }
    hasMore = found !== null && found.next !== null;
  }
  return { items: [...items.values()], hasMore };
}
