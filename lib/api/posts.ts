import { cacheLife, cacheTag } from 'next/cache';
import { lifeOfLists, lifeOfPosts, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { lastGood } from '@/lib/api/last-good';
import { readItem } from '@/lib/api/list';
import { log } from '@/lib/api/log';
import { largestPage, type Paged, readPaged } from '@/lib/api/paged';
import { postsCall } from '@/lib/api/posts-call';
import { isSlug } from '@/lib/api/slug';
import { readDates } from '@/lib/api/wire/dates';
import { isId } from '@/lib/api/wire/number';
import { isUnpublished, postSchema } from '@/lib/api/wire/post';
import type { Post } from '@/lib/blog/post';
import { type PostSearch, readTag, readWords } from '@/lib/blog/search';
import { refreshes } from '@/lib/cache/refreshes';

type RevisedPost = {
  post: Post;
  /** An ISO 8601 instant in UTC or a `YYYY-MM-DD` day; `null` when the API does not say. */
  revisedAt: string | null;
};

type PostsAnswer = { kind: 'page'; posts: Paged<Post> } | { kind: 'beyond-end' };

const post = { entity: 'post', schema: postSchema };
const beyondEnd: PostsAnswer = { kind: 'beyond-end' };

/** Whether a post is not known to be gone. */
const isLeft = ({ slug }: Post) => !refreshes.isGone(tags.post(slug));

const lastPages = lastGood<PostsAnswer>('posts', (answer) =>
  answer.kind === 'beyond-end'
    ? answer
    : { kind: 'page', posts: { ...answer.posts, results: answer.posts.results.filter(isLeft) } },
);
const lastPosts = lastGood<RevisedPost>('post');

/**
 * One page of the published posts, six to a page (specification, sections 7 and 9), or that the
 * list ends before it. What makes no sense counts as absent.
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getPosts(search: PostSearch): Promise<PostsAnswer> {
  return search.page > largestPage ? beyondEnd : readPosts(known(search));
}

/**
 * {@link getPosts} for a page that has something else to show: never throws. `null` when the API
 * fails, or when there is no such page.
 */
export async function getPostsOrNone(search: PostSearch): Promise<Paged<Post> | null> {
  return readPostsOrNone(known(search));
}

/**
 * One post; `null` when the API says that there is none (specification, section 7), or has one that
 * is not published. Its content is HTML as the API sent it.
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getPost(slug: string): Promise<Post | null> {
  return (await getRevisedPost(slug))?.post ?? null;
}

/**
 * {@link getPost} with its last change, which is not among the fields that leave our door
 * (specification, section 3).
 */
export async function getRevisedPost(slug: string): Promise<RevisedPost | null> {
  if (!isSlug(slug)) return null;
  const found = await readPost(slug);
  if (found && isLeft(found.post)) lastPosts.keep(slug, found);
  return found;
}

/** A search in its one spelling, the key of a cache entry: junk never makes one. */
function known({ page, tag, words, author }: PostSearch): PostSearch {
  return {
    page: isId(page) ? page : 1,
    tag: readTag(tag),
    words: readWords(words),
    author: readWords(author),
  };
}

async function readPosts(search: PostSearch): Promise<PostsAnswer> {
  'use cache';
  cacheTag(tags.posts);
  return fetchPosts(search);
}

async function readPostsOrNone(search: PostSearch): Promise<Paged<Post> | null> {
  'use cache';
  cacheTag(tags.posts);
  // What a cached function throws fails the whole page, even where the page catches it.
  try {
    const answer = await fetchPosts(search);
    return answer.kind === 'page' ? answer.posts : null;
  } catch (error) {
    // A page without them is a good page: it is tried again soon, but it stays.
    log({ event: 'call failed', error: String(error) });
    return null;
  }
}

/** The call itself, for cached reads, whose life it sets. */
export async function fetchPosts(search: PostSearch): Promise<PostsAnswer> {
  const callFor = (page: number) => postsCall({ ...search, page });
  const call = callFor(search.page);
  try {
    const posts = readPaged(post, await api.get(call), {
      next: callFor(search.page + 1),
      previous: callFor(search.page - 1),
    });
    const answer: PostsAnswer = { kind: 'page', posts };
    cacheLife(lifeOfPosts);
    lastPages.set(call, answer);
    return answer;
  } catch (error) {
    cacheLife(lifeOfLists);
    // Told apart here: outside of the cache an error has no class any more.
    if (error instanceof ApiNotFoundError && search.page > 1) {
      lastPages.set(call, beyondEnd);
      return beyondEnd;
    }
    return lastPages.getInstead(call, error);
  }
}

async function readPost(slug: string): Promise<RevisedPost | null> {
  'use cache';
  cacheTag(tags.post(slug));
  try {
    const body = await api.get(`/api/v1/blogs/posts/${encodeURIComponent(slug)}/`);
    if (isUnpublished(body)) return gone(slug);
    const found = { post: readItem(post, body), revisedAt: readDates(body).updated_at };
    cacheLife(lifeOfPosts);
    lastPosts.set(slug, found);
    return found;
  } catch (error) {
    if (error instanceof ApiNotFoundError || refreshes.isGone(tags.post(slug))) return gone(slug);
    cacheLife(lifeOfLists);
    return lastPosts.getInstead(slug, error);
  }
}

function gone(slug: string): null {
  cacheLife(lifeOfLists);
  lastPosts.forget(slug);
  return null;
}
