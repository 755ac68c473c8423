import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { IndexUpdater } from '@/lib/api/ads-index/index-updater';
import type { RawPage } from '@/lib/api/schemas/lists';
import { tags } from '@/lib/cache/lifetimes';
import { deletedTag, Refreshes } from '@/lib/cache/refreshes';
import { recordMeasurements } from '@/lib/runtime/metrics/recorder.fixture';
import { now } from '@/lib/runtime/now';
import { FakeSource } from './source.fixture';

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
let stopping = new AbortController();

function createUpdater(source: FakeSource, max = 1_000) {
  const refreshes = new Refreshes();
  const updater = new IndexUpdater(source, max, refreshes);
  return { updater, refreshes };
}

const found = ({ index }: IndexUpdater) =>
  index
    .search({
      area: null,
      startDate: null,
      endDate: null,
      sort: 'recent',
      today: '2026-11-24',
      offset: 0,
      limit: 1_000,
    })
    .ads.map(({ published }) => published.ad);
const idsOf = (updater: IndexUpdater) =>
  found(updater)
    .map(({ id }) => id)
    .sort((a, b) => a - b);

/** Until what was started in the background has ended. */
async function settle() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate);
}

const log: unknown[] = [];
beforeEach(() => {
  log.length = 0;
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((line) => {
      log.push(JSON.parse(String(line)));
      return true;
    });
  }
});
afterEach(() => {
  stopping.abort();
  stopping = new AbortController();
  jest.restoreAllMocks();
});

describe('a walk', () => {
  test.each([1, 3, 20, 100])('finds every ad, whatever the page size: %d', async (pageSize) => {
    const source = new FakeSource(range(60), pageSize);
    const { updater } = createUpdater(source);
    expect(updater.state).toBe('preparing');
    await updater.readAll();
    expect(updater.state).toBe('ready');
    expect(idsOf(updater)).toEqual(range(60));
    expect(source.maxConcurrent).toBeLessThanOrEqual(4);
    expect(source.pages).toHaveLength(Math.ceil(60 / pageSize));
    expect(log).toEqual([expect.objectContaining({ event: 'ads index walked', ads: 60 })]);
  });

  test('knows which ads came after the first walk, and when it saw each last', async () => {
    const source = new FakeSource(range(3));
    const { updater } = createUpdater(source);
    const before = Date.now();
    await updater.readAll();
    source.ids = range(4);
    await updater.readAll();
    const seen = updater.index.byId(range(4)).ads.map((ad) => ad.seen);
    const time = expect.any(Number);
    expect(seen).toEqual([
      { first: null, last: time },
      { first: null, last: time },
      { first: null, last: time },
      { first: time, last: time },
    ]);
    expect(updater.index.search({ today: '2026-11-24', newSince: before - 1 }).count).toBe(1);
  });

  test('removes an ad that is gone, and keeps one that moved to a page already read', async () => {
    const source = new FakeSource(range(12));
    const { updater } = createUpdater(source);
    await updater.readAll();
    source.ids = range(12).filter((id) => id !== 5);
    // The page that would have shown the ad 8 does not: the API still has it.
    source.fault = (page, number) =>
      number === 3 ? { ...page, items: page.items.slice(1) } : page;
    await updater.readAll();
    expect(source.requested.sort((a, b) => a - b)).toEqual([5, 8]);
    expect(idsOf(updater)).toEqual(source.ids);
  });

  test('drops an item that is no ad, and keeps the others', async () => {
    const source = new FakeSource(range(3));
    source.fault = (page) => ({ ...page, items: [{ id: 'x' }, null, ...page.items] });
    const { updater } = createUpdater(source);
    await updater.readAll();
    expect(idsOf(updater)).toEqual([1, 2, 3]);
  });

  test('switches the index off above the maximum, logs that once, and reads the list again', async () => {
    const measured = recordMeasurements();
    const source = new FakeSource(range(30));
    const { updater } = createUpdater(source, 20);
    await updater.readAll();
    await updater.readAll();
    expect(updater.state).toBe('off');
    expect(updater.index.size).toBe(0);
    expect(log).toEqual([
      expect.objectContaining({ event: 'ads index off', level: 'warn', ads: 30, max: 20 }),
    ]);
    await updater.load();
    source.ids = range(20);
    await updater.readAll();
    expect(updater.state).toBe('ready');
    expect(updater.index.size).toBe(20);
    expect(measured).toEqual(['off', 'off', 'walked'].map((result) => ['indexRead', result]));
  });
});

