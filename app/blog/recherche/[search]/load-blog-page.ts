import { failPage } from '@/app/fail-page';
import { getPosts } from '@/lib/api/resources/posts';
import { type PostPage, postPage } from '@/lib/blog/post-page';
import type { PostSearch } from '@/lib/blog/search';
import { type Theme, themesOf } from '@/lib/blog/theme';

type Loaded = {
  /** The search that is shown. */
  search: PostSearch;
  /** Its page; `null` when the API failed. */
  page: PostPage | null;
  /** The tags of its posts. */
  themes: Theme[];
  /** The list ends before the requested page: this is the first one. */
  beyondEnd: boolean;
};

/**
 * The requested page of the blog, or the first one when the list ends before it, as for the ads
 * (specification, section 8). When the API fails the page renders a message with status 503.
 */
export async function loadBlogPage(search: PostSearch): Promise<Loaded> {
  try {
    const response = await getPosts(search);
    if (response.kind === 'page') {
      const { posts } = response;
      return { search, page: postPage(posts), themes: themesOf(posts.results), beyondEnd: false };
    }
  } catch (error) {
    await failPage(error);
    return { search, page: null, themes: [], beyondEnd: false };
  }
  return { ...(await loadBlogPage({ ...search, page: 1 })), beyondEnd: true };
}
