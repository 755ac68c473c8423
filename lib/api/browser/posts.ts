import { fetchPaged } from '@/lib/api/browser/paged';
import type { Post } from '@/lib/blog/post';
import { type PostPage, postPage } from '@/lib/blog/post-page';

/**
 * Asks our own door for a page of posts, from the browser.
 *
 * @param call what `postsCall` gives.
 * @throws when the page is beyond the end (`isBeyondEnd` tells), or cannot be had.
 */
export async function fetchPostPage(call: string): Promise<PostPage> {
  return postPage(await fetchPaged<Post>(call));
}
