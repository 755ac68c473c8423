import { postPath, postsCall } from '@/lib/api/calls';
import { api } from '@/lib/api/client/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { createResource } from '@/lib/api/resources/resource';
import { readDates } from '@/lib/api/schemas/dates';
import { isId } from '@/lib/api/schemas/fields';
import { maxPage, type Paged, readItem, readPaged } from '@/lib/api/schemas/lists';
import { isUnpublished, postReader } from '@/lib/api/schemas/post';
import type { Post } from '@/lib/blog/post';
import { type PostSearch, readTag, readWords } from '@/lib/blog/search';
import { postsCacheLife, tags } from '@/lib/cache/lifetimes';
import { refreshes } from '@/lib/cache/refreshes';
import { isSlug } from '@/lib/french/text';
import { hasEnded } from '@/lib/images/signed-url';

type RevisedPost = {
  post: Post;
  /** An ISO 8601 instant in UTC or a `YYYY-MM-DD` day; `null` when the API does not say. */
  revisedAt: string | null;
};

/** One page of the published posts (docs/product.md#list-of-posts); `null` when there is none. @throws {ApiError} */
export async function readPosts({ page, tag, words, author }: PostSearch) {
  if (page > maxPage) return null;
  // An invalid value counts as absent, so that it creates no entry in the store.
  const number = isId(page) ? page : 1;
  const posts = await pages.read(number, readTag(tag), readWords(words), readWords(author));
  return posts && { ...posts, results: posts.results.map(withImage) };
}

/** One post and its last change; `null` when none is published there. @throws {ApiError} when the API fails. */
export async function readPost(slug: string): Promise<RevisedPost | null> {
  const found = isSlug(slug) ? await posts.read(slug) : null;
  return found && { ...found, post: withImage(found.post) };
}

/** A post whose image has an expired URL has none, and shows the default illustration. */
function withImage(post: Post): Post {
  return post.hero_image && hasEnded(post.hero_image.url) ? { ...post, hero_image: null } : post;
}

/** Requests one page of the published posts, past the cache. */
export async function requestPosts(search: PostSearch): Promise<Paged<Post>> {
  const callFor = (page: number) => postsCall({ ...search, page });
  return readPaged(postReader, await api.get(callFor(search.page)), search.page, callFor);
}

/** Whether a post has not been deleted since it was read, as far as the webhook reports. */
export const isPostLeft = ({ slug }: Pick<Post, 'slug'>) => !refreshes.isDeleted(tags.post(slug));

const pages = createResource<
  [page: number, tag: string | null, words: string | null, author: string | null],
  Paged<Post> | null
>({
  name: 'posts',
  life: postsCacheLife,
  tags: () => [tags.posts],
  request: (page, tag, words, author) => requestPosts({ page, tag, words, author }),
  absent: (page) => (page > 1 ? null : undefined),
  keepsAbsent: true,
  withoutDeleted: (page) => page && { ...page, results: page.results.filter(isPostLeft) },
});

const posts = createResource<[slug: string], RevisedPost | null>({
  name: 'post',
  life: postsCacheLife,
  tags: (slug) => [tags.post(slug), tags.allPosts],
  async request(slug) {
    const path = postPath(slug);
    const body = await api.get(path);
    if (isUnpublished(body)) throw new ApiNotFoundError(`GET ${path}: not published`);
    return { post: readItem(postReader, body), revisedAt: readDates(body).updated_at };
  },
  absent: () => null,
  isDeleted: (slug) => refreshes.isDeleted(tags.post(slug)),
});
