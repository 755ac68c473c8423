import { beforeEach, expect, jest, test } from '@jest/globals';
import { IndexUpdater } from '@/lib/api/ads-index/index-updater';
import type { RawPage } from '@/lib/api/schemas/lists';
import { Refreshes } from '@/lib/cache/refreshes';
import { FakeSource } from './source.fixture';

/** The runtime cache, which all instances share. */
const stored = new Map<string, unknown>();
jest.unstable_mockModule('@vercel/functions', () => ({
  getCache: ({ keyHashFunction }: { keyHashFunction: (key: string) => string }) => ({
    get: async (key: string) => stored.get(keyHashFunction(key)) ?? null,
    set: async (key: string, value: unknown) => void stored.set(keyHashFunction(key), value),
  }),
}));
const { claimNextSnapshot, removeFromSnapshot, snapshotOptions } = await import('./snapshot');

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function anInstance(source: FakeSource, max = 100_000) {
  return new IndexUpdater({
    ...snapshotOptions(max),
    source,
    refreshes: new Refreshes(),
    position: () => null,
  });
}

const log: unknown[] = [];
beforeEach(() => {
  stored.clear();
  log.length = 0;
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((line) => {
      log.push(JSON.parse(String(line)));
      return true;
    });
  }
});

const idsOf = ({ reader: { index } }: IndexUpdater) =>
  index
    .search({ ...everything, today: '2026-11-24' })
    .ads.map(({ published }) => published.ad.id)
    .sort((a, b) => a - b);
const everything = {
  area: null,
  startDate: null,
  endDate: null,
  sort: 'recent' as const,
  offset: 0,
  limit: 10_000,
};

test('one instance reads the API, four calls at a time, and the others its snapshot', async () => {
  const source = new FakeSource(range(2_050), 20);
  const first = anInstance(source);
  expect(first.reader.state).toBe('preparing');
  expect(first.reader.ageSeconds).toBeNull();
  await first.load();
  expect(first.reader.state).toBe('ready');
  expect(first.reader.ageSeconds).toBeLessThan(60);
  expect(idsOf(first)).toEqual(range(2_050));
  expect(source.maxConcurrent).toBeLessThanOrEqual(4);
  expect(source.pages).toHaveLength(103);

  const other = anInstance(source);
  await other.load();
  expect(idsOf(other)).toEqual(range(2_050));
  expect(source.pages).toHaveLength(103);
  expect(log).toContainEqual(expect.objectContaining({ event: 'ads index loaded', ads: 2_050 }));
});

test('a snapshot is loaded once; the next adds new ads and removes those that are gone', async () => {
  const source = new FakeSource(range(50), 20);
  const instance = anInstance(source);
  await instance.load();
  const calls = source.pages.length;
  await instance.load();
  expect(source.pages).toHaveLength(calls);

  source.ids = range(60).filter((id) => id !== 7);
  await instance.load();
  expect(idsOf(instance)).toEqual(range(50));
  await instance.readAll(true);
  expect(idsOf(instance)).toEqual(source.ids);
});

test('while the API fails the index stays, and the failure is logged', async () => {
  const source = new FakeSource(range(5));
  const instance = anInstance(source);
  await instance.load();
  source.fault = () => {
    throw new Error('The API fails');
  };
  expect(await instance.readAll(true)).toBe(false);
  expect(instance.reader.state).toBe('ready');
  expect(idsOf(instance)).toEqual(range(5));
  expect(log).toContainEqual(expect.objectContaining({ event: 'ads index walk failed' }));

  const other = anInstance(source);
  await other.load();
  expect(idsOf(other)).toEqual(range(5));
  stored.clear();
  const fresh = anInstance(source);
  expect(await fresh.readAll()).toBe(false);
  expect(fresh.reader.state).toBe('preparing');
});

test('a chunk that cannot be read keeps the ads of the snapshot before', async () => {
  const source = new FakeSource(range(1_200), 20);
  const instance = anInstance(source);
  await instance.load();
  source.ids = range(1_210);
  source.fault = (page, number) => {
    if (number === 55) throw new Error('The API fails');
    return page;
  };
  expect(await instance.readAll(true)).toBe(false);
  expect(idsOf(instance)).toEqual(expect.arrayContaining(range(1_200)));
  source.fault = null;
  await instance.readAll(true);
  expect(idsOf(instance)).toEqual(range(1_210));
});

