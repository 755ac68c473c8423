import { fetchPaged } from '@/lib/api/browser/paged';
import type { Post } from '@/lib/blog/post';
import { type PostPage, postPage } from '@/lib/blog/post-page';

/**
 * Requests a page of posts from the site, in the browser.
 * @param call what `postsCall` gives.
 * @throws when the page is beyond the end (see `isBeyondEnd`), or the request fails.
 */
export async function fetchPostPage(call: string): Promise<PostPage> {
  return postPage(await fetchPaged<Post>(call));
}