test('a list without an end is read up to twice the maximum of ads', async () => {
  const source = new FakeSource(range(3));
  const { updater } = createUpdater(source, 20);
  const page = await source.page(1);
  source.page = async (number) => {
    source.pages.push(number);
    return page && { ...page, hasNext: true };
  };
  await updater.readAll();
  expect(updater.state).toBe('preparing');
  expect(source.pages.length).toBeLessThan(20);
  expect(log.at(-1)).toMatchObject({ event: 'ads index walk failed' });
});

test('of very many missed ads two hundred are requested; the others leave when these have gone', async () => {
  const source = new FakeSource(range(500), 20);
  const { updater } = createUpdater(source);
  await updater.readAll();
  source.fault = (page) => ({ ...page, count: 250, items: page.items.slice(0, 10) });
  source.ids = range(500);
  await updater.readAll();
  expect(source.requested).toHaveLength(200);
  expect(updater.index.size).toBe(500);
  source.fault = null;
  source.ids = range(250);
  await updater.readAll();
  expect(source.requested).toHaveLength(400);
  expect(idsOf(updater)).toEqual(range(250));
});

test('searches wait for an index that takes long in the first two seconds, and never again', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const source = new FakeSource(range(6));
  source.page = () => new Promise(() => {});
  const { updater } = createUpdater(source);
  void updater.start(stopping.signal);
  const waited: string[] = [];
  const wait = (name: string) => updater.load().then(() => waited.push(name));
  void wait('first');
  await jest.advanceTimersByTimeAsync(1_900);
  void wait('second');
  await settle();
  expect(waited).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(waited).toEqual(['first', 'second']);
  await wait('third');
  expect(updater.state).toBe('preparing');
  jest.useRealTimers();
});

test('an instance that is stopped makes no more calls', async () => {
  const source = new FakeSource(range(6));
  const { updater } = createUpdater(source);
  const started = updater.start(stopping.signal);
  await updater.load();
  stopping.abort();
  await started;
  expect(source.pages).toEqual([1, 2]);
});

const fail = () => {
  throw new Error('The API fails');
};
const faults: [what: string, fault: (page: RawPage, number: number) => RawPage][] = [
  ['fails', fail],
  ['fails at its third page', (page, number) => (number === 3 ? fail() : page)],
  [
    'has an empty page before the last',
    (page, number) => (number === 2 ? { ...page, items: [] } : page),
  ],
  [
    'says that there are more ads than there are',
    (page) => ({ ...page, count: 500, hasNext: false }),
  ],
];

describe.each(faults)('an API that %s', (_, fault) => {
  test('leaves an empty index in preparation', async () => {
    const source = new FakeSource(range(12));
    source.fault = fault;
    const { updater } = createUpdater(source);
    const measured = recordMeasurements();
    await updater.readAll();
    expect(measured).toEqual([['indexRead', 'failed']]);
    expect(updater.state).toBe('preparing');
    expect(updater.ageSeconds).toBeNull();
    expect(log.at(-1)).toMatchObject({ event: 'ads index walk failed', level: 'warn' });
  });

  test('leaves a stale index as it was', async () => {
    const source = new FakeSource(range(12));
    const { updater } = createUpdater(source);
    await updater.readAll();
    source.ids = range(9);
    source.fault = fault;
    await updater.readAll();
    await updater.readLatest();
    expect(updater.state).toBe('ready');
    expect(idsOf(updater)).toEqual(range(12));
  });

  test('that recovers completes an index that is half built', async () => {
    const source = new FakeSource(range(12));
    source.fault = fault;
    const { updater } = createUpdater(source);
    await updater.readAll();
    source.fault = null;
    await updater.readAll();
    expect(updater.state).toBe('ready');
    expect(idsOf(updater)).toEqual(range(12));
  });
});

