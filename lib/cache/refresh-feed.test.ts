import { beforeEach, expect, test } from '@jest/globals';
import { now } from '../runtime/now';
import { FakeRedis } from './redis.fixture';
import { createRefreshFeed } from './refresh-feed';
import { Refreshes } from './refreshes';

let redis: FakeRedis;
beforeEach(() => {
  redis = new FakeRedis();
});

function newInstance() {
  const refreshes = new Refreshes();
  const feed = createRefreshFeed('refreshes', refreshes);
  return { refreshes, feed, exchange: () => feed.exchange(redis.client) };
}

test('an instance receives the refreshes of another, past and new', async () => {
  const one = newInstance();
  const before = now();
  one.feed.announce('ads', 'expired');
  expect(one.refreshes.freshnessOf(['ads'], before)).toBe('expired');
  await one.exchange();

  const other = newInstance();
  await other.exchange();
  expect(other.refreshes.freshnessOf(['ads'], before)).toBe('expired');
  one.feed.announce('posts', 'stale');
  await one.exchange();
  await other.exchange();
  expect(other.refreshes.freshnessOf(['posts'], before)).toBe('stale');
  expect(other.feed.position).toBe(one.feed.position);
});

test('an instance does not apply its own refresh twice', async () => {
  const one = newInstance();
  one.feed.announce('ads', 'expired');
  const after = now();
  await one.exchange();
  expect(one.refreshes.freshnessOf(['ads'], after)).toBe('fresh');
  expect(one.refreshes.freshnessOfShared(['ads'], one.feed.position)).toBe('fresh');
  expect(one.refreshes.freshnessOfShared(['ads'], '0-0')).toBe('expired');
});

test('while Redis is down a refresh applies locally, and is published later', async () => {
  const one = newInstance();
  const other = newInstance();
  const before = now();
  redis.trouble = new Error('down');
  one.feed.announce('ads', 'expired');
  await expect(one.exchange()).rejects.toThrow('down');
  expect(one.refreshes.freshnessOf(['ads'], before)).toBe('expired');
  redis.trouble = null;
  await one.exchange();
  await other.exchange();
  expect(other.refreshes.freshnessOf(['ads'], before)).toBe('expired');
  expect(redis.stream).toHaveLength(1);
});

test('a feed longer than one batch is read to its end', async () => {
  const one = newInstance();
  for (let id = 0; id < 2_500; id += 1) one.feed.announce(`ad:${id}`, 'expired');
  await one.exchange();
  // A connection rejects more than a thousand.
  expect(redis.maxPending).toBeLessThanOrEqual(500);
  const other = newInstance();
  const before = now();
  await other.exchange();
  for (const id of [0, 999, 1_000, 2_499]) {
    expect(other.refreshes.freshnessOf([`ad:${id}`], before)).toBe('expired');
  }
});

test('a heartbeat during the first batch of a publication waits for it', async () => {
  const one = newInstance();
  for (let id = 0; id < 1_100; id += 1) one.feed.announce(`ad:${id}`, 'expired');
  await Promise.all([one.feed.publish(redis.client), one.exchange()]);
  expect(redis.maxPending).toBeLessThanOrEqual(500);
  expect(redis.stream).toHaveLength(1_100);
});

test.each([
  ['was emptied', []],
  ['was trimmed', [{ id: '5000-0', message: { tag: 'posts', how: 'expired' } }]],
])('after a feed %s during a disconnection, every older value is stale', async (_, stream) => {
  const one = newInstance();
  one.feed.announce('ads', 'expired');
  await one.exchange();
  const before = now();
  redis.stream = stream;
  await one.exchange();
  expect(one.refreshes.freshnessOf(['partners'], before)).toBe('stale');
  expect(one.refreshes.freshnessOf(['posts'], before)).toBe(
    stream.length > 0 ? 'expired' : 'stale',
  );
  expect(one.refreshes.freshnessOf(['partners'], now())).toBe('fresh');
  const after = now();
  await one.exchange();
  expect(one.refreshes.freshnessOf(['partners'], after)).toBe('fresh');
});
