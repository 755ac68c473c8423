import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { z } from 'zod';
import { deletedTag, refreshes } from '@/lib/cache/refreshes';
import { now } from '@/lib/runtime/now';
import { createDataStore, newEntries } from './data-store';

const read = jest.fn<() => Promise<unknown>>();
const minute = { lifeOf: () => 60, tags: ['data-store-a'] };
let store: ReturnType<typeof createDataStore>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance'] });
  read.mockReset();
  store = createDataStore(newEntries(1_000_000), undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

const get = (key = 'k') => store.read(key, minute, read);

test('a value is read once while it is fresh, with its tags and when it is stale', async () => {
  read.mockResolvedValue({ id: 1 });
  const staleAt = Date.now() + 60_000;
  expect(await get()).toEqual({ value: { id: 1 }, tags: minute.tags, staleAt });
  jest.advanceTimersByTime(59_999);
  expect(await get()).toEqual({ value: { id: 1 }, tags: minute.tags, staleAt });
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  read.mockResolvedValue({ id: 2 });
  expect((await get()).value).toEqual({ id: 2 });
});

test('a caller cannot change what is stored', async () => {
  read.mockResolvedValue({ list: [1] });
  await get();
  const { value } = await get();
  (value as { list: number[] }).list.push(2);
  expect((await get()).value).toEqual({ list: [1] });
});

test('callers at the same time share one read, whose failure is not stored', async () => {
  const failure = new Error('down');
  read.mockRejectedValueOnce(failure).mockResolvedValue(1);
  const both = await Promise.allSettled([get(), get()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await get()).value).toBe(1);
  expect(read).toHaveBeenCalledTimes(2);
});

describe('a value that the webhook', () => {
  test('said has changed is read again, also when the read began before', async () => {
    read.mockResolvedValueOnce(1);
    await get();
    refreshes.record('data-store-a', 'expired');
    read.mockImplementationOnce(async () => {
      refreshes.record('data-store-a', 'expired');
      return 2;
    });
    expect((await get()).value).toBe(2);
    read.mockResolvedValue(3);
    expect((await get()).value).toBe(3);
  });

  test('said has changed is not taken from a read that began before', async () => {
    let end = (_value: unknown) => {};
    read.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    const before = get();
    while (read.mock.calls.length === 0) await Promise.resolve();
    refreshes.record('data-store-a', 'expired');
    read.mockResolvedValue(2);
    expect((await get()).value).toBe(2);
    end(1);
    expect((await before).value).toBe(1);
    expect((await get()).value).toBe(2);
  });

  test('said is deleted is not used while the API fails; one that has only changed is', async () => {
    read.mockResolvedValue(1);
    await get();
    refreshes.record('data-store-a', 'expired');
    expect(store.getStale('k')?.value).toBe(1);
    refreshes.record(deletedTag('data-store-a'), 'expired');
    expect(store.getStale('k')).toBeNull();
  });
});

test('a stale value is there until it is absent, which is only stale where that counts', async () => {
  read.mockResolvedValue(1);
  await get();
  jest.advanceTimersByTime(1_000_000);
  expect(store.getStale('k')?.value).toBe(1);
  store.setAbsent('k', 'none', [], now());
  expect(store.getStale('k')).toBeNull();
  expect(store.getStale('k', true)?.value).toBe('none');
});

describe('that there is no value', () => {
  test('is known for seconds, until the webhook says otherwise', async () => {
    read.mockResolvedValue(1);
    store.setAbsent('k', null, minute.tags, now());
    expect((await get()).value).toBeNull();
    refreshes.record('data-store-a', 'expired');
    expect((await get()).value).toBe(1);
    store.setAbsent('k', null, minute.tags, now());
    jest.advanceTimersByTime(10_001);
    expect((await get()).value).toBe(1);
    expect((await get()).value).toBe(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('evicts no value, however often it is said of others', async () => {
    read.mockResolvedValue(1);
    await get();
    for (let key = 0; key < 20_000; key += 1) store.setAbsent(`none ${key}`, null, [], now());
    expect(store.getStale('k')?.value).toBe(1);
    expect(store.getStale('none 0', true)).toBeNull();
  });
});

test('a flood of values that are read once evicts none that was read again', async () => {
  // Some 20 kB each, hardly compressible.
  const large = Array.from({ length: 2_500 }, Math.random);
  read.mockResolvedValue(large);
  await get('popular');
  await get('popular');
  for (let key = 0; key < 200; key += 1) await get(`flood ${key}`);
  expect(store.getStale('popular')?.value).toEqual(large);
  expect(store.getStale('flood 0')).toBeNull();
});

describe('with other instances', () => {
  /** The values in Redis; `get` returns nothing of another shape. */
  let stored: { value: unknown } | null;
  const shared = {
    get: async (_name: string, schema: z.ZodType) =>
      stored && schema.safeParse(stored.value).success ? stored : null,
    set: jest.fn(),
  };
  beforeEach(() => {
    jest.clearAllMocks();
    store = createDataStore(newEntries(1_000_000), shared as never);
  });

  test('what one of them has read is not read again', async () => {
    const value = { value: 'theirs', staleAt: Date.now() + 1_000 };
    const fresh = { tags: ['t'], since: now(), freshness: 'fresh' };
    stored = { value, ...fresh };
    expect(await get()).toEqual({ ...value, tags: ['t'] });
    expect(read).not.toHaveBeenCalled();
    expect(shared.set).not.toHaveBeenCalled();
  });

  test.each([
    ['nothing', null],
    ['what has changed', { freshness: 'expired', value: { value: 1, staleAt: 9e15 }, tags: [] }],
    ['what is stale', { freshness: 'fresh', value: { value: 1, staleAt: 0 }, tags: [], since: 0 }],
    ['something else', { freshness: 'fresh', value: 'x', tags: [], since: 0 }],
    [
      'what is fresh without end',
      { freshness: 'fresh', value: { value: 1, staleAt: 9e15 }, tags: [] },
    ],
  ])('with %s of theirs it is read, and shared', async (_, found) => {
    stored = found;
    read.mockResolvedValue('ours');
    expect((await get()).value).toBe('ours');
    const [key, { value }, seconds] = shared.set.mock.lastCall as unknown as [
      string,
      { value: unknown },
      number,
    ];
    expect([key, seconds]).toEqual(['k', 60]);
    expect(value).toEqual({ value: 'ours', staleAt: Date.now() + 60_000 });
  });
});
