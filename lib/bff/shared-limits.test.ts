import { beforeEach, expect, jest, test } from '@jest/globals';
import { FakeRedis } from '@/lib/cache/redis.fixture';
import type { RedisClient } from '@/lib/cache/redis-link';

let redis: FakeRedis;
const link = { run: <T>(command: (client: RedisClient) => Promise<T>) => command(redis.client) };
jest.unstable_mockModule('../cache/sharing', () => ({ sharing: { link } }));
const { attemptLimiter } = await import('./attempt-limiter');
jest.spyOn(process.stderr, 'write').mockReturnValue(true);

beforeEach(() => {
  redis = new FakeRedis();
});

test('attempts are counted by Redis', async () => {
  const limiter = attemptLimiter('counted', 3);
  redis.count = [3, 900_000];
  expect(await limiter('a')).toBeNull();
  redis.count = [4, 60_000];
  expect(await limiter('a')).toBe(60_000);
});

test.each([
  ['a count that never ends', [1_000_000, 9e12]],
  ['no count', [Number.NaN, 1]],
  ['another reply', 'OK'],
  ['nothing', null],
])('with %s in Redis this process counts for itself', async (name, count) => {
  const limiter = attemptLimiter(name, 3);
  redis.count = count;
  for (let time = 0; time < 3; time += 1) expect(await limiter('a')).toBeNull();
  expect(await limiter('a')).toEqual(expect.any(Number));
  expect(await limiter('b')).toBeNull();
});
