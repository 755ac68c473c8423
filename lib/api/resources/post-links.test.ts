import { beforeEach, expect, jest, test } from '@jest/globals';
import { ApiNotFoundError } from '@/lib/api/errors';
import { aPost } from '@/lib/blog/post.fixture';
import type { PostSearch } from '@/lib/blog/search';
import { listsCacheLife, postsCacheLife, tags } from '@/lib/cache/lifetimes';
import { fakeRequest } from './fake-request.fixture';

const request = fakeRequest();
const fetchPosts = jest.fn<(search: PostSearch) => Promise<unknown>>();
jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('../../runtime/current-request', () => request.module);
jest.unstable_mockModule('./posts', () => ({ fetchPosts }));
const { postLinksResource } = await import('./post-links');

beforeEach(() => {
  jest.resetAllMocks();
  request.reset();
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
  fetchPosts.mockImplementation(async (search) => page(length, search.page));

test.each([
  [0, 0, null, 1],
  [6, 6, null, 1],
  [8, 8, null, 2],
  [120, 120, null, 20],
  [121, 120, '/blog?page=21', 20],
])('of %d posts it knows %d, and the older ones at %s', async (length, known, older, calls) => {
  aBlog(length);
  const block = await postLinksResource.getSection();
  expect(block).toMatchObject({ kind: 'loaded', content: { older } });
  expect(block.kind === 'loaded' && block.content.links).toHaveLength(known);
  expect(fetchPosts).toHaveBeenCalledTimes(calls);
  expect(request.takeResponse()).toEqual({ life: postsCacheLife, tags: [tags.posts] });
});

test('each has its title and its address', async () => {
  aBlog(1);
  expect(await postLinksResource.getSection()).toMatchObject({
    content: { links: [{ name: 'Article sans titre', href: '/blog/p1' }] },
  });
});

test('a blog that has ended meanwhile has no older posts', async () => {
  fetchPosts.mockResolvedValueOnce(page(8, 1));
  fetchPosts.mockRejectedValueOnce(new ApiNotFoundError('GET /x: 404'));
  const block = await postLinksResource.getSection();
  expect(block).toMatchObject({ kind: 'loaded', content: { older: null } });
  expect(block.kind === 'loaded' && block.content.links).toHaveLength(6);
});

test('a failure half way is one of all: no page is stored with a part of the posts', async () => {
  fetchPosts.mockResolvedValueOnce(page(8, 1)).mockRejectedValue(new Error('down'));
  expect(await postLinksResource.getSection()).toEqual({ kind: 'failed' });
  expect(request.takeResponse()).toEqual({
    life: listsCacheLife,
    tags: [tags.posts],
    outcome: 'incomplete',
  });
});
