import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiNotFoundError } from '@/lib/api/errors';
import { aPost } from '@/lib/blog/post.fixture';
import type { PostSearch } from '@/lib/blog/search';
import { listsCacheLife, postsCacheLife, tags } from '@/lib/cache/lifetimes';
import { fakeRequest } from './fake-request.fixture';

const request = fakeRequest();
const readPosts = jest.fn<(search: PostSearch) => Promise<unknown>>();
const requestPosts = jest.fn<(search: PostSearch) => Promise<unknown>>();
jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('./posts', () => ({ readPosts, requestPosts }));
const { postLinksResource, readLatestPosts } = await import('./first-pages');

beforeEach(() => {
  jest.resetAllMocks();
  request.reset();
});

/** A blog of so many posts, the latest first: `p1`, `p2`… six to a page. */
function aBlog(length: number) {
  return ({ page }: Pick<PostSearch, 'page'>) => {
    const first = (page - 1) * 6;
    const results = Array.from({ length: Math.min(6, length - first) }, (_, index) =>
      aPost({ id: first + index + 1, slug: `p${first + index + 1}`, title: null }),
    );
    return { count: length, results, next: first + 6 < length ? 'next' : null, previous: null };
  };
}

const requested = (mock: typeof readPosts) => mock.mock.calls.map(([{ page }]) => page);

describe('the latest posts', () => {
  const fill = (length: number) =>
    readPosts.mockImplementation(async (search) => aBlog(length)(search));

  test.each([
    [0, [1], 0],
    [6, [1], 6],
    [8, [1, 2], 8],
    [100, [1, 2, 3, 4, 5], 30],
  ])('of %d posts', async (length, pages, found) => {
    fill(length);
    expect(await readLatestPosts('contrat')).toHaveLength(found);
    expect(requested(readPosts)).toEqual(pages);
    expect(readPosts.mock.calls[0]).toEqual([
      { page: 1, tag: 'contrat', words: null, author: null },
    ]);
  });

  test('name each post once, though a new one has moved the pages', async () => {
    const page = (ids: number[], next: string | null) => ({
      count: 9,
      results: ids.map((id) => aPost({ id })),
      next,
      previous: null,
    });
    readPosts.mockResolvedValueOnce(page([6, 5, 4], 'next'));
    readPosts.mockResolvedValueOnce(page([4, 3], null));
    expect((await readLatestPosts(null)).map(({ id }) => id)).toEqual([6, 5, 4, 3]);
  });

  test('end where a page has vanished', async () => {
    fill(12);
    readPosts.mockResolvedValueOnce(aBlog(12)({ page: 1 }));
    readPosts.mockResolvedValueOnce(null);
    expect(await readLatestPosts(null)).toHaveLength(6);
  });

  test('are none of a failing API', async () => {
    const failure = new Error('down');
    readPosts.mockRejectedValue(failure);
    await expect(readLatestPosts(null)).rejects.toBe(failure);
  });
});

describe('links to the latest posts', () => {
  const fill = (length: number) =>
    requestPosts.mockImplementation(async (search) => aBlog(length)(search));

  test.each([
    [0, 0, null, 1],
    [6, 6, null, 1],
    [8, 8, null, 2],
    [120, 120, null, 20],
    [121, 120, '/blog?page=21', 20],
  ])('of %d posts it knows %d, and the older ones at %s', async (length, known, older, calls) => {
    fill(length);
    const block = await postLinksResource.readSection();
    expect(block).toMatchObject({ older });
    expect(block?.links).toHaveLength(known);
    expect(requestPosts).toHaveBeenCalledTimes(calls);
    expect(request.takeResponse()).toEqual({ life: postsCacheLife, tags: [tags.posts] });
  });

  test('each has its title and its address', async () => {
    fill(1);
    expect(await postLinksResource.readSection()).toMatchObject({
      links: [{ name: 'Article sans titre', href: '/blog/p1' }],
    });
  });

  test('a blog that has ended meanwhile has no older posts', async () => {
    requestPosts.mockResolvedValueOnce(aBlog(8)({ page: 1 }));
    requestPosts.mockRejectedValueOnce(new ApiNotFoundError('GET /x: 404'));
    const block = await postLinksResource.readSection();
    expect(block).toMatchObject({ older: null });
    expect(block?.links).toHaveLength(6);
  });

  test('a failure half way is one of all: no page is stored with a part of the posts', async () => {
    requestPosts.mockResolvedValueOnce(aBlog(8)({ page: 1 })).mockRejectedValue(new Error('down'));
    expect(await postLinksResource.readSection()).toBeNull();
    expect(request.takeResponse()).toEqual({
      life: listsCacheLife,
      tags: [tags.posts],
      outcome: 'incomplete',
    });
  });
});
