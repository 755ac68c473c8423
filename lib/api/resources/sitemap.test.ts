import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailureError, ApiInvalidResponseError, ApiNotFoundError } from '@/lib/api/errors';
import { fakeRequest } from './fake-request.fixture';
import type { Extent } from './sitemap';

const get = jest.fn<(call: string, signal?: AbortSignal) => Promise<unknown>>();
const request = fakeRequest();
jest.unstable_mockModule('../client/client', () => ({ api: { get } }));
const { countFiles, countSitemapFiles, pagesOfFile, readSitemapEntries } = await import(
  './sitemap'
);

beforeEach(() => {
  request.reset();
  get.mockReset();
  jest.useFakeTimers({ now: new Date('2026-12-15T12:00:00Z'), doNotFake: ['nextTick'] });
});

const pageOf = (call: string) => Number(/[?&]page=(\d+)/.exec(call)?.[1]);
const pathsOf = async (list: 'ads' | 'posts', number: number) =>
  (await readSitemapEntries(list, number))?.map(({ path }) => path);

/** An API with so many ads, the latest first, twenty to a page, its pages counted from zero. */
function hasAds(count: number, fields: (id: number) => object = () => ({})) {
  get.mockImplementation(async (call) => {
    const first = pageOf(call) * 20;
    if (first > 0 && first >= count) throw new ApiNotFoundError('GET /api/v1/ads/: 404');
    const results = Array.from({ length: Math.min(20, count - first) }, (_, index) => ({
      id: count - first - index,
      ...fields(count - first - index),
    }));
    return { count, results, next: first + 20 < count ? 'https://api.example/x' : null };
  });
}

describe('of 0 ads', () => {
  test('there is no file', async () => {
    hasAds(0);
    expect(await countSitemapFiles('ads')).toBe(0);
    expect(await readSitemapEntries('ads', 1)).toBeNull();
  });
});

describe('of 137 ads', () => {
  test('one file lists each, at the cost of seven calls and one to measure', async () => {
    hasAds(137);
    expect(await countSitemapFiles('ads')).toBe(1);
    expect(get).toHaveBeenCalledTimes(1);
    get.mockClear();
    const file = await readSitemapEntries('ads', 1);
    expect(file).toHaveLength(137);
    expect(file?.[0]).toEqual({ path: '/annonces/137', lastmod: null });
    expect(file?.at(-1)).toEqual({ path: '/annonces/1', lastmod: null });
    expect(get.mock.calls.map(([call]) => pageOf(call))).toEqual([0, 0, 1, 2, 3, 4, 5, 6]);
    expect(await readSitemapEntries('ads', 2)).toBeNull();
  });
});

