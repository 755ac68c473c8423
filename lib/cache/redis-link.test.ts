import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ErrorReply } from 'redis';
import { FakeRedis } from './redis.fixture';
import { RedisDownError, RedisLink } from './redis-link';

const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const logged = () => stderr.mock.calls.map(([line]) => /"event":"([^"]+)"/.exec(String(line))?.[1]);

let redis: FakeRedis;
let canConnect: boolean;
const open = jest.fn(async () => {
  if (!canConnect) throw new Error('connect ECONNREFUSED');
  redis.isOpen = true;
  redis.isReady = true;
  return redis.client;
});
const newLink = () =>
  new RedisLink(open, async (client) => void (await client.xRange('k', '-', '+')));
const get = (link: RedisLink) => link.run((client) => client.get('a'));

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  redis = new FakeRedis();
  redis.xRange = () => redis.get('heartbeat') as never;
  canConnect = true;
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('commands run after the first heartbeat', async () => {
  const link = newLink();
  await expect(get(link)).rejects.toThrow(RedisDownError);
  await link.start();
  expect(await get(link)).toBeNull();
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
  expect(open.mock.calls.length).toBeGreaterThan(8);
  expect(open.mock.calls.length).toBeLessThan(25);
  canConnect = true;
  await jest.advanceTimersByTimeAsync(6_000);
  expect(link.isUp).toBe(true);
  expect(logged()).toEqual(['redis unavailable', 'redis connected']);
});

test('only the first command without a reply waits for the timeout', async () => {
  const link = newLink();
  await link.start();
  redis.trouble = 'silence';
  const requested = get(link);
  const refused = expect(requested).rejects.toThrow(RedisDownError);
  await jest.advanceTimersByTimeAsync(251);
  await refused;
  expect(redis.isOpen).toBe(false);
  const calls = redis.calls.length;
  await expect(get(link)).rejects.toThrow(RedisDownError);
  expect(redis.calls).toHaveLength(calls);
  expect(logged()).toEqual(['redis connected', 'redis unavailable']);
  redis.trouble = null;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await get(link)).toBeNull();
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
  await jest.advanceTimersByTimeAsync(1_500);
  expect(link.isUp).toBe(false);
});

test('an error reply of Redis leaves the connection up', async () => {
  const link = newLink();
  await link.start();
  redis.trouble = new ErrorReply('OOM command not allowed');
  await expect(get(link)).rejects.toThrow('OOM');
  expect(link.isUp).toBe(true);
});
