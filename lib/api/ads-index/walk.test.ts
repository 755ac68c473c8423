import { beforeEach, expect, jest, test } from '@jest/globals';
import { ApiFailureError, ApiNotFoundError } from '@/lib/api/errors';

const get = jest.fn<(call: string) => Promise<unknown>>();
const wait = jest.fn(async (_ms: number) => {});
jest.unstable_mockModule('../client/client', () => ({ api: { get } }));
jest.unstable_mockModule('node:timers/promises', () => ({ setTimeout: wait }));
const { adsOfApi, walk } = await import('./walk');

const failure = new ApiFailureError('GET /x: 500', 500, null);
const notFound = new ApiNotFoundError('GET /x: 404');

beforeEach(() => {
  get.mockReset();
});

test('a call that fails is made again, three times at most', async () => {
  get.mockRejectedValueOnce(failure).mockResolvedValueOnce({ id: 3 });
  expect(await adsOfApi.ad(3)).toEqual({ id: 3 });
  get.mockRejectedValue(failure);
  wait.mockClear();
  await expect(adsOfApi.ad(3)).rejects.toBe(failure);
  expect(wait.mock.calls.map(([ms]) => ms)).toEqual([500, 2_000, 5_000]);
  expect(get).toHaveBeenCalledTimes(6);
});

test('a call that is aborted is not made again', async () => {
  get.mockRejectedValue(failure);
  await expect(adsOfApi.ad(3, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(get).toHaveBeenCalledTimes(1);
});

test('what the API does not have is null, but there is always a first page', async () => {
  get.mockRejectedValue(notFound);
  expect(await adsOfApi.ad(3)).toBeNull();
  expect(await adsOfApi.page(2)).toBeNull();
  await expect(adsOfApi.page(1)).rejects.toThrow('ads: no first page');
});

test('nothing is requested beyond a page that counts too many ads', async () => {
  get.mockResolvedValue({ count: 6, results: [1], next: 'next' });
  const pages: unknown[] = [];
  for await (const page of walk(adsOfApi, 5)) pages.push(page);
  expect(pages).toEqual([{ count: 6, items: [1], hasNext: true }]);
  expect(get).toHaveBeenCalledTimes(1);
});
