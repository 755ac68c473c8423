import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailureError, ApiNotFoundError } from '@/lib/api/errors';
import { recordMeasurements } from '@/lib/runtime/metrics/recorder.fixture';

const refresh = jest.fn<(changed: ReadonlyMap<string, string>) => void>();
const get = jest.fn<(call: string) => Promise<unknown>>();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const lastLine = () => JSON.parse(String(stderr.mock.lastCall?.[0]));
jest.unstable_mockModule('../../../lib/cache/sharing', () => ({ refresh, sharing: null }));
jest.unstable_mockModule('../../../lib/api/client/client', () => ({ api: { get } }));
const tell = jest.fn<(path: string) => void>();
jest.unstable_mockModule('../../../lib/api/indexnow/indexnow', () => ({ urlQueue: { add: tell } }));
const purgeCdn = jest.fn<(stale: readonly string[], deleted: readonly string[]) => Promise<void>>();
const setInRuntimeCache = jest.fn<(key: string, value: unknown) => Promise<void>>();
const { config } = await import('../../../lib/config/config');
const vercel = { config, isOnVercel: true, isDeveloping: false, isBuilding: false };
jest.unstable_mockModule('../../../lib/config/config', () => vercel);
jest.unstable_mockModule('../../../lib/cache/vercel-cache', () => ({
  purgeCdn,
  runtimeCache: async () => ({ get: async () => null, set: setInRuntimeCache }),
}));
const { refreshPages } = await import('./refresh-pages');

const failure = new ApiFailureError('GET /x: 500', 500, null);
const notFound = new ApiNotFoundError('GET /x: 404');
const refreshed = () => refresh.mock.calls.flatMap(([changed]) => [...changed]);
const requested = () => get.mock.calls.map(([call]) => call);

beforeEach(() => {
  jest.clearAllMocks();
  get.mockResolvedValue({});
});

test('refreshPages expires an ad and its lists at once when the API responds', async () => {
  await refreshPages([{ type: 'ad', id: 12 }]);
  expect(requested()).toEqual(['/api/v1/ads/12']);
  expect(refreshed()).toEqual([
    ['ad:12', 'expired'],
    ['ads', 'expired'],
  ]);
});

test('refreshPages has engines told of ads and posts, whatever the API says, but not of a draft', async () => {
  get.mockImplementation(async (call) => {
    if (call.endsWith('/13')) throw notFound;
    if (call.endsWith('/14')) throw failure;
    return { status: call.includes('brouillon') ? 'draft' : 'published' };
  });
  const told = [12, 13, 14].map((id) => ({ type: 'ad' as const, id }));
  const posts = ['été', 'brouillon'].map((slug) => ({ type: 'post' as const, slug }));
  await refreshPages([...told, ...posts, { type: 'ads' }, { type: 'posts' }]);
  expect(tell.mock.calls.flat()).toEqual([
    ...['/annonces/12', '/annonces/13', '/annonces/14'],
    '/blog/%C3%A9t%C3%A9',
  ]);
});

test('refreshPages also marks an ad as deleted that no longer exists', async () => {
  get.mockRejectedValue(notFound);
  const measured = recordMeasurements();
  await refreshPages([{ type: 'ad', id: 12 }]);
  expect(measured).toEqual([['pagesRefreshed', 'ad', 'deleted']]);
  expect(refreshed()).toEqual([
    ['ad:12', 'expired'],
    ['ads', 'expired'],
    ['deleted:ad:12', 'expired'],
  ]);
});

test('refreshPages also marks a post as deleted that is no longer published', async () => {
  get.mockResolvedValue({ id: 1, slug: 'été', status: 'draft' });
  await refreshPages([{ type: 'post', slug: 'été' }]);
  expect(requested()).toEqual(['/api/v1/blogs/posts/%C3%A9t%C3%A9/']);
  expect(refreshed()).toEqual([
    ['post:%C3%A9t%C3%A9', 'expired'],
    ['posts', 'expired'],
    ['deleted:post:%C3%A9t%C3%A9', 'expired'],
  ]);
});

test.each([
  ['ads', '/api/v1/ads/?page=0'],
  ['posts', '/api/v1/blogs/posts/?page=1&page_size=6&status=published'],
  ['partners', '/api/v1/core/partners/'],
  ['specialties', '/api/v1/core/combined-list/'],
] as const)('refreshPages expires all %s, and marks none as deleted', async (type, call) => {
  await refreshPages([{ type }]);
  expect(requested()).toEqual([call]);
  const changed = /^(?:ads|posts)$/.test(type) ? [type, `${type}:all`] : [type];
  expect(refreshed()).toEqual(changed.map((tag) => [tag, 'expired']));
  jest.clearAllMocks();
  get.mockRejectedValue(notFound);
  await refreshPages([{ type }]);
  expect(refreshed()).toEqual(changed.map((tag) => [tag, 'stale']));
});

