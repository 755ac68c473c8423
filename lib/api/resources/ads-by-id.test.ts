import { beforeEach, expect, jest, test } from '@jest/globals';
import type { PublishedAd } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { ApiUnreachableError } from '@/lib/api/errors';
import { newResponseState, runForRequest } from '@/lib/runtime/current-request';

const readAd = jest.fn<(id: number) => Promise<PublishedAd | null>>();
jest.unstable_mockModule('./ads', () => ({ readAd }));
let index: AdsIndex | null = null;
jest.unstable_mockModule('../ads-index/ads-index', () => ({ findIndex: async () => index }));
const { readAdsById } = await import('./ads-by-id');

const revised = (id: number): PublishedAd => ({
  ad: anAd({ id }),
  publishedAt: null,
  revisedAt: null,
});

async function read<T>(handle: () => Promise<T>) {
  const response = newResponseState();
  const request = { id: 'request', method: 'GET', route: '/mes-annonces', response };
  return { found: await runForRequest(request, handle), response };
}

beforeEach(() => {
  readAd.mockReset().mockImplementation(async (id) => (id === 45 ? null : revised(id)));
  index = null;
});

test('the index is read once, and the API is not called', async () => {
  index = new AdsIndex();
  index.put([revised(12), revised(13)]);
  const { found, response } = await read(() => readAdsById([12, 45]));
  expect(found.ads.map(({ ad }) => ad.id)).toEqual([12]);
  expect(readAd).not.toHaveBeenCalled();
  expect([...response.tags]).toEqual(['ad:12', 'ad:45', 'ads:all']);
});

test('without an index each ad is requested, four at a time', async () => {
  let [running, most] = [0, 0];
  readAd.mockImplementation(async (id) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return id === 45 ? null : revised(id);
  });
  const ids = Array.from({ length: 50 }, (_, at) => at + 1);
  const { found } = await read(() => readAdsById(ids));
  expect(found.ads).toHaveLength(49);
  expect(found.gone).toEqual([]);
  expect([readAd.mock.calls.length, most]).toEqual([50, 4]);
});

test('ads that nobody knows are stored for seconds', async () => {
  const { response } = await read(() => readAdsById([45]));
  expect(response.endsAt).toBeLessThanOrEqual(Date.now() + 10_000);
  expect((await read(() => readAdsById([12, 45]))).response.endsAt).toBe(Number.POSITIVE_INFINITY);
});

test('when the API fails for one, there is no list without it', async () => {
  readAd.mockRejectedValue(new ApiUnreachableError('too slow', 'timeout'));
  await expect(read(() => readAdsById([12]))).rejects.toThrow();
});
