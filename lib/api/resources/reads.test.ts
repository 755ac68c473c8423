import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PublishedAd } from '@/lib/ads/ad';
import { ApiFailureError, ApiInvalidResponseError, ApiNotFoundError } from '@/lib/api/errors';
import {
  adsCacheLife,
  listsCacheLife,
  postsCacheLife,
  referenceCacheLife,
  tags,
} from '@/lib/cache/lifetimes';
import { deletedTag, refreshes } from '@/lib/cache/refreshes';
import type { Substitute } from '@/lib/home/substitute';
import { fakeRequest } from './fake-request.fixture';

const request = fakeRequest();
const { takeResponse } = request;
const get = jest.fn<(call: string) => Promise<unknown>>();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

jest.unstable_mockModule('../client/client', () => ({ api: { get } }));

const { randomAdsResource, readAd, readAds } = await import('./ads');
const { readNeighbours } = await import('./neighbours');
const { readPost, readPosts } = await import('./posts');
const adOf = async (id: number) => (await readAd(id))?.ad ?? null;
const postOf = async (slug: string) => (await readPost(slug))?.post ?? null;
const { partnersResource } = await import('./short-lists');
const { randomSubstitutesResource } = await import('./short-lists');
const { specialtiesResource } = await import('./short-lists');

beforeEach(() => {
  jest.clearAllMocks();
  request.reset();
  get.mockReset();
});

const notFound = new ApiNotFoundError('GET /x: 404');
const failure = new ApiFailureError('GET /x: 500', 500, null);
const allAds = { page: 1, startDate: null, endDate: null, specialty: null };
const allPosts = { page: 1, tag: null, words: null, author: null };
const page = { count: 30, results: [{ id: 1 }], next: 'https://api.example/x', previous: null };

describe('a page of ads', () => {
  test('is requested in the words of the API, and cached as a list', async () => {
    get.mockResolvedValue({ ...page, previous: 'https://api.example/y' });
    const request = { page: 3, startDate: '2026-12-01', endDate: '2026-12-15', specialty: 7 };
    const filters = 'startDate=2026-12-01+00%3A00%3A00.000&endDate=2026-12-15+00%3A00%3A00.000';
    expect(await readAds(request)).toMatchObject({
      count: 30,
      results: [{ ad: { id: 1, title: null } }],
      next: `/api/v1/ads/?page=3&${filters}&specialty=7`,
      previous: `/api/v1/ads/?page=1&${filters}&specialty=7`,
    });
    expect(get.mock.calls).toEqual([[`/api/v1/ads/?page=2&${filters}&specialty=7`]]);
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags: ['ads'] });
  });

  test.each([
    { page: 0 },
    { page: -3 },
    { page: 1.5 },
    { page: Number.NaN },
    { startDate: '2026-02-30', endDate: 'demain' },
    { specialty: -1 },
    { specialty: 2 ** 53 },
  ])('an invalid value counts as absent: %j', async (part) => {
    get.mockResolvedValue(page);
    await readAds({ ...allAds, ...part });
    expect(get.mock.calls).toEqual([['/api/v1/ads/?page=0']]);
  });

  test('a 404 above the first page is the end of the list', async () => {
    get.mockRejectedValue(notFound);
    expect(await readAds({ ...allAds, page: 2 })).toBeNull();
    await expect(readAds({ ...allAds, specialty: 7 })).rejects.toBe(notFound);
    get.mockRejectedValue(failure);
    expect(await readAds({ ...allAds, page: 2 })).toBeNull();
  });

  test('no list has more than a million pages', async () => {
    expect(await readAds({ ...allAds, page: 1_000_001 })).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });

  test('a failure and a body of another shape are thrown', async () => {
    get.mockRejectedValueOnce(failure).mockResolvedValueOnce([]);
    const never = { ...allAds, specialty: 8 };
    await expect(readAds(never)).rejects.toBe(failure);
    await expect(readAds(never)).rejects.toThrow(ApiInvalidResponseError);
  });

  test('that was valid stays while the API fails', async () => {
    const once = { ...allAds, specialty: 9 };
    get.mockResolvedValueOnce(page).mockRejectedValueOnce(failure);
    const good = await readAds(once);
    expect(await readAds(once)).toEqual(good);
  });
});

