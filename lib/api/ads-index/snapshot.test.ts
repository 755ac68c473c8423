import { beforeEach, expect, jest, test } from '@jest/globals';
import { IndexReader } from '@/lib/api/ads-index/index-reader';
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
const { SnapshotReader } = await import('./snapshot');
type Instance = InstanceType<typeof SnapshotReader>;

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function anInstance(source: FakeSource, max = 100_000) {
  return new SnapshotReader(source, max, new Refreshes());
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

const adsOf = ({ index }: Instance) =>
  index.search({ ...everything, today: '2026-11-24' }).ads.map(({ published }) => published.ad);
const idsOf = (instance: Instance) =>
  adsOf(instance)
    .map(({ id }) => id)
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
  expect(first.state).toBe('preparing');
  expect(first.ageSeconds).toBeNull();
  await first.load();
  expect(first.state).toBe('ready');
  expect(first.ageSeconds).toBeLessThan(60);
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
  await instance.renew();
  expect(idsOf(instance)).toEqual(source.ids);
});

test('while the API fails the index stays, and the failure is logged', async () => {
  const source = new FakeSource(range(5));
  const instance = anInstance(source);
  await instance.load();
  source.fault = () => {
    throw new Error('The API fails');
  };
  expect(await instance.renew()).toBe(false);
  expect(instance.state).toBe('ready');
  expect(idsOf(instance)).toEqual(range(5));
  expect(log).toContainEqual(expect.objectContaining({ event: 'ads index walk failed' }));

  const other = anInstance(source);
  await other.load();
  expect(idsOf(other)).toEqual(range(5));
  stored.clear();
  const fresh = anInstance(source);
  await fresh.load();
  expect(fresh.state).toBe('preparing');
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
  expect(await instance.renew()).toBe(false);
  expect(idsOf(instance)).toEqual(expect.arrayContaining(range(1_200)));
  source.fault = null;
  await instance.renew();
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
  expect(await instance.renew()).toBe(false);
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
  expect(instance.state).toBe('off');
  expect(source.pages).toEqual([1]);
  expect(log).toEqual([expect.objectContaining({ event: 'ads index off', ads: count })]);
  await instance.load();
  await instance.take(new Map([[1, await source.ad(1)]]));
  expect(idsOf(instance)).toEqual([]);
  expect(log).toHaveLength(1);

  source.ids = range(3);
  stored.clear();
  await instance.load();
  expect(instance.state).toBe('ready');
});

test('what the webhook says counts on all instances, until it says otherwise', async () => {
  const source = new FakeSource(range(50), 20);
  const instance = anInstance(source);
  const other = anInstance(source);
  await Promise.all([instance.load(), other.load()]);
  source.titles.set(3, 'Autre titre');
  const [changed, created] = [await source.ad(3), { ...Object(await source.ad(4)), id: 60 }];
  await instance.take(
    new Map([
      [3, changed],
      [60, created],
      [7, null],
      [8, null],
    ]),
  );
  const left = [...range(50), 60].filter((id) => id !== 7 && id !== 8);
  // The instance that the webhook calls has them at once.
  expect(idsOf(instance)).toEqual(left);
  await other.load();
  const later = anInstance(source);
  await later.load();
  for (const each of [other, later]) {
    expect(idsOf(each)).toEqual(left);
    expect(adsOf(each).find(({ id }) => id === 3)?.title).toBe('Autre titre');
  }
  await instance.take(new Map([[8, await source.ad(8)]]));
  await later.load();
  expect(idsOf(later)).toEqual([...range(50), 60].filter((id) => id !== 7));
});

test('of very many changes the latest are kept', async () => {
  const instance = anInstance(new FakeSource(range(5)));
  await instance.load();
  const long = { id: 3, description: 'x'.repeat(600_000) };
  await instance.take(new Map([[3, long]]));
  await instance.take(new Map([[4, { ...long, id: 4 }]]));
  await instance.take(new Map([[5, null]]));
  const changes = [...stored.values()].find(Array.isArray);
  expect(changes).toMatchObject([{ id: 5, item: null }, { id: 4 }]);
});

test('a snapshot that has lost a part is made again', async () => {
  const source = new FakeSource(range(1_200), 20);
  await anInstance(source).load();
  const calls = source.pages.length;
  const [part] = [...stored].find(([, value]) => typeof value === 'string') ?? [];
  stored.delete(part ?? '');
  const other = anInstance(source);
  await other.load();
  expect(idsOf(other)).toEqual(range(1_200));
  expect(source.pages).toHaveLength(2 * calls);
});

test('the next snapshot decides which ads there are', async () => {
  const source = new FakeSource(range(5));
  const instance = anInstance(source);
  await instance.load();
  await instance.take(new Map([[3, null]]));
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 120_000);
  await instance.renew();
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
  const making = instance.renew();
  await instance.load();
  expect(instance.state).toBe('ready');
  expect(idsOf(instance)).toEqual(expect.arrayContaining(range(50)));
  await making;
  const other = anInstance(source);
  await other.load();
  expect(idsOf(other)).toEqual(range(60));
});

test('while the next snapshot is made, what the webhook tells another instance counts', async () => {
  const source = new FakeSource(range(50), 20);
  const instance = anInstance(source);
  await instance.load();
  const making = instance.renew();
  const other = anInstance(source);
  await other.load();
  await other.take(new Map([[7, null]]));
  await instance.load();
  expect(idsOf(instance)).not.toContain(7);
  await making;
  expect(idsOf(instance)).not.toContain(7);
});

test('one instance makes the next snapshot, when this one is a quarter of an hour old', async () => {
  const source = new FakeSource(range(5), 20);
  const [instance, other] = [anInstance(source), anInstance(source)];
  await instance.renewWhenOld();
  expect(source.pages).toEqual([]);
  await Promise.all([instance.load(), other.load()]);
  source.pages.length = 0;
  await instance.renewWhenOld();
  expect(source.pages).toEqual([]);
  const age = jest.spyOn(IndexReader.prototype, 'ageSeconds', 'get').mockReturnValue(900);
  await instance.renewWhenOld();
  await other.renewWhenOld();
  age.mockRestore();
  expect(source.pages).toEqual([1]);
});
