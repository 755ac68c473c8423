import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serialize } from 'node:v8';
import { brotliCompress, brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ErrorReply } from 'redis';
import { z } from 'zod';
import { config } from '../config/config';
import { now } from '../runtime/now';
import { FakeRedis } from './redis.fixture';
import { RedisLink } from './redis-link';
import { Refreshes } from './refreshes';
import { createSharedValues } from './shared-values';
import { sign } from './signature';

const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const anything = z.unknown();

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
  const found = await (await newInstance()).values.get('a', anything);
  expect(found).toMatchObject({ value: made.value, tags: ['ads'], freshness: 'fresh' });
});

test('a value is shared for a second or more', async () => {
  const { values } = await newInstance();
  values.set('a', page(), 0);
  values.set('b', page(), 1);
  await isShared(1);
  expect([...redis.values.values()].map(({ seconds }) => seconds)).toEqual([1]);
});

test('an instance with another prefix does not read a value', async () => {
  (await newInstance()).values.set('a', page(), 60);
  await isShared(1);
  expect(await (await newInstance('q:')).values.get('a', anything)).toBeNull();
});

test('the freshness of a value follows from the feed position it was made at', async () => {
  const { values, refreshes } = await newInstance();
  values.set('a', page(), 60);
  await isShared(1);
  refreshes.record('ads', 'expired', '1000-1');
  expect(await values.get('a', anything)).toMatchObject({ freshness: 'expired' });
});

test('a value refreshed during its render is not shared', async () => {
  const { values, refreshes } = await newInstance();
  const made = page();
  refreshes.record('ads', 'expired', '1000-0');
  values.set('a', made, 60);
  values.set('b', page(), 0);
  values.set('c', page(), 60);
  await isShared(1);
  expect(await values.get('a', anything)).toBeNull();
  expect(redis.values.size).toBe(1);
});

test('when Redis is down, or has malformed data, there is no value', async () => {
  const { values } = await newInstance();
  values.set('a', page(), 60);
  await isShared(1);
  for (const [key] of redis.values) redis.values.set(key, { value: Buffer.from('?'), seconds: 1 });
  expect(await values.get('a', anything)).toBeNull();
  redis.trouble = new Error('Socket closed unexpectedly');
  expect(await values.get('a', anything)).toBeUndefined();
  values.set('b', page(), 60);
});

test('the number of pending writes to a slow Redis is bounded', async () => {
  const { values } = await newInstance();
  // The timers of the commands would outlive the test.
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

describe('a value that is not ours is absent, and logged once', () => {
  /** The bytes that an instance with the secrets stores under a key. */
  const signed = (key: string, envelope: unknown) => {
    const data = brotliCompressSync(serialize(envelope));
    return Buffer.concat([Buffer.from(sign(key, data)), data]);
  };
  const envelope = { position: '1000-0', tags: ['ads'], value: 'ours' };

  async function readWith(change: (stored: Buffer, key: string) => Buffer | string) {
    const { values } = await newInstance();
    values.set('a', { value: 'ours', tags: ['ads'], since: now() }, 60);
    await isShared(1);
    const [[key, { value }] = ['', { value: '' }]] = redis.values;
    redis.values.set(key, { value: change(value as Buffer, key), seconds: 60 });
    stderr.mockClear();
    const found = await values.get('a', z.string());
    expect((await values.get('a', z.string()))?.value).toBe(found?.value);
    return found;
  }
  // Modules of an earlier test file may still log what they counted.
  const lines = () =>
    stderr.mock.calls
      .map(([line]) => JSON.parse(String(line)))
      .filter(({ event }) => event.startsWith('redis'));

  test('one that is', async () => {
    expect(await readWith((_, key) => signed(key, envelope))).toMatchObject({ value: 'ours' });
    expect(lines()).toEqual([]);
  });

  test.each<[string, (stored: Buffer, key: string) => Buffer | string]>([
    ['of no signature', (stored) => stored.subarray(43)],
    ['of a changed byte', (stored) => stored.fill(stored.readUInt8(60) ^ 1, 60, 61)],
    ['that is cut', (stored) => stored.subarray(0, -1)],
    ['that is only a signature', (stored) => stored.subarray(0, 43)],
    ['that is shorter than a signature', () => Buffer.from('abc')],
    ['of another key', (_, key) => signed(`${key}2`, envelope)],
    ['of another build', (_, key) => signed(`q${key.slice(1)}`, envelope)],
    ['of another shape', (_, key) => signed(key, { ...envelope, value: 12 })],
    ['without an envelope', (_, key) => signed(key, 'ours')],
    ['of a position that is none', (_, key) => signed(key, { ...envelope, position: 'x' })],
    ['of tags that are none', (_, key) => signed(key, { ...envelope, tags: [12] })],
    ['that is larger than ours', () => Buffer.alloc(6_000_000)],
    [
      'that decompresses to far more',
      (_, key) => signed(key, { ...envelope, value: 'x'.repeat(21_000_000) }),
    ],
    [
      'that is not compressed',
      (_, key) => Buffer.concat([Buffer.from(sign(key, 'ours')), Buffer.from('ours')]),
    ],
  ])('%s', async (_, change) => {
    expect(await readWith(change)).toBeNull();
    expect(lines()).toMatchObject([{ level: 'warn', event: 'redis value refused', count: 1 }]);
  });

  test('signed with another secret', async () => {
    const { values } = await newInstance();
    values.set('a', page(), 60);
    await isShared(1);
    config.REVALIDATE_SECRET = 'another secret of the webhook';
    expect(await values.get('a', anything)).toBeNull();
    delete config.REVALIDATE_SECRET;
    expect(await values.get('a', anything)).not.toBeNull();
  });

  test('of another kind', async () => {
    const { values } = await newInstance();
    const reply = new ErrorReply('WRONGTYPE Operation against a key holding the wrong kind');
    jest.spyOn(redis, 'getRange').mockRejectedValue(reply);
    expect(await values.get('a', anything)).toBeNull();
  });
});

test('at most some megabytes of a value are read', async () => {
  const { values } = await newInstance();
  const read = jest.spyOn(redis, 'getRange');
  await values.get('a', anything);
  expect(read.mock.calls[0]?.slice(1)).toEqual([0, 5_000_000]);
});