describe('of 1 000 000 ads', () => {
  test('the index costs one call', async () => {
    hasAds(1_000_000);
    expect(await countSitemapFiles('ads')).toBe(1_000);
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('a file costs fifty calls, four at once, and one to measure', async () => {
    hasAds(1_000_000);
    const response = get.getMockImplementation();
    let under = 0;
    let most = 0;
    get.mockImplementation(async (call) => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
      return response?.(call);
    });
    const file = await pathsOf('ads', 1_000);
    expect(file).toHaveLength(1_000);
    expect(file?.at(-1)).toBe('/annonces/1');
    expect(get).toHaveBeenCalledTimes(51);
    expect(most).toBe(4);
  });

  test('there is no file after the last', async () => {
    hasAds(1_000_000);
    expect(await readSitemapEntries('ads', 1_001)).toBeNull();
  });
});

describe('of ads', () => {
  test('ads that have ended are left out, by the calendar of Paris', async () => {
    const ends = [null, '2026-12-14', '2026-12-15', '2027-01-01', 'bientôt'];
    hasAds(5, (id) => ({ end_date: ends[id - 1] }));
    expect(await pathsOf('ads', 1)).toEqual([5, 4, 3, 1].map((id) => `/annonces/${id}`));
    jest.setSystemTime(new Date('2026-12-15T23:30:00Z'));
    expect(await pathsOf('ads', 1)).toEqual([5, 4, 1].map((id) => `/annonces/${id}`));
  });

  test('one that has moved to the next page meanwhile is listed once', async () => {
    hasAds(60, (id) => (id === 40 ? { id: 41 } : {}));
    const file = await pathsOf('ads', 1);
    expect(file).toHaveLength(59);
    expect(new Set(file).size).toBe(59);
  });

  test('a bad ad is left out, and does not change the size of the pages', async () => {
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    hasAds(1_001, (id) => (id === 1_000 ? { id: 'x' } : {}));
    expect(await countSitemapFiles('ads')).toBe(2);
    expect(await pathsOf('ads', 1)).toHaveLength(999);
    expect(stderr).toHaveBeenCalledTimes(1);
    stderr.mockRestore();
  });

  test('a page that has vanished since is the end of the list', async () => {
    hasAds(60);
    const before = get.getMockImplementation();
    get.mockImplementation(async (call) => {
      if (pageOf(call) === 2) throw new ApiNotFoundError('GET /api/v1/ads/: 404');
      return before?.(call);
    });
    expect(await pathsOf('ads', 1)).toHaveLength(40);
  });
});

test.each([
  [{}, null],
  // It may have changed since.
  [{ created_at: '2026-11-01', published_at: '2026-11-02' }, null],
  // Written, then published when that was due.
  [{ updated_at: '2026-11-03', published_at: '2026-11-10' }, '2026-11-10'],
  [
    { published_at: '2026-11-02', updated_at: '2026-11-03T10:00:00+01:00' },
    '2026-11-03T09:00:00.000Z',
  ],
  [{ updated_at: 'hier' }, null],
])('of an ad with %j, the last change is %s', async (dates, lastmod) => {
  hasAds(1, () => dates);
  expect(await readSitemapEntries('ads', 1)).toEqual([{ path: '/annonces/1', lastmod }]);
});

describe('of posts', () => {
  test('each has its last revision or its publication, where there is one, and drafts are left out', async () => {
    get.mockResolvedValue({
      count: 4,
      next: null,
      results: [
        { slug: 'été', published_at: '2026-12-01T08:30:00+01:00' },
        { slug: 'a', published_at: '2026-11-30', updated_at: '2026-12-02', status: 'published' },
        { slug: 'b' },
        { slug: 'c', status: 'draft' },
      ],
    });
    expect(await readSitemapEntries('posts', 1)).toEqual([
      { path: '/blog/%C3%A9t%C3%A9', lastmod: '2026-12-01T07:30:00.000Z' },
      { path: '/blog/a', lastmod: '2026-12-02' },
      { path: '/blog/b', lastmod: null },
    ]);
    expect(get.mock.calls[0]?.[0]).toBe('/api/v1/blogs/posts/?page=1&page_size=6&status=published');
  });
});

describe('when the API fails', () => {
  const failure = new ApiFailureError('GET /api/v1/ads/: 500', 500, null);

  test('files stay as they were, for a million ads too', async () => {
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    hasAds(1_000_000);
    const good = await readSitemapEntries('ads', 1);
    get.mockRejectedValue(failure);
    expect(await countSitemapFiles('ads')).toBe(1_000);
    expect(await readSitemapEntries('ads', 1)).toEqual(good);
    await expect(countSitemapFiles('posts')).rejects.toBe(failure);
    stderr.mockRestore();
  });

  test('before anything is stored, the sitemap fails', async () => {
    get.mockRejectedValue(failure);
    await expect(countSitemapFiles('ads')).rejects.toBe(failure);
    await expect(readSitemapEntries('ads', 1)).rejects.toBe(failure);
  });

  test('for one page, the file fails, and the pages after it are not requested', async () => {
    hasAds(1_000);
    const response = get.getMockImplementation();
    get.mockImplementation(async (call) => {
      if (pageOf(call) === 3) throw failure;
      return response?.(call);
    });
    await expect(readSitemapEntries('ads', 1)).rejects.toBe(failure);
    expect(get.mock.calls.length).toBeLessThan(12);
  });

  test.each([
    [[]],
    [{ annonces: [] }],
    [{ count: 40, results: [], next: 'https://api.example/x' }],
  ])('an invalid response is a failure: %j', async (body) => {
    get.mockResolvedValue(body);
    await expect(countSitemapFiles('ads')).rejects.toThrow(ApiInvalidResponseError);
  });
});

/** The extent of a list. */
const listOf = (count: number, pageSize = 20): Extent => ({
  pages: Math.ceil(count / pageSize),
  pageSize,
});

const allPages = (extent: Extent) =>
  Array.from({ length: countFiles(extent) }, (_, index) => pagesOfFile(extent, index + 1));

test.each([
  [0, 20, 0],
  [1, 20, 1],
  [137, 20, 1],
  [1_000, 20, 1],
  [1_001, 20, 2],
  [1_000_000, 20, 1_000],
  [1_000_000, 1, 20_000],
  [1_000_000, 80, 250],
  [30_000_000, 20, 24_999],
])('%d items, %d a page, take %d files', (count, pageSize, files) => {
  expect(countFiles(listOf(count, pageSize))).toBe(files);
});

describe.each([
  [137, 20],
  [1_000_000, 20],
  [1_000_000, 80],
  [1_000_000, 5_000],
  [300_000, 60_000],
])('of %d items, %d a page,', (count, pageSize) => {
  const extent = listOf(count, pageSize);
  const files = allPages(extent);

  test('every page is in one file, in order', () => {
    expect(files.flat()).toEqual(Array.from({ length: extent.pages }, (_, index) => index + 1));
  });

  test('a file takes at most fifty calls and lists at most 50 000 URLs', () => {
    for (const pages of files) {
      expect(pages.length).toBeLessThanOrEqual(50);
      expect(pages.length === 1 || pages.length * pageSize <= 50_000).toBe(true);
    }
  });
});

test('an index has at most 50 000 files', () => {
  expect(2 * countFiles({ pages: 10 ** 9, pageSize: 1 }) + 1).toBeLessThanOrEqual(50_000);
});

test.each([0, -1, 2, 1.5e9])('there is no file %d of a short list', (number) => {
  expect(pagesOfFile(listOf(137), number)).toEqual([]);
});

test('there is no file of an empty list', () => {
  expect(pagesOfFile(listOf(0), 1)).toEqual([]);
});
