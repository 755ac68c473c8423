import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aPost } from '@/lib/blog/post.fixture';
import type { PostSearch } from '@/lib/blog/search';

const getPosts = jest.fn<(search: PostSearch) => Promise<unknown>>();
jest.unstable_mockModule('./posts', () => ({ getPosts }));
const { getLatestPosts } = await import('./latest-posts');

/** A blog of so many posts, the latest first: `p1`, `p2`… six to a page. */
function aBlog(length: number) {
  return ({ page }: PostSearch) => {
    const first = (page - 1) * 6;
    const results = Array.from({ length: Math.min(6, length - first) }, (_, index) =>
      aPost({ id: first + index + 1, slug: `p${first + index + 1}` }),
    );
    return { count: length, results, next: first + 6 < length ? 'next' : null, previous: null };
  };
}

const requested = (mock: typeof getPosts) => mock.mock.calls.map(([{ page }]) => page);

beforeEach(() => {
  getPosts.mockReset();
});

describe('the latest posts', () => {
  const fill = (length: number) =>
    getPosts.mockImplementation(async (search) => ({ kind: 'page', posts: aBlog(length)(search) }));

  test.each([
    [0, [1], 0],
    [6, [1], 6],
    [8, [1, 2], 8],
    [100, [1, 2, 3, 4, 5], 30],
  ])('of %d posts', async (length, pages, found) => {
    fill(length);
    expect(await getLatestPosts('contrat')).toHaveLength(found);
    expect(requested(getPosts)).toEqual(pages);
    expect(getPosts.mock.calls[0]).toEqual([
      { page: 1, tag: 'contrat', words: null, author: null },
    ]);
  });

  test('name each post once, though a new one has moved the pages', async () => {
    const page = (ids: number[], next: string | null) => ({
      kind: 'page',
      posts: { count: 9, results: ids.map((id) => aPost({ id })), next, previous: null },
    });
    getPosts.mockResolvedValueOnce(page([6, 5, 4], 'next'));
    getPosts.mockResolvedValueOnce(page([4, 3], null));
    expect((await getLatestPosts(null)).map(({ id }) => id)).toEqual([6, 5, 4, 3]);
  });

  test('end where a page has vanished', async () => {
    fill(12);
    getPosts.mockResolvedValueOnce({ kind: 'page', posts: aBlog(12)({ page: 1 } as PostSearch) });
    getPosts.mockResolvedValueOnce({ kind: 'beyond-end' });
    expect(await getLatestPosts(null)).toHaveLength(6);
  });

  test('are none of a failing API', async () => {
    const failure = new Error('down');
    getPosts.mockRejectedValue(failure);
    await expect(getLatestPosts(null)).rejects.toBe(failure);
  });
});