describe('one ad', () => {
  test('is cached under its own tag', async () => {
    get.mockResolvedValue({ id: 12, title: 'Garde' });
    expect(await adOf(12)).toMatchObject({ id: 12, title: 'Garde' });
    expect(get.mock.calls).toEqual([['/api/v1/ads/12']]);
    expect(takeResponse()).toEqual({ life: adsCacheLife, tags: ['ad:12', 'ads:all'] });
  });

  test.each([
    [{ published_at: '2026-11-02', created_at: '2026-11-01' }, '2026-11-02'],
    [{ published_at: null, created_at: '2026-11-01T06:00:00Z' }, '2026-11-01T06:00:00.000Z'],
    [{ updated_at: '2026-11-03' }, null],
  ])('with %j is published at %s', async (dates, publishedAt) => {
    get.mockResolvedValue({ id: 12, ...dates });
    expect(await readAd(12)).toMatchObject({ ad: { id: 12 }, publishedAt });
    expect(await adOf(12)).not.toHaveProperty('published_at');
  });

  test('that does not exist is not cached for long', async () => {
    get.mockRejectedValue(notFound);
    expect(await adOf(12)).toBeNull();
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags: ['ad:12', 'ads:all'] });
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('number %d is not requested', async (id) => {
    expect(await adOf(id)).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });

  test('a failing API does not make it disappear', async () => {
    get.mockRejectedValueOnce(failure).mockResolvedValueOnce({});
    await expect(adOf(13)).rejects.toBe(failure);
    await expect(adOf(13)).rejects.toThrow(ApiInvalidResponseError);
  });

  test('that was valid stays while the API fails, until it is deleted', async () => {
    get
      .mockResolvedValueOnce({ id: 14 })
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(notFound)
      .mockRejectedValueOnce(failure);
    expect(await adOf(14)).toMatchObject({ id: 14 });
    expect(await adOf(14)).toMatchObject({ id: 14 });
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags: ['ad:14', 'ads:all'] });
    expect(await adOf(14)).toBeNull();
    await expect(adOf(14)).rejects.toBe(failure);
  });
});

