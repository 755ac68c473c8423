import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ErrorReply } from 'redis';
import { FakeRedis } from './redis.fixture';
import { RedisDownError, RedisLink } from './redis-link';

const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const logged = () => stderr.mock.calls.map(([line]) => /"event":"([^"]+)"/.exec(String(line))?.[1]);
const levels = () => stderr.mock.calls.map(([line]) => /"level":"([^"]+)"/.exec(String(line))?.[1]);

let redis: FakeRedis;
let canConnect: boolean;
/** When the link connected or tried to, in milliseconds. */
let attempts: number[];
const open = async () => {
  attempts.push(Date.now());
  if (!canConnect) throw new Error('connect ECONNREFUSED');
  redis.isOpen = true;
  redis.isReady = true;
  return redis.client;
};
const newLink = () =>
  new RedisLink(open, async (client) => void (await client.getRange('heartbeat', 0, 9)));
const get = (link: RedisLink) => link.run((client) => client.getRange('a', 0, 9));

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  redis = new FakeRedis();
  canConnect = true;
  attempts = [];
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('commands run after the first heartbeat', async () => {
  const link = newLink();
  await expect(get(link)).rejects.toThrow(RedisDownError);
  await link.start();
  expect(await get(link)).toBe('');
  expect(logged()).toEqual(['redis connected']);
});

test('while Redis is down commands fail at once, and one line is logged', async () => {
  canConnect = false;
  const link = newLink();
  await link.start();
  await expect(get(link)).rejects.toThrow(RedisDownError);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(logged()).toEqual(['redis unavailable']);
  // It reconnects with growing delays, but does not stop.
  const delays = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(delays.slice(0, 3)).toEqual([...delays.slice(0, 3)].sort((one, other) => one - other));
  expect(Math.max(...delays)).toBeLessThan(6_000);
  expect(Math.max(...delays)).toBeGreaterThan(4_000);
  canConnect = true;
  await jest.advanceTimersByTimeAsync(6_000);
  expect(link.isUp).toBe(true);
  expect(logged()).toEqual(['redis unavailable', 'redis connected']);
  expect(levels()).toEqual(['warn', 'info']);
});

test('a Redis that takes 300 ms is slow, not down', async () => {
  redis.delayMs = 300;
  const link = newLink();
  void link.start();
  await jest.advanceTimersByTimeAsync(400);
  for (let time = 0; time < 50; time += 1) {
    const requested = get(link);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await requested).toBe('');
  }
  expect(attempts).toHaveLength(1);
  expect(logged()).toEqual(['redis connected']);
});

test('beyond the limit of commands some fail at once, but not the heartbeat', async () => {
  const link = newLink();
  await link.start();
  redis.delayMs = 900;
  const results = Promise.allSettled(Array.from({ length: 2_000 }, () => get(link)));
  await jest.advanceTimersByTimeAsync(1_400);
  const rejected = (await results).flatMap((one) => (one.status === 'rejected' ? one.reason : []));
  expect(rejected.length).toBeGreaterThan(1_000);
  for (const error of rejected) expect(error).toBeInstanceOf(RedisDownError);
  expect(redis.calls.filter((call) => call === 'getRange').length).toBeGreaterThan(100);
  redis.delayMs = 0;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await get(link)).toBe('');
  expect(attempts).toHaveLength(1);
  expect(logged()).toEqual(['redis connected']);
});

test('one request waits for a Redis that takes three seconds, until a heartbeat succeeds; background commands wait', async () => {
  const link = newLink();
  await link.start();
  redis.delayMs = 3_000;
  const refused = expect(get(link)).rejects.toThrow(RedisDownError);
  await jest.advanceTimersByTimeAsync(1_100);
  await refused;
  const calls = redis.calls.length;
  await expect(get(link)).rejects.toThrow(RedisDownError);
  expect(redis.calls).toHaveLength(calls);
  const inBackground = link.run((client) => client.getRange('a', 0, 9), 'background');
  await jest.advanceTimersByTimeAsync(3_100);
  expect(await inBackground).toBe('');
  redis.delayMs = 0;
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await get(link)).toBe('');
  expect([link.isUp, redis.isOpen]).toEqual([true, true]);
  expect(attempts).toHaveLength(1);
  expect(logged()).toEqual(['redis connected']);
});

test('a Redis that hangs is down after some seconds, in which one request waits', async () => {
  const link = newLink();
  await link.start();
  redis.trouble = 'silence';
  const refused = expect(get(link)).rejects.toThrow(RedisDownError);
  await jest.advanceTimersByTimeAsync(1_100);
  await refused;
  expect(logged()).toEqual(['redis connected']);
  await expect(get(link)).rejects.toThrow(RedisDownError);
  await jest.advanceTimersByTimeAsync(5_000);
  expect([redis.isOpen, link.isUp]).toEqual([false, false]);
  expect(logged()).toEqual(['redis connected', 'redis unavailable']);
  redis.trouble = null;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await get(link)).toBe('');
});

test('a broken connection fails its pending commands, and is opened again', async () => {
  const link = newLink();
  await link.start();
  redis.trouble = new Error('Socket closed unexpectedly');
  await Promise.all([1, 2, 3].map(() => expect(get(link)).rejects.toThrow(RedisDownError)));
  expect(logged()).toEqual(['redis connected', 'redis unavailable']);
  redis.trouble = null;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(link.isUp).toBe(true);
});

test('a failed heartbeat marks Redis as down without a command', async () => {
  const link = newLink();
  await link.start();
  redis.trouble = 'silence';
  await jest.advanceTimersByTimeAsync(6_000);
  expect(link.isUp).toBe(false);
});

test('an error reply of Redis leaves the connection up', async () => {
  const link = newLink();
  await link.start();
  redis.trouble = new ErrorReply('OOM command not allowed');
  await expect(get(link)).rejects.toThrow('OOM');
  expect(link.isUp).toBe(true);
});
