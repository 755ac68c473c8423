import { cacheLife, cacheTag } from 'next/cache';
import { lifeOfLists, lifeOfPosts, tags } from '@/lib/api/cache';
import { api } from '@/lib/api/client';
import { ApiNotFoundError } from '@/lib/api/errors';
import { readItem } from '@/lib/api/list';
import { largestPage, type Paged, readPaged } from '@/lib/api/paged';
import { isSlug } from '@/lib/api/slug';
import { isId } from '@/lib/api/wire/number';
import { postSchema } from '@/lib/api/wire/post';
import { readText } from '@/lib/api/wire/text';
import type { Post } from '@/lib/blog/post';

/** Which posts are asked for; what makes no sense counts as absent. */
export type PostsRequest = {
  /** 1-based. */
  page: number;
  tag_slug: string | null;
  /** Words to look for, at most {@link longestSearch} characters. */
  search: string | null;
  /** The name of an author, of the same length. */
  author: string | null;
};

/** Characters of a search; longer ones count as absent. */
export const longestSearch = 100;

type PostsAnswer = { kind: 'page'; posts: Paged<Post> } | { kind: 'beyond-end' };

const path = '/api/v1/blogs/posts/';
const post = { entity: 'post', schema: postSchema };
const pageSize = 6;
const beyondEnd: PostsAnswer = { kind: 'beyond-end' };

/**
 * One page of the published posts, six to a page (specification, sections 7 and 9), or that the
 * list ends before it.
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getPosts({ page, tag_slug, search, author }: PostsRequest) {
  if (page > largestPage) return beyondEnd;
  // Junk never makes a cache entry.
  return readPosts(
    isId(page) ? page : 1,
    tag_slug !== null && isSlug(tag_slug) ? tag_slug : null,
    readWords(search),
    readWords(author),
  );
}

/**
 * One post; `null` when the API says that there is none (specification, section 7). Its content is
 * HTML as the API sent it.
 *
 * @throws {Error} with the digest of an `ApiError` when the API fails.
 */
export async function getPost(slug: string): Promise<Post | null> {
  return isSlug(slug) ? readPost(slug) : null;
}

async function readPosts(
  page: number,
  tag_slug: string | null,
  search: string | null,
  author: string | null,
): Promise<PostsAnswer> {
  'use cache';
  cacheLife(lifeOfPosts);
  cacheTag(tags.posts);

  const callFor = (number: number) => postsCall({ page: number, tag_slug, search, author });
  try {
    const body = await api.get(callFor(page));
    const posts = readPaged(post, body, { next: callFor(page + 1), previous: callFor(page - 1) });
    return { kind: 'page', posts };
  } catch (error) {
    if (error instanceof ApiNotFoundError && page > 1) return beyondEnd;
    throw error;
  }
}

async function readPost(slug: string): Promise<Post | null> {
  'use cache';
  cacheTag(tags.post(slug));
  try {
    const found = readItem(post, await api.get(`${path}${encodeURIComponent(slug)}/`));
    cacheLife(lifeOfPosts);
    return found;
  } catch (error) {
    if (!(error instanceof ApiNotFoundError)) throw error;
    cacheLife(lifeOfLists);
    return null;
  }
}

function postsCall({ page, tag_slug, search, author }: PostsRequest): string {
  const query = new URLSearchParams({
    page: String(page),
    page_size: String(pageSize),
    status: 'published',
  });
  if (tag_slug !== null) query.set('tag_slug', tag_slug);
  if (search !== null) query.set('search', search);
  if (author !== null) query.set('author', author);
  return `${path}?${query}`;
}

function readWords(value: string | null): string | null {
  const words = readText(value)?.replace(/\s+/g, ' ') ?? null;
  return words !== null && words.length <= longestSearch ? words : null;
}