describe('the home page', () => {
  beforeEach(() => {});

  const idOf = (item: PublishedAd | Substitute) => ('ad' in item ? item.ad.id : item.id);
  const items = [{ id: 1 }, { id: 'x' }, { id: 2 }, { id: 3 }, { id: 4 }];

  test.each([
    ['/api/v1/ads/random/', randomAdsResource, 'ads'],
    ['/api/v1/users/substitutes/random/', randomSubstitutesResource, 'substitutes'],
  ])('three of %s', async (call, resource, tag) => {
    get.mockResolvedValue(items);
    expect((await resource.read()).map(idOf)).toEqual([1, 2, 3]);
    expect(get.mock.calls).toEqual([[call]]);
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags: [tag] });
  });

  test('ads that have ended are replaced by others, as long as there are some', async () => {
    const over = { end_date: '2020-01-01' };
    get
      .mockResolvedValueOnce([{ id: 1, ...over }, { id: 2 }, { id: 3, ...over }])
      .mockResolvedValueOnce([{ id: 2 }, { id: 4, ...over }, { id: 5 }])
      .mockResolvedValueOnce([{ id: 6, ...over }]);
    expect((await randomAdsResource.read()).map(idOf)).toEqual([2, 5]);
    expect(get.mock.calls).toHaveLength(3);
    takeResponse();
  });

  test('they are not replaced while the API is slow, so that the page is not late', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-26'), doNotFake: ['nextTick'] });
    get.mockImplementation(async () => {
      jest.setSystemTime(Date.now() + 3_000);
      return [{ id: 1, end_date: '2020-01-01' }, { id: 2 }];
    });
    expect((await randomAdsResource.read()).map(idOf)).toEqual([2]);
    expect(get.mock.calls).toHaveLength(1);
    jest.useRealTimers();
    takeResponse();
  });

  test('all partners', async () => {
    const logo = 'https://a.example/l.svg';
    get.mockResolvedValue([{ title: 'A', image: logo }, { name: 'B' }]);
    expect((await partnersResource.read()).partners).toEqual([
      { name: 'A', description: null, logo, href: null },
    ]);
    expect(get.mock.calls).toEqual([['/api/v1/core/partners/']]);
    expect(takeResponse()).toEqual({ life: referenceCacheLife, tags: ['partners'] });
  });

  test.each([
    ['/api/v1/ads/random/', randomAdsResource, 'ads'],
    ['/api/v1/users/substitutes/random/', randomSubstitutesResource, 'substitutes'],
  ])('the section of %s never throws, and what was good stays', async (call, resource, tag) => {
    const idsOf = async () => {
      const section = await resource.readSection();
      return section?.map(idOf) ?? null;
    };
    get.mockRejectedValueOnce(failure).mockResolvedValueOnce(items).mockRejectedValueOnce(failure);
    expect(await idsOf()).toBeNull();
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags: [tag], outcome: 'incomplete' });
    expect(await idsOf()).toEqual([1, 2, 3]);
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags: [tag] });
    expect(await idsOf()).toEqual([1, 2, 3]);
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags: [tag] });
    expect(get.mock.calls).toEqual([[call], [call], [call]]);
  });

  test('the page’s own partners say how many the API sent', async () => {
    get
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce([{ name: 'B' }])
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce([]);
    const { readSection } = partnersResource;
    const tags = ['partners'];
    expect(await readSection()).toBeNull();
    expect(takeResponse()).toEqual({
      life: listsCacheLife,
      tags: [...tags],
      outcome: 'incomplete',
    });
    const unreadable = { partners: [], sent: 1 };
    expect(await readSection()).toEqual(unreadable);
    expect(takeResponse()).toEqual({ life: referenceCacheLife, tags });
    expect(await readSection()).toEqual(unreadable);
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags });
    expect(await readSection()).toEqual({ partners: [], sent: 0 });
    expect(takeResponse()).toEqual({ life: referenceCacheLife, tags });
  });

  test.each([
    ['random ads', randomAdsResource.read],
    ['substitutes', randomSubstitutesResource.read],
    ['partners', async () => (await partnersResource.read()).partners],
  ])('%s are an array, or else the last that were', async (_, read) => {
    get.mockResolvedValue({ results: items });
    await expect(read()).rejects.toThrow(ApiInvalidResponseError);
    get.mockResolvedValueOnce([{ id: 7, name: 'A', logo: 'https://a.example/l.svg' }]);
    const good = await read();
    expect(good).toHaveLength(1);
    takeResponse();
    expect(await read()).toEqual(good);
    expect(takeResponse().life).toBe(listsCacheLife);
  });
});

describe('the specialties', () => {
  const specialties = [{ id: 1, name: 'Pédiatrie' }];

  test.each([null, [], {}, { specialties: null }, { specialties: {} }])(
    '%j holds none',
    async (body) => {
      get.mockResolvedValue(body);
      await expect(specialtiesResource.read()).rejects.toThrow(ApiInvalidResponseError);
    },
  );

  test('a page that needs none of them renders without, and is revalidated soon', async () => {
    get.mockRejectedValue(failure);
    expect(await specialtiesResource.readSection()).toBeNull();
    expect(takeResponse()).toEqual({
      life: listsCacheLife,
      tags: ['specialties'],
      outcome: 'incomplete',
    });
    expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      {
        time: expect.any(String),
        level: 'warn',
        requestId: 'test',
        event: 'call failed',
        error: 'ApiFailureError: GET /x: 500',
        count: 1,
      },
    ]);
  });

  test('are read from the combined list', async () => {
    get.mockResolvedValue({ specialties: [...specialties, { id: 2 }], conventions: [1] });
    expect(await specialtiesResource.read()).toEqual(specialties);
    expect(await specialtiesResource.readSection()).toEqual(specialties);
    expect(get.mock.calls[0]).toEqual(['/api/v1/core/combined-list/']);
    expect(takeResponse()).toEqual({ life: referenceCacheLife, tags: ['specialties'] });
  });

  test('are the last known ones while the API fails', async () => {
    get.mockResolvedValueOnce({ specialties }).mockRejectedValue(failure);
    await specialtiesResource.read();
    takeResponse();
    expect(await specialtiesResource.readSection()).toEqual(specialties);
    expect(await specialtiesResource.read()).toEqual(specialties);
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags: ['specialties'] });
  });
});

