import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RedisClient } from '../../lib/cache/redis-link';
import { PageReads } from './page-reads';

/** The sorted sets of Redis, with the commands we use. */
class SortedSets {
  readonly sets = new Map<string, Map<string, number>>();

  get client(): RedisClient {
    return this as unknown as RedisClient;
  }

  multi() {
    return this;
  }

  zIncrBy(key: string, by: number, member: string) {
    const set = this.sets.get(key) ?? new Map<string, number>();
    this.sets.set(key, set.set(member, (set.get(member) ?? 0) + by));
  }

  zRemRangeByRank(key: string, first: number, last: number) {
    const members = sorted(this.sets.get(key) ?? new Map());
    for (const [member] of members.slice(first, Math.max(0, members.length + last + 1))) {
      this.sets.get(key)?.delete(member);
    }
  }

  expire() {}

  async exec() {}

  async zUnion(keys: string[]) {
    const sums = new Map<string, number>();
    for (const [member, score] of keys.flatMap((key) => [...(this.sets.get(key) ?? [])])) {
      sums.set(member, (sums.get(member) ?? 0) + score);
    }
    return sorted(sums).map(([member]) => member);
  }
}

const sorted = (set: Map<string, number>) => [...set].sort(([, one], [, other]) => one - other);

const noon = Date.UTC(2026, 10, 25, 12);
const dayMs = 86_400_000;
let redis: SortedSets;

beforeEach(() => {
  redis = new SortedSets();
  jest.useFakeTimers({ now: noon });
});

afterEach(() => {
  jest.useRealTimers();
});

async function read(paths: string[]): Promise<void> {
  const reads = new PageReads('site:');
  for (const path of paths) reads.count(path);
  await reads.publish(redis.client);
}

const mostRead = (limit = 10) => new PageReads('site:').mostRead(redis.client, limit);

test('the reads of all instances, of today and yesterday, are added', async () => {
  await read(['/annonces/1', '/annonces/1', '/annonces/2']);
  jest.setSystemTime(noon + dayMs);
  await read(['/annonces/3', '/annonces/2']);
  await read(['/annonces/2']);
  expect(await mostRead()).toEqual(['/annonces/2', '/annonces/1', '/annonces/3']);
  expect(await mostRead(1)).toEqual(['/annonces/2']);
  jest.setSystemTime(noon + 2 * dayMs);
  expect(await mostRead()).toEqual(['/annonces/2', '/annonces/3']);
});

test('a read is published once', async () => {
  const reads = new PageReads('site:');
  reads.count('/');
  await reads.publish(redis.client);
  await reads.publish(redis.client);
  expect([...redis.sets]).toEqual([['site:reads of 2026-11-25', new Map([['/', 1]])]]);
});

test('what Redis does not take is published the next time', async () => {
  const reads = new PageReads('site:');
  reads.count('/annonces/1');
  jest.spyOn(redis, 'exec').mockRejectedValueOnce(new Error('Redis is down'));
  await expect(reads.publish(redis.client)).rejects.toThrow('Redis is down');
  redis.sets.clear();
  reads.count('/annonces/1');
  await reads.publish(redis.client);
  expect([...redis.sets.values()]).toEqual([new Map([['/annonces/1', 2]])]);
});

test('a crawler that reads every page once does not make it grow without bounds', async () => {
  const pages = (from: number) => Array.from({ length: 2_000 }, (_, at) => `/${from + at}`);
  await read(['/', '/', ...pages(0)]);
  expect(redis.sets.get('site:reads of 2026-11-25')?.size).toBe(400);
  for (let round = 1; round < 20; round += 1) await read(pages(2_000 * round));
  expect(redis.sets.get('site:reads of 2026-11-25')?.size).toBe(5_000);
  expect(await mostRead(1)).toEqual(['/']);
});
