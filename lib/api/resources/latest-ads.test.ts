import { beforeEach, expect, jest, test } from '@jest/globals';
import { anAd } from '@/lib/ads/ad.fixture';
import { defaultSearch } from '@/lib/ads/search';
import type { AdsRequest } from '@/lib/api/calls';

const getPublishedAds = jest.fn<(request: AdsRequest) => Promise<unknown>>();
jest.unstable_mockModule('./ads', () => ({ getPublishedAds }));
const { getLatestAds } = await import('./latest-ads');

const specialties = [{ id: 3, name: 'Urologie' }];

function page(ids: number[], next: string | null) {
  const results = ids.map((id) => ({ ad: anAd({ id }), publishedAt: null }));
  return { kind: 'page', ads: { count: 99, results, next, previous: null } };
}

beforeEach(() => {
  getPublishedAds.mockReset();
});

test('the first two pages of the search, each ad once', async () => {
  getPublishedAds.mockResolvedValueOnce(page([6, 5, 4], 'next'));
  getPublishedAds.mockResolvedValueOnce(page([4, 3], 'next'));
  const ads = await getLatestAds({ ...defaultSearch, specialty: 3 }, specialties);
  expect(ads.map(({ ad }) => ad.id)).toEqual([6, 5, 4, 3]);
  expect(getPublishedAds.mock.calls.map(([{ page, specialty }]) => [page, specialty])).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

test('as much as there is', async () => {
  getPublishedAds.mockResolvedValueOnce(page([6], null));
  expect(await getLatestAds(defaultSearch, specialties)).toHaveLength(1);
  getPublishedAds.mockResolvedValueOnce(page([6], 'next'));
  getPublishedAds.mockResolvedValueOnce({ kind: 'beyond-end' });
  expect(await getLatestAds(defaultSearch, specialties)).toHaveLength(1);
  expect(getPublishedAds).toHaveBeenCalledTimes(3);
});

test('an unknown specialty is not requested, if the specialties are known', async () => {
  expect(await getLatestAds({ ...defaultSearch, specialty: 9 }, specialties)).toEqual([]);
  expect(getPublishedAds).not.toHaveBeenCalled();
  getPublishedAds.mockResolvedValueOnce(page([6], null));
  expect(await getLatestAds({ ...defaultSearch, specialty: 9 }, null)).toHaveLength(1);
});

test('half a feed is none', async () => {
  getPublishedAds.mockResolvedValueOnce(page([6, 5, 4], 'next'));
  getPublishedAds.mockRejectedValueOnce(new Error('failed'));
  await expect(getLatestAds(defaultSearch, null)).rejects.toThrow('failed');
});
