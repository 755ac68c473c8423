import { beforeEach, expect, jest, test } from '@jest/globals';
import { aPost } from '@/lib/blog/post.fixture';
import type { PostSearch } from '@/lib/blog/search';
import { lifeOfFailures, lifeOfPosts, tags } from './cache';
import { lastGood, only } from './last-good';

const cacheLife = jest.fn();
const cacheTag = jest.fn();
const getPostsOrNone = jest.fn<(search: PostSearch) => Promise<unknown>>();
const fetchPosts = jest.fn<(search: PostSearch) => Promise<unknown>>();
jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('next/cache', () => ({ cacheLife, cacheTag }));
jest.unstable_mockModule('./posts', () => ({ getPostsOrNone, fetchPosts }));
const { getPostLinksOrLast } = await import('./post-links');

beforeEach(() => {
  jest.resetAllMocks();
  lastGood('post links').forget(only);
});

/** The page of a blog of so many posts, the latest first, six to a page. */
function page(length: number, number: number) {
  const first = (number - 1) * 6;
  const results = Array.from({ length: Math.min(6, length - first) }, (_, index) =>
    aPost({ id: first + index + 1, slug: `p${first + index + 1}`, title: null }),
  );
  return { count: length, results, next: first + 6 < length ? 'next' : null, previous: null };
}

const aBlog = (length: number) =>
  getPostsOrNone.mockImplementation(async (search) => page(length, search.page));

test.each([
  [0, 0, null, 1],
  [6, 6, null, 1],
  [8, 8, null, 2],
  [120, 120, null, 20],
  [121, 120, '/blog?page=21', 20],
])('of %d posts it knows %d, and the older ones at %s', async (length, known, older, calls) => {
  aBlog(length);
  const block = await getPostLinksOrLast();
  expect(block).toMatchObject({ kind: 'loaded', content: { older } });
  expect(block.kind === 'loaded' && block.content.links).toHaveLength(known);
  expect(getPostsOrNone).toHaveBeenCalledTimes(calls);
  expect(fetchPosts).not.toHaveBeenCalled();
  expect(cacheLife.mock.calls).toEqual([[lifeOfPosts]]);
  expect(cacheTag.mock.calls).toEqual([[tags.posts]]);
});

test('each has its title and its address', async () => {
  aBlog(1);
  expect(await getPostLinksOrLast()).toMatchObject({
    content: { links: [{ name: 'Article sans titre', href: '/blog/p1' }] },
  });
});

test('what failed for others is asked again', async () => {
  getPostsOrNone.mockResolvedValue(null);
  fetchPosts.mockImplementation(async (search) => ({ kind: 'page', posts: page(8, search.page) }));
  expect(await getPostLinksOrLast()).toMatchObject({ kind: 'loaded', content: { older: null } });
  expect(fetchPosts).toHaveBeenCalledTimes(2);
});

test('a blog that has ended meanwhile has no older posts', async () => {
  getPostsOrNone.mockResolvedValueOnce(page(8, 1)).mockResolvedValueOnce(null);
  fetchPosts.mockResolvedValue({ kind: 'beyond-end' });
  const block = await getPostLinksOrLast();
  expect(block).toMatchObject({ kind: 'loaded', content: { older: null } });
  expect(block.kind === 'loaded' && block.content.links).toHaveLength(6);
});

test('a failure half way is one of all: no page is kept with a part of the posts', async () => {
  getPostsOrNone.mockResolvedValueOnce(page(8, 1)).mockResolvedValueOnce(null);
  fetchPosts.mockRejectedValue(new Error('down'));
  expect(await getPostLinksOrLast()).toEqual({ kind: 'failed' });
  expect(cacheLife.mock.lastCall).toEqual([lifeOfFailures]);
  expect(cacheTag.mock.lastCall).toEqual([tags.failures]);
});

test('nobody waits for two answers that do not come', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  getPostsOrNone.mockResolvedValue(null);
  expect(await getPostLinksOrLast()).toEqual({ kind: 'failed' });
  expect(fetchPosts).not.toHaveBeenCalled();
  timeout.mockRestore();
});