describe('posts', () => {
  const published = 'page_size=6&status=published';

  test('a page of posts is cached as posts are', async () => {
    get.mockResolvedValue({ ...page, results: [{ id: 1, slug: 'a' }, { id: 2 }] });
    const request = { page: 2, tag: 'été', words: ' garde   de nuit ', author: 'Dr Roy' };
    const filters = 'tag_slug=%C3%A9t%C3%A9&search=garde+de+nuit&author=Dr+Roy';
    expect(await readPosts(request)).toMatchObject({
      results: [{ id: 1 }],
      next: `/api/v1/blogs/posts/?page=3&${published}&${filters}`,
      previous: null,
    });
    expect(get.mock.calls).toEqual([[`/api/v1/blogs/posts/?page=2&${published}&${filters}`]]);
    expect(takeResponse()).toEqual({ life: postsCacheLife, tags: ['posts'] });
  });

  test.each([{ page: 0 }, { tag: '../x' }, { words: ' ' }, { author: 'x'.repeat(101) }])(
    'an invalid value counts as absent: %j',
    async (part) => {
      get.mockResolvedValue(page);
      await readPosts({ ...allPosts, ...part });
      expect(get.mock.calls).toEqual([[`/api/v1/blogs/posts/?page=1&${published}`]]);
    },
  );

  test('the list ends where the API says so', async () => {
    get.mockRejectedValue(notFound);
    expect(await readPosts({ ...allPosts, page: 2 })).toBeNull();
    expect(await readPosts({ ...allPosts, page: 1e7 })).toBeNull();
    await expect(readPosts({ ...allPosts, tag: 'rien' })).rejects.toBe(notFound);
    get.mockRejectedValue(failure);
    expect(await readPosts({ ...allPosts, page: 2 })).toBeNull();
  });

  test('a valid page of posts stays while the API fails', async () => {
    const once = { ...allPosts, words: 'une fois' };
    get.mockResolvedValueOnce(page).mockRejectedValueOnce(failure);
    const good = await readPosts(once);
    expect(takeResponse().life).toBe(postsCacheLife);
    expect(await readPosts(once)).toEqual(good);
    expect(takeResponse().life).toBe(listsCacheLife);
    get.mockRejectedValue(failure);
    await expect(readPosts({ ...allPosts, words: 'jamais' })).rejects.toBe(failure);
  });

  test('an unpublished post is dropped from its page', async () => {
    const results = [
      { id: 1, slug: 'a', status: 'draft' },
      { id: 2, slug: 'b', status: 'published' },
    ];
    get.mockResolvedValue({ ...page, results });
    expect(await readPosts({ ...allPosts, tag: 'brouillon' })).toMatchObject({
      results: [{ id: 2 }],
    });
  });

  test('a failure of the neighbours leaves a post without them', async () => {
    const post = { slug: 'b', title: 'B', published_at: null };
    const list = ['a', 'b', 'c'].map((slug, index) => ({ id: index + 1, slug }));
    get.mockRejectedValueOnce(failure);
    expect(await readNeighbours(post)).toEqual({ newer: null, older: null });
    expect(stderr).toHaveBeenCalledTimes(1);
    expect(takeResponse()).toEqual({ life: listsCacheLife, tags: ['posts'] });
    get.mockResolvedValueOnce({ ...page, results: list, next: null });
    expect(await readNeighbours(post)).toMatchObject({
      newer: { slug: 'a', title: null },
      older: { slug: 'c' },
    });
    expect(get).toHaveBeenLastCalledWith(
      '/api/v1/blogs/posts/?page=1&page_size=100&status=published',
    );
    expect(takeResponse()).toEqual({ life: postsCacheLife, tags: ['posts'] });
  });

  test('a post has its slug in the path and in the tag', async () => {
    get.mockResolvedValue({ id: 1, slug: 'été', content: '<p>x</p>' });
    expect(await postOf('été')).toMatchObject({ slug: 'été', content: '<p>x</p>' });
    expect(get.mock.calls).toEqual([['/api/v1/blogs/posts/%C3%A9t%C3%A9/']]);
    expect(takeResponse().tags).toEqual(['post:%C3%A9t%C3%A9', 'posts:all']);
  });

  test('a post has its last change, if the API has it', async () => {
    get.mockResolvedValueOnce({ id: 1, slug: 'revised', updated_at: '2026-11-05T08:00:00Z' });
    expect(await readPost('revised')).toMatchObject({
      post: { slug: 'revised' },
      revisedAt: '2026-11-05T08:00:00.000Z',
    });
    get.mockResolvedValueOnce({ id: 1, slug: 'revised' });
    expect(await readPost('revised')).toMatchObject({ revisedAt: null });
  });

  test('a slug of any length makes a tag that Next.js takes', async () => {
    get.mockRejectedValue(notFound);
    expect(await postOf('医'.repeat(200))).toBeNull();
    expect(takeResponse().tags[0]).toHaveLength(256);
  });

  test.each(['', '.', '..', 'a/b', 'a?b', 'a%2Fb', 'x'.repeat(201)])(
    '%j is not requested',
    async (slug) => {
      expect(await postOf(slug)).toBeNull();
      expect(get).not.toHaveBeenCalled();
    },
  );

  test('a failing API does not make a post disappear', async () => {
    get.mockRejectedValue(failure);
    await expect(postOf('a')).rejects.toBe(failure);
  });

  test('a valid post stays while the API fails, until it is withdrawn', async () => {
    get
      .mockResolvedValueOnce({ id: 1, slug: 'b', status: 'published' })
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce({ id: 1, slug: 'b', status: 'archived' })
      .mockRejectedValueOnce(failure);
    expect(await postOf('b')).toMatchObject({ id: 1 });
    expect(takeResponse().life).toBe(postsCacheLife);
    expect(await postOf('b')).toMatchObject({ id: 1 });
    expect(takeResponse().life).toBe(listsCacheLife);
    expect(await postOf('b')).toBeNull();
    expect(takeResponse().life).toBe(listsCacheLife);
    await expect(postOf('b')).rejects.toBe(failure);
  });
});

