import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PublishedAd } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { defaultSearch } from '@/lib/ads/search';
import type { AdsRequest } from '@/lib/api/calls';
import type { Paged } from '@/lib/api/schemas/lists';
import { adsCacheLife, listsCacheLife, tags } from '@/lib/cache/lifetimes';
import { indexModule } from './ads-index/index-module.fixture';
import { fakeRequest } from './resources/fake-request.fixture';

const request = fakeRequest();
let index: AdsIndex | null = null;
let isSnapshot = false;
const readAds = jest.fn<(request: AdsRequest) => Promise<Paged<PublishedAd> | null>>();
const specialties = [{ id: 3, name: 'Urologie' }];
jest.unstable_mockModule('./ads-index/ads-index', () =>
  indexModule(
    () => index,
    () => isSnapshot,
  ),
);
jest.unstable_mockModule('./resources/ads', () => ({ readAds }));
jest.unstable_mockModule('./resources/short-lists', () => ({
  specialtiesResource: { readOrNull: async () => specialties },
}));
const list = await import('./ads-list');

jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });

const ended = { end_date: '2026-11-23' };
/** Published a minute later than the one before. */
function published(id: number, given: Parameters<typeof anAd>[0] = {}): PublishedAd {
  const publishedAt = new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString();
  return { ad: anAd({ title: null, ...given, id }), publishedAt };
}

/** Ads 1 to 50, all of one specialty, of which the first ten have ended. */
const ads = Array.from({ length: 50 }, (_, at) =>
  published(at + 1, { specialty: specialties[0] ?? null, ...(at < 10 && ended) }),
);

function pageOfApi(ids: number[], next: string | null = null, count = 50): Paged<PublishedAd> {
  const results = ids.map((id) => ads[id - 1] ?? published(id));
  return { count, size: ids.length, results, next, previous: null };
}

beforeEach(() => {
  readAds.mockReset();
  request.reset();
  isSnapshot = false;
  index = new AdsIndex();
  index.put(ads);
});

const { page: _, ...wholeList } = defaultSearch;
const search = { ...wholeList, page: 1 };
const unknownPlace = { ...search, place: 'nulle-part-99' };
const ofUrology = { ...search, specialty: 3 };
const withWords = { ...search, words: 'rien' };
const idsOf = (page: { cards: { id: number }[] } | null) => page?.cards.map(({ id }) => id);
const requested = () => readAds.mock.calls.map(([{ page }]) => page);

describe('with an index', () => {
  test('every list is from it: twenty open ads, the latest first, without a call', async () => {
    const page = await list.readAdsPage(search, specialties);
    expect(page).toMatchObject({ count: '40 annonces trouvées', hasNext: true, pages: 2 });
    expect(idsOf(page)).toEqual(Array.from({ length: 20 }, (_, at) => 50 - at));
    expect(page?.ended).toBeUndefined();
    const second = await list.readAdsPage({ ...ofUrology, page: 2 }, specialties);
    expect(idsOf(second)?.at(-1)).toBe(11);
    expect(second?.hasNext).toBe(false);
    expect(readAds).not.toHaveBeenCalled();
    expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: [tags.ads] });
  });

  test('a list, its counts, its first ads and its feed say the same', async () => {
    const facets = await list.readFacets(search);
    expect(facets?.specialties).toEqual({ 3: 40 });
    expect(await list.countAds(ofUrology)).toBe(40);
    const first = await list.readFirstAds(ofUrology, 20);
    expect(first).toMatchObject({ count: 40, hasMore: true });
    expect(first?.ads).toHaveLength(20);
    expect(await list.readFirstAds(search, 40)).toMatchObject({ hasMore: false });
    expect(await list.readLatestAds(search, null)).toHaveLength(40);
    expect(readAds).not.toHaveBeenCalled();
  });

  test('a page beyond the end, and an unknown place, have none', async () => {
    expect(await list.readAdsPage({ ...search, page: 3 }, null)).toBeNull();
    expect(await list.readAdsPage(unknownPlace, null)).toBeNull();
    expect(await list.readAdsOfPage({ ...search, page: 3 })).toBeNull();
    expect(await list.readAdsOfPage(unknownPlace)).toBeNull();
    expect(await list.readFirstAds(unknownPlace, 20)).toBeNull();
    expect(await list.readLatestAds(unknownPlace, null)).toEqual([]);
    expect(await list.readFacets(unknownPlace)).toBeNull();
    expect(await list.countAds(unknownPlace)).toBeNull();
  });

  test('a page on the map has eighty ads', async () => {
    expect(await list.readAdsOfPage({ ...search, view: 'map' })).toHaveLength(40);
    index?.put(Array.from({ length: 90 }, (_, at) => published(at + 100)));
    expect(await list.readAdsOfPage({ ...search, view: 'map' })).toHaveLength(80);
  });

  test('a search that finds nothing has broader ones, each with its count', async () => {
    const page = await list.readAdsPage({ ...ofUrology, words: 'rien' }, null);
    expect(page).toMatchObject({ count: '0 annonce trouvée', cards: [] });
    expect(page?.broader?.map(({ label }) => label)).toEqual([
      'Sans «\u00a0rien\u00a0» : 40 annonces',
    ]);
  });

  test('the plan links the latest open ads, without a query, and no more than 300', async () => {
    index?.put(Array.from({ length: 300 }, (_, at) => published(at + 100, { title: 'Garde' })));
    const links = await list.readAdLinks();
    expect(links).toHaveLength(300);
    expect(links[0]).toEqual({ name: 'Garde', href: '/annonces/399' });
    expect(request.takeResponse()).toEqual({ life: adsCacheLife, tags: [tags.ads] });
  });

  test('all filters are offered', () => {
    expect(list.listFilters()).toBe('all');
  });
});

