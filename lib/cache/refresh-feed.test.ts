import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ErrorReply } from 'redis';
import { now } from '../runtime/now';
import { FakeRedis } from './redis.fixture';
import { createRefreshFeed } from './refresh-feed';
import { Refreshes } from './refreshes';
import { sign } from './signature';

jest.spyOn(process.stderr, 'write').mockReturnValue(true);

let redis: FakeRedis;
beforeEach(() => {
  redis = new FakeRedis();
});

function newInstance() {
  const refreshes = new Refreshes();
  const feed = createRefreshFeed('refreshes', refreshes);
  return { refreshes, feed, exchange: () => feed.exchange(redis.client) };
}

/** The fields of an entry that an instance has added. */
const message = (tag: string, how: string) => ({
  tag,
  how,
  signature: sign('refreshes', `${how} ${tag}`),
});

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
  ['was trimmed', [{ id: '5000-0', message: message('posts', 'expired') }]],
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

test('of a feed that was trimmed, all that is left is read, and what is older than its end is stale', async () => {
  const one = newInstance();
  one.feed.announce('ads', 'expired');
  await one.exchange();
  const before = now();
  redis.stream = [
    { id: '5000-0', message: message('posts', 'expired') },
    { id: '5001-0', message: message('ad:12', 'expired') },
    { id: '5002-0', message: message('partners', 'stale') },
  ];
  await one.exchange();
  expect(one.refreshes.freshnessOf(['posts'], before)).toBe('expired');
  expect(one.refreshes.freshnessOf(['ad:12'], before)).toBe('expired');
  expect(one.refreshes.freshnessOfShared(['substitutes'], '5001-0')).toBe('stale');
  expect(one.refreshes.freshnessOfShared(['substitutes'], '5002-0')).toBe('fresh');
  expect(one.feed.position).toBe('5002-0');
});

test('the first entry of a feed is read, and the last one once', async () => {
  const one = newInstance();
  const other = newInstance();
  await other.exchange();
  const before = now();
  one.feed.announce('ads', 'expired');
  one.feed.announce('posts', 'expired');
  await one.exchange();
  await other.exchange();
  expect(other.refreshes.freshnessOf(['ads'], before)).toBe('expired');
  expect(other.refreshes.freshnessOf(['posts'], before)).toBe('expired');
  const after = now();
  await other.exchange();
  expect(other.refreshes.freshnessOf(['ads'], after)).toBe('fresh');
  expect(other.refreshes.freshnessOf(['posts'], after)).toBe('fresh');
});

describe('an entry that is not a refresh of ours', () => {
  const id = '900-0';
  const ours = message('ads', 'expired');

  test.each<[string, Record<string, string>]>([
    ['of a version to come', { ...ours, how: 'renamed' }],
    ['without a signature', { tag: 'ads', how: 'expired' }],
    ['with the signature of another tag', { ...ours, tag: 'ad:12' }],
    ['with the signature of another way', { ...ours, how: 'stale' }],
    ['of another feed', { ...ours, signature: sign('others', 'expired ads') }],
    ['with a tag that is too long', message('a'.repeat(257), 'expired')],
    ['with another field', { ...ours, id: '12' }],
    [
      'with its fields in another order',
      { how: ours.how, tag: ours.tag, signature: ours.signature },
    ],
    ['without a field', {}],
  ])('%s makes everything stale, once', async (_, fields) => {
    const one = newInstance();
    const before = now();
    redis.stream = [{ id, message: fields }];
    await one.exchange();
    expect(one.refreshes.freshnessOf(['posts'], before)).toBe('stale');
    expect(one.refreshes.freshnessOf(['ads'], before)).toBe('stale');
    expect(one.refreshes.freshnessOfShared(['posts'], '899-0')).toBe('stale');
    expect(one.refreshes.freshnessOfShared(['posts'], id)).toBe('fresh');
    expect(one.feed.position).toBe(id);
    const after = now();
    await one.exchange();
    expect(one.refreshes.freshnessOf(['posts'], after)).toBe('fresh');
    one.feed.announce('ads', 'expired');
    const other = newInstance();
    await one.exchange();
    await other.exchange();
    expect(other.refreshes.freshnessOf(['ads'], after)).toBe('expired');
  });

  test('without an id of a stream is none of Redis: the exchange fails', async () => {
    redis.stream = [{ id: `${'9'.repeat(21)}-0`, message: ours }];
    await expect(newInstance().exchange()).rejects.toThrow();
  });
});

test.each([
  ['a value of another kind', 'WRONGTYPE Operation against a key holding the wrong kind of value'],
  ['it in a script of Redis 6', 'ERR Error running script: @user_script: 1: WRONGTYPE Operation'],
  ['the last possible id', 'ERR The stream has exhausted the last possible ID'],
])('a feed with %s begins anew, and everything is stale', async (_, reply) => {
  const one = newInstance();
  const other = newInstance();
  one.feed.announce('ads', 'expired');
  await one.exchange();
  await other.exchange();
  const before = now();
  one.feed.announce('posts', 'expired');
  // Only until the key is deleted.
  const failing = jest.spyOn(redis, 'xAdd').mockRejectedValueOnce(new ErrorReply(reply));
  await one.exchange();
  failing.mockRestore();
  expect(redis.calls).toContain('del');
  await one.exchange();
  await other.exchange();
  expect(other.refreshes.freshnessOf(['partners'], before)).toBe('stale');
  expect(other.refreshes.freshnessOf(['posts'], before)).toBe('expired');
  expect(one.refreshes.freshnessOf(['partners'], before)).toBe('stale');
});

test('another error reply is a failure of the exchange', async () => {
  const one = newInstance();
  redis.trouble = new ErrorReply('OOM command not allowed when used memory is above maxmemory');
  await expect(one.exchange()).rejects.toThrow('OOM');
  expect(redis.calls).not.toContain('del');
});