test('refreshPages has cached pages served stale while the API fails, and revalidated', async () => {
  get.mockRejectedValue(failure);
  await refreshPages([{ type: 'ad', id: 12 }]);
  expect(refreshed()).toEqual([
    ['ad:12', 'stale'],
    ['ads', 'stale'],
  ]);
});

describe('refreshPages with several changes', () => {
  test('requests four at a time, each once, and refreshes their lists once', async () => {
    let pending = 0;
    let maxPending = 0;
    get.mockImplementation(async (call) => {
      pending += 1;
      maxPending = Math.max(maxPending, pending);
      await new Promise(setImmediate);
      pending -= 1;
      if (call.endsWith('/3')) throw notFound;
      if (call.endsWith('/4')) throw failure;
      return {};
    });
    const ids = [4, 1, 2, 3, 5, 6, 1];
    await refreshPages([...ids.map((id) => ({ type: 'ad' as const, id })), { type: 'ads' }]);
    expect(maxPending).toBe(4);
    expect(get).toHaveBeenCalledTimes(7);
    expect(refreshed()).toEqual([
      ['ad:4', 'stale'],
      ['ads', 'expired'],
      ['ad:1', 'expired'],
      ['ad:2', 'expired'],
      ['ad:3', 'expired'],
      ['deleted:ad:3', 'expired'],
      ['ad:5', 'expired'],
      ['ad:6', 'expired'],
      ['ads:all', 'expired'],
    ]);
    expect(lastLine()).toMatchObject({ event: 'refreshed', ad: 6, ads: 1, unknown: 1 });
  });

  test('has those served stale that it has no time to request', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    await refreshPages([
      { type: 'ad', id: 1 },
      { type: 'ad', id: 2 },
    ]);
    timeout.mockRestore();
    expect(get).not.toHaveBeenCalled();
    expect(refreshed().map(([, how]) => how)).toEqual(['stale', 'stale', 'stale']);
    // More at once than Redis takes would end the connection.
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('on Vercel', () => {
  test('a changed ad is deleted from the CDN, and its lists are stale there', async () => {
    await refreshPages([{ type: 'ad', id: 12 }]);
    expect(purgeCdn).toHaveBeenCalledWith(['ads'], ['ad:12']);
  });

  test('whatever shows an item is not served once more when any may have changed', async () => {
    await refreshPages([{ type: 'posts' }]);
    expect(purgeCdn).toHaveBeenCalledWith([], ['posts', 'posts:all']);
  });

  test('all are stale there while the API fails', async () => {
    get.mockRejectedValue(failure);
    await refreshPages([{ type: 'ad', id: 12 }, { type: 'ads' }]);
    expect(purgeCdn).toHaveBeenCalledWith(['ad:12', 'ads', 'ads:all'], []);
  });

  test('a deleted ad and the lists that show it are deleted there, and no other list', async () => {
    get.mockImplementation(async (call) => {
      if (call.includes('ads')) throw notFound;
      return {};
    });
    await refreshPages([
      { type: 'ad', id: 12 },
      { type: 'post', slug: 'un-article' },
    ]);
    expect(purgeCdn).toHaveBeenCalledWith(['posts'], ['ad:12', 'ads', 'post:un-article']);
  });

  test('a changed or deleted ad counts in the snapshot of all instances', async () => {
    get.mockImplementation(async (call) => {
      if (call.endsWith('/13')) throw notFound;
      if (call.endsWith('/14')) throw failure;
      return { id: 12 };
    });
    await refreshPages([12, 13, 14].map((id) => ({ type: 'ad', id })));
    const at = expect.any(Number);
    const changes = [
      { id: 12, item: { id: 12 }, at },
      { id: 13, item: null, at },
    ];
    expect(setInRuntimeCache.mock.calls.map(([key, value]) => [key, value])).toEqual([
      ['changes', changes],
    ]);
    await refreshPages([{ type: 'ads' }]);
    expect(setInRuntimeCache).toHaveBeenCalledTimes(1);
  });

  test('a purge that Vercel refuses fails the call, so that its sender tries again', async () => {
    purgeCdn.mockRejectedValueOnce(new Error('refused'));
    await expect(refreshPages([{ type: 'partners' }])).rejects.toThrow('refused');
  });
});
