import { beforeEach, expect, jest, test } from '@jest/globals';
import { AdsIndex } from '@/lib/ads-index/ads-index';
import { SharedIndex } from '@/lib/api/ads-index/shared-index';
import { type RedisClient, RedisDownError, type RedisLink } from '@/lib/cache/redis-link';
import { gazetteer } from '@/lib/places/gazetteer';

const manifest = JSON.stringify({ version: 'theirs', position: '0-0', chunks: 0 });

let values: Map<string, string>;
/** Called before a lock is set. */
let beforeLock: () => void;

const client = {
  get: async (key: string) => values.get(key) ?? null,
  pTTL: async (key: string) => (values.has(key) ? 60_000 : -2),
  async set(key: string, value: string, options?: { condition?: 'NX' }) {
    if (options?.condition === 'NX') beforeLock();
    if (options?.condition === 'NX' && values.has(key)) return null;
    values.set(key, value);
    return 'OK';
  },
  /** Only the script that ends a lock runs here. */
  async eval(_script: string, { keys: [key = ''] }: { keys: string[] }) {
    return Number(values.delete(key));
  },
};

const workingLink = {
  isUp: true,
  run: <T>(command: (redis: RedisClient) => Promise<T>) =>
    command(client as unknown as RedisClient),
} as RedisLink;

beforeEach(() => {
  values = new Map();
  beforeLock = () => {};
});

function refresh(link: RedisLink = workingLink) {
  const walk = jest.fn(async () => {});
  const load = jest.fn(async () => {});
  const shared = new SharedIndex(link, { position: '0-0' }, 'ads:');
  const { signal } = new AbortController();
  return {
    walk,
    load,
    done: shared.refresh({ index: new AdsIndex(gazetteer()), signal, walk, load }),
  };
}

test('walks and publishes when there is no snapshot', async () => {
  const { walk, load, done } = refresh();
  await done;
  expect([walk.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
  expect([...values.keys()]).toContain('ads:latest');
  expect([...values.keys()]).not.toContain('ads:lock');
});

test('loads a snapshot', async () => {
  values.set('ads:latest', manifest);
  const { walk, load, done } = refresh();
  await done;
  expect([walk.mock.calls.length, load.mock.calls.length]).toEqual([0, 1]);
});

test('loads one that is published while it looks for the lock, and ends the lock', async () => {
  beforeLock = () => values.set('ads:latest', manifest);
  const { walk, load, done } = refresh();
  await done;
  expect([walk.mock.calls.length, load.mock.calls.length]).toEqual([0, 1]);
  expect([...values.keys()]).toEqual(['ads:latest']);
});

test('waits for a Redis that takes seconds to connect, as on a busy machine', async () => {
  values.set('ads:latest', manifest);
  const connectsAt = performance.now() + 2_500;
  const { run } = workingLink;
  const slow = {
    isDown: false,
    get isUp() {
      return performance.now() >= connectsAt;
    },
    run,
  } as RedisLink;
  const { walk, load, done } = refresh(slow);
  await done;
  expect([walk.mock.calls.length, load.mock.calls.length]).toEqual([0, 1]);
});

test('walks at once when Redis is down', async () => {
  const down = {
    isUp: false,
    isDown: true,
    run: () => Promise.reject(new RedisDownError()),
  } as unknown as RedisLink;
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { walk, done } = refresh(down);
  await done;
  expect(walk).toHaveBeenCalledTimes(1);
  stderr.mockRestore();
});
