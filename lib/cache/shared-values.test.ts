import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { now } from '../runtime/now';
import { FakeRedis } from './redis.fixture';
import { RedisLink } from './redis-link';
import { Refreshes } from './refreshes';
import { createSharedValues } from './shared-values';

jest.spyOn(process.stderr, 'write').mockReturnValue(true);

let redis: FakeRedis;
const links: RedisLink[] = [];
beforeEach(() => {
  redis = new FakeRedis();
});
// A heartbeat that goes on would log among the lines of the next file.
afterEach(() => {
  for (const link of links.splice(0)) link.stop();
});

async function newInstance(prefix = 'p:') {
  const refreshes = new Refreshes();
  const feed = { position: '1000-0' };
  const link = new RedisLink(
    async () => redis.client,
    async () => {},
  );
  links.push(link);
  await link.start();
  return { refreshes, feed, values: createSharedValues(link, feed, refreshes, prefix) };
}

const page = (size = 10) => ({
  value: { html: 'x'.repeat(size), data: new Map([['/', Buffer.from('abc')]]) },
  tags: ['ads'],
  since: now(),
});
const isShared = async (count: number) => {
  while (redis.values.size < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('a value is stored compressed for its lifetime, and read back with its buffers and maps', async () => {
  const { values } = await newInstance();
  const made = page(50_000);
  values.set('a', made, 60);
  await isShared(1);
  const [[key, { value, seconds }] = ['', { value: Buffer.alloc(0), seconds: 0 }]] = redis.values;
  expect(key).toMatch(/^p:[\w-]{43}$/);
  expect(seconds).toBe(60);
  expect(value.length).toBeLessThan(1_000);
  const found = await (await newInstance()).values.get('a');
  expect(found).toMatchObject({ value: made.value, tags: ['ads'], freshness: 'fresh' });
});

test('an instance with another prefix does not read a value', async () => {
  (await newInstance()).values.set('a', page(), 60);
  await isShared(1);
  expect(await (await newInstance('q:')).values.get('a')).toBeNull();
});

test('the freshness of a value follows from the feed position it was made at', async () => {
  const { values, refreshes } = await newInstance();
  values.set('a', page(), 60);
  await isShared(1);
  refreshes.record('ads', 'expired', '1000-1');
  expect(await values.get('a')).toMatchObject({ freshness: 'expired' });
});

test('a value refreshed during its render is not shared', async () => {
  const { values, refreshes } = await newInstance();
  const made = page();
  refreshes.record('ads', 'expired', '1000-0');
  values.set('a', made, 60);
  values.set('b', page(), 0);
  values.set('c', page(), 60);
  await isShared(1);
  expect(await values.get('a')).toBeNull();
  expect(redis.values.size).toBe(1);
});

test('when Redis is down, or has malformed data, there is no value', async () => {
  const { values } = await newInstance();
  values.set('a', page(), 60);
  await isShared(1);
  for (const [key] of redis.values) redis.values.set(key, { value: Buffer.from('?'), seconds: 1 });
  expect(await values.get('a')).toBeNull();
  redis.trouble = new Error('Socket closed unexpectedly');
  expect(await values.get('a')).toBeNull();
  values.set('b', page(), 60);
});

test('the number of pending writes to a slow Redis is bounded', async () => {
  const { values } = await newInstance();
  // Those of the commands, which would outlive the test.
  jest.useFakeTimers();
  redis.trouble = 'silence';
  for (let number = 0; number < 80; number += 1) values.set(`${number}`, page(), 60);
  const writes = () => redis.calls.filter((call) => call === 'set').length;
  while (writes() < 50) await setImmediate();
  // Each of the others would have been compressed by then.
  for (let time = 0; time < 80; time += 1) await promisify(brotliCompress)('a');
  await setImmediate();
  expect(writes()).toBe(50);
  jest.useRealTimers();
});
