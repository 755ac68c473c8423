import { cacheTag } from 'next/cache';
import { lifeOfPosts, tags } from '@/lib/api/cache';
import { lastGood } from '@/lib/api/last-good';
import { pagesOf } from '@/lib/api/pages-of';
import { fetchPosts, getPostsOrNone } from '@/lib/api/posts';
import { readSideBlock, type SideBlock } from '@/lib/api/side-block';
import { blogHref, postHref, wholeBlog } from '@/lib/blog/search';
import { postTitle } from '@/lib/blog/title';
import type { PostLinks } from '@/lib/plan/links';

/** How far the links go, in pages of the blog: 120 posts. Nobody reads a longer list. */
const mostPages = 20;

const last = lastGood<PostLinks>('post links');

/** The titles of the posts, for a page that has something else to show: never throws. */
export async function getPostLinksOrLast(): Promise<SideBlock<PostLinks>> {
  'use cache';
  cacheTag(tags.posts);
  return readSideBlock(last, lifeOfPosts, fetchPostLinks);
}

async function fetchPostLinks(signal: AbortSignal): Promise<PostLinks> {
  let hasMore = false;
  const read = async (page: number) => {
    const posts = await readPage(page, signal);
    hasMore = posts?.next != null;
    return posts;
  };
  const links: PostLinks['links'] = [];
  for await (const posts of pagesOf(mostPages, read, ({ id }) => id)) {
    links.push(...posts.map((post) => ({ name: postTitle(post), href: postHref(post.slug) })));
  }
  return { links, older: hasMore ? blogHref({ page: mostPages + 1 }) : null };
}

/** A page as the posts beside each other read it; `null` when the blog ends before it. */
async function readPage(page: number, signal: AbortSignal) {
  const search = { ...wholeBlog, page };
  const known = await getPostsOrNone(search);
  if (known) return known;
  // It failed within the last minute, or there is none: asked again, so that the page heals at once.
  signal.throwIfAborted();
  const answer = await fetchPosts(search);
  return answer.kind === 'page' ? answer.posts : null;
}
