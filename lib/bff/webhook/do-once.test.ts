import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FakeRedis } from '@/lib/cache/redis.fixture';
import type { RedisClient } from '@/lib/cache/redis-link';
import { doOnce, ReceivedIds } from './do-once';

const work = jest.fn<() => Promise<void>>();
let redis: FakeRedis;

beforeEach(() => {
  jest.useFakeTimers();
  work.mockReset().mockResolvedValue();
  redis = new FakeRedis();
});
afterEach(() => {
  jest.useRealTimers();
});

const link = {
  run: <T>(command: (client: RedisClient) => Promise<T>) => command(redis.client),
};
/** Work that is being done until the returned function is called. */
function pendingWork(): () => void {
  let end = () => {};
  work.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  return () => end();
}

const instance = () => new ReceivedIds(link, 'https://api.example.org');

describe.each([
  ['without Redis', () => new ReceivedIds(null, '')],
  ['with Redis', instance],
])('%s', (_, create) => {
  test('an id is done once in ten minutes', async () => {
    const ids = create();
    await doOnce('msg_1', work, ids);
    jest.advanceTimersByTime(599_000);
    await doOnce('msg_1', work, ids);
    expect(work).toHaveBeenCalledTimes(1);
    await doOnce('msg_2', work, ids);
    await doOnce(null, work, ids);
    await doOnce(null, work, ids);
    expect(work).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(2_000);
    redis.values.clear();
    await doOnce('msg_1', work, ids);
    expect(work).toHaveBeenCalledTimes(5);
  });

  test('an id whose work failed may be sent again', async () => {
    const ids = create();
    work.mockRejectedValueOnce(new Error('failed'));
    await expect(doOnce('msg_1', work, ids)).rejects.toThrow('failed');
    await doOnce('msg_1', work, ids);
    await doOnce('msg_1', work, ids);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('while it is being done it is a conflict', async () => {
    const ids = create();
    const end = pendingWork();
    const first = doOnce('msg_1', work, ids);
    await expect(doOnce('msg_1', work, ids)).rejects.toMatchObject({ status: 409, retryAfter: 10 });
    end();
    await first;
    await doOnce('msg_1', work, ids);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('two instances', () => {
  test('do an id once', async () => {
    const [one, other] = [instance(), instance()];
    const end = pendingWork();
    const first = doOnce('msg_1', work, one);
    await expect(doOnce('msg_1', work, other)).rejects.toMatchObject({ status: 409 });
    end();
    await first;
    await doOnce('msg_1', work, other);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('do again what failed on one, or was lost with it', async () => {
    const [one, other] = [instance(), instance()];
    work.mockRejectedValueOnce(new Error('failed'));
    await expect(doOnce('msg_1', work, one)).rejects.toThrow('failed');
    await doOnce('msg_1', work, other);
    expect(work).toHaveBeenCalledTimes(2);
    work.mockReturnValueOnce(new Promise(() => {}));
    void doOnce('msg_2', work, one);
    await jest.advanceTimersByTimeAsync(0);
    expect([...redis.values.values()].map(({ seconds }) => seconds)).toEqual([600, 60]);
  });

  test('do it each for itself while Redis is down', async () => {
    redis.trouble = new Error('down');
    const one = instance();
    await doOnce('msg_1', work, one);
    await doOnce('msg_1', work, one);
    expect(work).toHaveBeenCalledTimes(1);
    await doOnce('msg_1', work, instance());
    expect(work).toHaveBeenCalledTimes(2);
  });
});

test('the oldest id is forgotten when there are too many', async () => {
  const ids = new ReceivedIds(null, '', 2);
  for (const id of ['a', 'b', 'c', 'c', 'b', 'a']) await doOnce(id, work, ids);
  expect(work).toHaveBeenCalledTimes(4);
});
