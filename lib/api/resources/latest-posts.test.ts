import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { aPost } from '@/lib/blog/post.fixture';
import type { PostSearch } from '@/lib/blog/search';

const getPosts = jest.fn<(search: PostSearch) => Promise<unknown>>();
const getPostsOrNone = jest.fn<(search: PostSearch) => Promise<unknown>>();
jest.unstable_mockModule('./posts', () => ({ getPosts, getPostsOrNone }));
const { getLatestPosts, getNeighbours } = await import('./latest-posts');

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
  getPostsOrNone.mockReset();
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

describe('the neighbours of a post', () => {
  const neighbours = async (slug: string) => {
    const { newer, older } = await getNeighbours(slug);
    return [newer?.slug, older?.slug];
  };

  test.each([
    ['p1', [undefined, 'p2'], [1]],
    ['p5', ['p4', 'p6'], [1]],
    ['p6', ['p5', 'p7'], [1, 2]],
    ['p7', ['p6', 'p8'], [1, 2]],
    ['p8', ['p7', undefined], [1, 2]],
    ['ailleurs', [undefined, undefined], [1, 2]],
  ])('%s', async (slug, expected, pages) => {
    getPostsOrNone.mockImplementation(async (search) => aBlog(8)(search));
    expect(await neighbours(slug)).toEqual(expected);
    expect(requested(getPostsOrNone)).toEqual(pages);
  });

  test('are looked for as far as the post is, and no further', async () => {
    getPostsOrNone.mockImplementation(async (search) => aBlog(100)(search));
    expect(await neighbours('p31')).toEqual(['p30', 'p32']);
    expect(requested(getPostsOrNone)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('are looked for in 1 200 posts and no more', async () => {
    getPostsOrNone.mockImplementation(async (search) => aBlog(10_000)(search));
    expect(await neighbours('p1201')).toEqual([undefined, undefined]);
    expect(requested(getPostsOrNone)).toHaveLength(200);
  });

  test('are left out where the API fails', async () => {
    getPostsOrNone.mockImplementationOnce(async (search) => aBlog(8)(search));
    getPostsOrNone.mockResolvedValueOnce(null);
    expect(await neighbours('p6')).toEqual(['p5', undefined]);
    getPostsOrNone.mockResolvedValueOnce(null);
    expect(await neighbours('p6')).toEqual([undefined, undefined]);
  });
});
