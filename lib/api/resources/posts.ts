import { api } from '@/lib/api/client/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { postPath } from '@/lib/api/paths';
import { postsCall } from '@/lib/api/posts-call';
import { readItem } from '@/lib/api/resources/list';
import { maxPage, type Paged, readPaged } from '@/lib/api/resources/paged';
import { createResource } from '@/lib/api/resources/resource';
import { readDates } from '@/lib/api/schemas/dates';
import { isId } from '@/lib/api/schemas/number';
import { isUnpublished, postSchema } from '@/lib/api/schemas/post';
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

type PostsResponse = { kind: 'page'; posts: Paged<Post> } | { kind: 'beyond-end' };

const post = { entity: 'post', schema: postSchema };
const beyondEnd: PostsResponse = { kind: 'beyond-end' };

/** Whether the webhook has not said that a post is deleted. */
const isLeft = ({ slug }: Post) => !refreshes.isDeleted(tags.post(slug));

/**
 * One page of the published posts, six to a page (docs/product.md#list-of-posts), or that the list ends before it. What
 * makes no sense counts as absent.
 *
 * @throws {ApiError} when the API fails.
 */
export async function getPosts(search: PostSearch): Promise<PostsResponse> {
  if (search.page > maxPage) return beyondEnd;
  const response = await pages.get(...paramsOf(search));
  return response.kind === 'page' ? { kind: 'page', posts: withImages(response.posts) } : response;
}

/**
 * One post; `null` when the API says that there is none (docs/product.md#calls), or has one that is not published. Its
 * content is HTML as the API sent it.
 *
 * @throws {ApiError} when the API fails.
 */
export async function getPost(slug: string): Promise<Post | null> {
  return (await getRevisedPost(slug))?.post ?? null;
}

/**
 * {@link getPost} with its last change, which the site's own API does not expose (docs/product.md#post).
 */
export async function getRevisedPost(slug: string): Promise<RevisedPost | null> {
  const found = isSlug(slug) ? await posts.get(slug) : null;
  return found && { ...found, post: withImage(found.post) };
}

/** A post without an image whose URL has ended: it has the default illustration. */
function withImage(post: Post): Post {
  return post.hero_image && hasEnded(post.hero_image.url) ? { ...post, hero_image: null } : post;
}

function withImages(posts: Paged<Post>): Paged<Post> {
  return { ...posts, results: posts.results.map(withImage) };
}

type SearchParams = [page: number, tag: string | null, words: string | null, author: string | null];

/** The canonical form of a search: no other creates a cache entry. */
function paramsOf({ page, tag, words, author }: PostSearch): SearchParams {
  return [isId(page) ? page : 1, readTag(tag), readWords(words), readWords(author)];
}

/** Requests one page of the published posts, past the cache. */
export async function fetchPosts(search: PostSearch): Promise<Paged<Post>> {
  const callFor = (page: number) => postsCall({ ...search, page });
  return readPaged(post, await api.get(callFor(search.page)), {
    next: callFor(search.page + 1),
    previous: callFor(search.page - 1),
  });
}

const pages = createResource<SearchParams, PostsResponse>({
  name: 'posts',
  life: postsCacheLife,
  tags: () => [tags.posts],
  read: async (page, tag, words, author) => ({
    kind: 'page',
    posts: await fetchPosts({ page, tag, words, author }),
  }),
  absent: (page) => (page > 1 ? beyondEnd : undefined),
  withoutDeleted: (response) =>
    response.kind === 'beyond-end'
      ? response
      : {
          kind: 'page',
          posts: { ...response.posts, results: response.posts.results.filter(isLeft) },
        },
});

const posts = createResource<[slug: string], RevisedPost | null>({
  name: 'post',
  life: postsCacheLife,
  tags: (slug) => [tags.post(slug)],
  async read(slug) {
    const path = postPath(slug);
    const body = await api.get(path);
    if (isUnpublished(body)) throw new ApiNotFoundError(`GET ${path}: not published`);
    return { post: readItem(post, body), revisedAt: readDates(body).updated_at };
  },
  absent: () => null,
  isDeleted: (slug) => refreshes.isDeleted(tags.post(slug)),
});