describe('what the webhook marked as deleted is not served stale while the API fails', () => {
  const list = (...results: object[]) => ({
    count: results.length,
    results,
    next: null,
    previous: null,
  });
  const failing = () => get.mockReset().mockRejectedValue(new Error('API down'));

  function recordDeleted(tag: string): void {
    refreshes.record(tag, 'expired');
    refreshes.record(deletedTag(tag), 'expired');
  }

  test('an ad, in its page, in lists and in the spotlight', async () => {
    const search = { page: 1, startDate: null, endDate: null, specialty: null };
    get.mockResolvedValue({ id: 12 });
    await adOf(12);
    get.mockResolvedValue(list({ id: 12 }, { id: 13 }));
    await readAds(search);
    get.mockResolvedValue([{ id: 12 }, { id: 13 }]);
    await randomAdsResource.readSection();

    failing();
    expect(await adOf(12)).toMatchObject({ id: 12 });
    recordDeleted(tags.ad(12));
    expect(await adOf(12)).toBeNull();
    expect(await readAds(search)).toMatchObject({ results: [{ ad: { id: 13 } }] });
    expect(await randomAdsResource.readSection()).toMatchObject([{ ad: { id: 13 } }]);

    refreshes.record(tags.ad(12), 'expired');
    get.mockResolvedValue({ id: 12, title: 'De retour' });
    expect(await adOf(12)).toMatchObject({ title: 'De retour' });
    failing();
    expect(await adOf(12)).toMatchObject({ title: 'De retour' });
  });

  test('a post, in its page and in lists', async () => {
    const search = { page: 1, tag: null, words: null, author: null };
    const post = (slug: string, id: number) => ({ id, slug, status: 'published' });
    get.mockResolvedValue(post('un', 1));
    await postOf('un');
    get.mockResolvedValue(list(post('un', 1), post('deux', 2)));
    await readPosts(search);
    failing();
    recordDeleted(tags.post('un'));
    expect(await postOf('un')).toBeNull();
    expect(await readPosts(search)).toMatchObject({ results: [{ slug: 'deux' }] });
  });
});