describe('while the index prepares', () => {
  beforeEach(() => {
    index = null;
  });

  test('a plain list is the page of the API, in its order, and those that have ended last', async () => {
    readAds.mockResolvedValue(pageOfApi([3, 48, 12], 'next'));
    const page = await list.readAdsPage(search, specialties);
    expect(page).toMatchObject({ count: '50 annonces trouvées', hasNext: true, pages: 17 });
    expect(idsOf(page)).toEqual([48, 12, 3]);
    expect(page?.ended).toBeNull();
  });

  test.each([
    ['a search that only the index knows', () => list.readAdsPage(withWords, null)],
    ['its positions', () => list.readAdsOfPage(withWords)],
    ['its feed', () => list.readLatestAds(withWords, null)],
    ['broader searches', () => list.readBroaderSearches(withWords)],
  ])('%s cannot be answered', async (_, read) => {
    await expect(read()).rejects.toMatchObject({ name: 'IndexNotReadyError' });
    expect(readAds).not.toHaveBeenCalled();
  });

  test('an unknown specialty is empty, without a call, if the specialties are known', async () => {
    const unknown = { ...search, specialty: 9 };
    const known = Promise.resolve(specialties);
    expect(await list.readAdsPage(unknown, known)).toMatchObject({ cards: [], broader: [] });
    expect(await list.readAdsPage({ ...unknown, page: 2 }, known)).toBeNull();
    expect(await list.readLatestAds(unknown, known)).toEqual([]);
    expect(readAds).not.toHaveBeenCalled();
    readAds.mockResolvedValueOnce(pageOfApi([12]));
    expect(await list.readLatestAds(unknown, null)).toHaveLength(1);
  });

  test('a feed has the open ads of the first two pages of the API, each once', async () => {
    readAds.mockResolvedValueOnce(pageOfApi([50, 49, 3], 'next'));
    readAds.mockResolvedValueOnce(pageOfApi([49, 48], 'next'));
    const feed = await list.readLatestAds(ofUrology, specialties);
    expect(feed.map(({ ad }) => ad.id)).toEqual([50, 49, 48]);
    expect(requested()).toEqual([1, 2]);
  });

  test('half a feed is none', async () => {
    readAds.mockResolvedValueOnce(pageOfApi([50, 49], 'next'));
    readAds.mockRejectedValueOnce(new Error('failed'));
    await expect(list.readLatestAds(search, null)).rejects.toThrow('failed');
  });

  test('the first ads are the open ones of a page of the API', async () => {
    readAds.mockResolvedValueOnce(pageOfApi([50, 3], 'next'));
    const first = await list.readFirstAds({ ...search, page: 2 }, 400);
    expect(first).toMatchObject({ count: 50, hasMore: true, ads: [{ ad: { id: 50 } }] });
    expect(requested()).toEqual([2]);
    readAds.mockResolvedValueOnce(null);
    expect(await list.readFirstAds(search, 20)).toBeNull();
  });

  test('nothing is counted, and the plan has no ads, for a minute', async () => {
    expect(await list.readFacets(search)).toBeNull();
    expect(await list.countAds(search)).toBeNull();
    request.reset();
    expect(await list.readAdLinks()).toEqual([]);
    expect(request.takeResponse()).toEqual({ life: listsCacheLife, tags: [] });
  });
});

describe('with a snapshot, as on Vercel', () => {
  beforeEach(() => {
    isSnapshot = true;
  });

  test('a plain list is from the API, and says how many of its ads have ended', async () => {
    readAds.mockResolvedValue(pageOfApi([50, 3], 'next'));
    const page = await list.readAdsPage(search, specialties);
    expect(page).toMatchObject({ count: '50 annonces trouvées' });
    expect(page?.ended).toMatch(/^10 annonces de cette liste sont terminées/);
    expect(await list.readFirstAds(search, 20)).toMatchObject({ count: 40 });
  });

  test('any other list is from the snapshot', async () => {
    const page = await list.readAdsPage({ ...search, sort: 'start' }, specialties);
    expect(idsOf(page)).toHaveLength(20);
    const dated = await list.readAdsPage({ ...search, startDate: '2026-12-01' }, specialties);
    expect(dated?.ofWhich).toMatch(/^dont /);
    expect(readAds).not.toHaveBeenCalled();
  });
});
