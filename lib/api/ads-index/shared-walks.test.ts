import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sharedWalks } from '@/lib/api/ads-index/shared-walks';
import type { RawPage } from '@/lib/api/schemas/lists';
import { type RedisClient, RedisDownError, type RedisLink } from '@/lib/cache/redis-link';
import { refreshes } from '@/lib/cache/refreshes';
import { createSharedValues } from '@/lib/cache/shared-values';
import type { Sharing } from '@/lib/cache/sharing';
import { sign } from '@/lib/cache/signature';

jest.spyOn(process.stderr, 'write').mockReturnValue(true);

/** The keys of a Redis that all instances share. */
let keys: Map<string, unknown>;
let isDown: boolean;
/** When Redis has connected, on the clock of `performance`. */
let connectsAt: number;
beforeEach(() => {
  keys = new Map();
  isDown = false;
  connectsAt = 0;
});

const client = {
  getRange: async (key: string) => keys.get(key) ?? '',
  pTTL: async (key: string) => (keys.has(key) ? 840_000 : -2),
  async set(key: string, value: unknown, options?: { condition?: 'NX' }) {
    if (options?.condition === 'NX' && keys.has(key)) return null;
    keys.set(key, value);
    return 'OK';
  },
  /** Only the script of the current walk runs here. */
  async eval(_script: string, { keys: [key = ''], arguments: [ownWalk, started] }: EvalOptions) {
    const current = keys.get(key);
    if (current !== undefined && current !== ownWalk) return current;
    keys.set(key, started);
    return started;
  },
  withTypeMapping: () => client,
};
type EvalOptions = { keys: string[]; arguments: string[] };

const link = {
  get isUp() {
    return !isDown && performance.now() >= connectsAt;
  },
  get isDown() {
    return isDown;
  },
  async run<T>(command: (redis: RedisClient) => Promise<T>) {
    if (isDown) throw new RedisDownError();
    return command(client as unknown as RedisClient);
  },
} as RedisLink;

function anInstance() {
  const feed = { position: '7-0' } as Sharing['feed'];
  const apiValues = createSharedValues(link, feed, refreshes, 'site:');
  return sharedWalks({ link, feed, prefix: 'site:', apiValues });
}

const { signal } = new AbortController();
const page: RawPage = { count: 1, items: [{ id: 1 }], hasNext: false };

test('instances join one walk, from where the feed of refreshes was', async () => {
  const first = await anInstance().walk(signal);
  expect(first.position).toBe('7-0');
  const other = await anInstance().walk(signal);
  expect(other).toEqual({ id: first.id, ageMs: 60_000, position: '7-0' });
});

test('an instance that has read the walk starts another, which the others join', async () => {
  const [one, other] = [anInstance(), anInstance()];
  const { id } = await one.walk(signal);
  expect((await other.walk(signal)).id).toBe(id);
  const [next, same] = await Promise.all([one.walk(signal), other.walk(signal)]);
  expect(next.id).not.toBe(id);
  expect(same.id).toBe(next.id);
});

test('each page is read by one instance', async () => {
  const [one, other] = [anInstance(), anInstance()];
  const walk = await one.walk(signal);
  const read = jest.fn(async () => [page]);
  const pages = await Promise.all([
    one.pages(walk, '1-1', read, signal),
    other.pages(walk, '1-1', read, signal),
  ]);
  expect(pages).toEqual([[page], [page]]);
  expect(read).toHaveBeenCalledTimes(1);
  await other.pages(walk, '2-2', read, signal);
  expect(read).toHaveBeenCalledTimes(2);
});

test('pages that another instance failed to read are read when its claim has expired', async () => {
  const walk = await anInstance().walk(signal);
  const failing = anInstance().pages(walk, '1-1', () => Promise.reject(new Error('fails')), signal);
  await expect(failing).rejects.toThrow('fails');
  const read = jest.fn(async () => [page]);
  const waiting = anInstance().pages(walk, '1-1', read, signal);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(read).not.toHaveBeenCalled();
  keys.delete(`site:ads:${walk.id} 1-1`);
  expect(await waiting).toEqual([page]);
});

test('an instance that waits for pages stops with the server', async () => {
  const walk = await anInstance().walk(signal);
  keys.set(`site:ads:${walk.id} 1-1`, '');
  const stopping = new AbortController();
  const waiting = anInstance().pages(walk, '1-1', async () => [page], stopping.signal);
  setTimeout(() => stopping.abort(), 50);
  await expect(waiting).rejects.toThrow('aborted');
});

test('waits for a Redis that takes seconds to connect, as on a busy machine', async () => {
  const { id } = await anInstance().walk(signal);
  connectsAt = performance.now() + 2_500;
  expect((await anInstance().walk(signal)).id).toBe(id);
});

test('walks alone at once when Redis is down, or goes down meanwhile', async () => {
  const shared = await anInstance().walk(signal);
  isDown = true;
  const alone = await anInstance().walk(signal);
  expect(alone).toMatchObject({ ageMs: 0, position: null });
  for (const walk of [shared, alone]) {
    expect(await anInstance().pages(walk, '1-1', async () => [page], signal)).toEqual([page]);
  }
});

describe('a stranger who writes to Redis', () => {
  const uuid = '00000000-0000-4000-8000-000000000000';

  test.each([
    ['without a signature', `${uuid} 9999999999999-0`],
    ['of another key', `${uuid} 7-0 ${sign('other', `${uuid} 7-0`)}`],
    ['with another position', `${uuid} 8-0 ${sign('site:ads:walk', `${uuid} 7-0`)}`],
    ['that is none', 'x'],
  ])('does not start a walk %s: each instance walks alone, once', async (_, value) => {
    keys.set('site:ads:walk', value);
    const one = anInstance();
    expect(await one.walk(signal)).toMatchObject({ ageMs: 0, position: null });
    const shared = await one.walk(signal);
    expect(shared.position).toBe('7-0');
    expect(await anInstance().walk(signal)).toMatchObject({ id: shared.id });
  });

  test('does not stop it by a claim that never ends', async () => {
    const instance = anInstance();
    const walk = await instance.walk(signal);
    keys.set(`site:ads:${walk.id} 1-1`, '');
    const time = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(time);
    clock.mockReturnValueOnce(time + 89_000).mockReturnValue(time + 91_000);
    expect(await instance.pages(walk, '1-1', async () => [page], signal)).toEqual([page]);
    clock.mockRestore();
  });

  test('does not give pages', async () => {
    const instance = anInstance();
    const walk = await instance.walk(signal);
    await instance.pages(walk, '1-1', async () => [page], signal);
    const isStored = () => [...keys].find(([, value]) => Buffer.isBuffer(value));
    while (!isStored()) await new Promise((resolve) => setTimeout(resolve, 5));
    const [key, value] = isStored() ?? [''];
    keys.clear();
    keys.set(key, Buffer.concat([Buffer.from('x'), value as Buffer]));
    const read = jest.fn(async () => [page]);
    await instance.pages(walk, '1-1', read, signal);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