test('a list that is suddenly empty empties the index only as far as the API confirms it', async () => {
  const source = new FakeSource(range(6));
  const { updater } = createUpdater(source);
  await updater.readAll();
  source.fault = () => ({ count: 0, items: [], hasNext: false });
  await updater.readAll();
  expect(idsOf(updater)).toEqual(range(6));
  source.adsFail = true;
  await updater.readAll();
  expect(idsOf(updater)).toEqual(range(6));
  source.adsFail = false;
  source.ids = [];
  await updater.readAll();
  expect(idsOf(updater)).toEqual([]);
});

describe('reading the first pages', () => {
  test('costs one call when nothing is new', async () => {
    const source = new FakeSource(range(12));
    const { updater } = createUpdater(source);
    await updater.readAll();
    source.pages.length = 0;
    await updater.readLatest();
    expect(source.pages).toEqual([1]);
  });

  test('reads on until a page brings nothing new', async () => {
    const source = new FakeSource(range(12));
    const { updater } = createUpdater(source);
    await updater.readAll();
    source.pages.length = 0;
    source.ids = [104, 103, 102, 101, ...range(12)];
    await updater.readLatest();
    expect(source.pages).toEqual([1, 2, 3]);
    expect(idsOf(updater)).toEqual([...range(12), 101, 102, 103, 104]);
  });
});

describe('the webhook', () => {
  async function setUp() {
    const source = new FakeSource(range(6));
    const { updater, refreshes } = createUpdater(source);
    void updater.start(stopping.signal);
    await updater.load();
    await settle();
    source.requested.length = 0;
    return { source, updater, refreshes };
  }

  test('removes a deleted ad at once', async () => {
    const { updater, refreshes } = await setUp();
    refreshes.record(deletedTag(tags.ad(3)), 'expired');
    expect(idsOf(updater)).toEqual([1, 2, 4, 5, 6]);
  });

  test('has a changed ad requested, then lists rendered again', async () => {
    const { source, updater, refreshes } = await setUp();
    source.titles.set(3, 'Autre titre');
    const rendered = Date.now() + 1_000_000;
    refreshes.record(tags.ad(3), 'expired');
    await settle();
    expect(source.requested).toEqual([3]);
    expect(found(updater).find(({ id }) => id === 3)?.title).toBe('Autre titre');
    expect(refreshes.freshnessOf([tags.ads], 0)).toBe('expired');
    expect(refreshes.freshnessOf([tags.ads], rendered)).toBe('fresh');
  });

  test('removes an ad that the API no longer has', async () => {
    const { source, updater, refreshes } = await setUp();
    source.ids = [1, 2];
    refreshes.record(tags.ad(6), 'expired');
    await settle();
    expect(idsOf(updater)).toEqual([1, 2, 3, 4, 5]);
  });

  test('has no ad requested again that it brought to this instance', async () => {
    const { source, updater, refreshes } = await setUp();
    updater.take(new Map([[3, null]]));
    expect(idsOf(updater)).toEqual([1, 2, 4, 5, 6]);
    refreshes.record(tags.ad(3), 'expired');
    await settle();
    expect(source.requested).toEqual([]);
  });

  test('has the list read when any ad may have changed', async () => {
    const { source, updater, refreshes } = await setUp();
    source.ids = [7, ...range(6)];
    refreshes.record(tags.allAds, 'expired');
    await settle();
    expect(idsOf(updater)).toEqual([...range(6), 7]);
  });

  test('has an ad removed that is gone when any may have changed, and lists rendered again', async () => {
    const { source, updater, refreshes } = await setUp();
    source.ids = [1, 2, 4];
    refreshes.record(tags.allAds, 'expired');
    const rendered = now();
    await settle();
    expect(idsOf(updater)).toEqual([1, 2, 4]);
    expect(refreshes.freshnessOf([tags.ads], rendered)).toBe('expired');
    const { length } = source.pages;
    await updater.takeAll();
    expect(source.pages.length).toBe(length + 1);
    refreshes.record(tags.allAds, 'expired');
    await settle();
    expect(source.pages.length).toBe(length + 1);
  });
});