test.each<[string, (page: RawPage, number: number) => RawPage]>([
  ['pages without ads', (page, number) => (number === 1 ? page : { ...page, items: [] })],
  ['no ads at all', (page) => ({ ...page, items: [] })],
  [
    'a list that ends early',
    (page, number) => (number < 3 ? page : { ...page, items: [], hasNext: false }),
  ],
])('when the API sends %s, the ads stay', async (_, fault) => {
  const source = new FakeSource(range(100), 20);
  const instance = anInstance(source);
  await instance.load();
  source.fault = fault;
  expect(await instance.readAll(true)).toBe(false);
  expect(idsOf(instance)).toEqual(range(100));
  expect(log).toContainEqual(expect.objectContaining({ event: 'ads index walk failed' }));
});

test.each([
  ['than a snapshot may hold', 10_001, 100_000],
  ['than ADS_INDEX_MAX', 6, 5],
])('with more ads %s there is no search by place', async (_, count, max) => {
  const source = new FakeSource(range(count), 20);
  const instance = anInstance(source, max);
  await instance.load();
  expect(instance.reader.state).toBe('off');
  expect(source.pages).toEqual([1]);
  expect(log).toEqual([expect.objectContaining({ event: 'ads index off', ads: count })]);
  await instance.load();
  instance.take(1, await source.ad(1));
  expect(idsOf(instance)).toEqual([]);
  expect(log).toHaveLength(1);

  source.ids = range(3);
  stored.clear();
  await instance.load();
  expect(instance.reader.state).toBe('ready');
});

test('the webhook changes the index of the instance it reaches', async () => {
  const source = new FakeSource(range(5));
  const instance = anInstance(source);
  await instance.load();
  instance.take(3, null);
  expect(idsOf(instance)).toEqual([1, 2, 4, 5]);
  source.ids = range(6);
  instance.take(6, await source.ad(6));
  expect(idsOf(instance)).toEqual([1, 2, 4, 5, 6]);
});

test('an ad that was deleted is in the index of no instance, until it is there again', async () => {
  const source = new FakeSource(range(50), 20);
  const instance = anInstance(source);
  await instance.load();
  await removeFromSnapshot([7, 8], []);
  await instance.load();
  const other = anInstance(source);
  await other.load();
  for (const each of [instance, other]) {
    expect(idsOf(each)).toEqual(range(50).filter((id) => id !== 7 && id !== 8));
  }
  await removeFromSnapshot([], [8]);
  await other.readAll(true);
  expect(idsOf(other)).toEqual(range(50).filter((id) => id !== 7));
});

test('the next snapshot decides which ads there are', async () => {
  const source = new FakeSource(range(5));
  const instance = anInstance(source);
  await instance.load();
  await removeFromSnapshot([3], []);
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 120_000);
  await instance.readAll(true);
  const other = anInstance(source);
  await other.load();
  expect([idsOf(instance), idsOf(other)]).toEqual([range(5), range(5)]);
  jest.restoreAllMocks();
});

test('while the next snapshot is made, this one is searched', async () => {
  const source = new FakeSource(range(50), 20);
  const instance = anInstance(source);
  await instance.load();
  source.ids = range(60);
  const making = instance.readAll(true);
  await instance.load();
  expect(instance.reader.state).toBe('ready');
  expect(idsOf(instance)).toEqual(expect.arrayContaining(range(50)));
  await making;
  const other = anInstance(source);
  await other.load();
  expect(idsOf(other)).toEqual(range(60));
});

test('one instance makes the next snapshot, when this one is a quarter of an hour old', async () => {
  expect(await claimNextSnapshot(null)).toBe(false);
  expect(await claimNextSnapshot(899)).toBe(false);
  expect(await claimNextSnapshot(900)).toBe(true);
  expect(await claimNextSnapshot(900)).toBe(false);
});
