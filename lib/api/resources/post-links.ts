import { ApiNotFoundError } from '@/lib/api/errors';
import { pagesOf } from '@/lib/api/resources/pages-of';
import { fetchPosts } from '@/lib/api/resources/posts';
import { createResource } from '@/lib/api/resources/resource';
import { postTitle } from '@/lib/blog/facts';
import { blogHref, defaultPostSearch, postHref } from '@/lib/blog/search';
import { postsCacheLife, tags } from '@/lib/cache/lifetimes';
import type { PostLinks } from '@/lib/seo/sitemap/plan';

/** How many pages of the blog are read: 120 posts. Nobody reads a longer list. */
const maxPages = 20;

/** The titles of the posts, for the plan of the site. */
export const postLinksResource = createResource<[], PostLinks>({
  name: 'post links',
  life: postsCacheLife,
  tags: () => [tags.posts],
  async read() {
    let hasMore = false;
    const readPage = async (page: number) => {
      const posts = await fetchPage(page);
      hasMore = posts?.next != null;
      return posts;
    };
    const links: PostLinks['links'] = [];
    for await (const posts of pagesOf(maxPages, readPage, ({ id }) => id)) {
      links.push(...posts.map((post) => ({ name: postTitle(post), href: postHref(post.slug) })));
    }
    return { links, older: hasMore ? blogHref({ page: maxPages + 1 }) : null };
  },
});

/** A page of the posts; `null` when the blog ends before it. */
async function fetchPage(page: number) {
  try {
    return await fetchPosts({ ...defaultPostSearch, page });
  } catch (error) {
    if (error instanceof ApiNotFoundError && page > 1) return null;
    throw error;
  }
}
