import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FakeRedis } from '@/lib/cache/redis.fixture';
import type { RedisClient } from '@/lib/cache/redis-link';
import { sign } from '@/lib/cache/signature';
import { createDoOnce } from './do-once';

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

const instance = () => createDoOnce(link, 'https://api.example.org');

describe.each([
  ['without Redis', () => createDoOnce(null, '')],
  ['with Redis', instance],
])('%s', (_, create) => {
  test('an id is done once in ten minutes', async () => {
    const doOnce = create();
    await doOnce('msg_1', work);
    jest.advanceTimersByTime(599_000);
    await doOnce('msg_1', work);
    expect(work).toHaveBeenCalledTimes(1);
    await doOnce('msg_2', work);
    await doOnce(null, work);
    await doOnce(null, work);
    expect(work).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(2_000);
    redis.values.clear();
    await doOnce('msg_1', work);
    expect(work).toHaveBeenCalledTimes(5);
  });

  test('an id whose work failed may be sent again', async () => {
    const doOnce = create();
    work.mockRejectedValueOnce(new Error('failed'));
    await expect(doOnce('msg_1', work)).rejects.toThrow('failed');
    await doOnce('msg_1', work);
    await doOnce('msg_1', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('an id that is being done is a conflict', async () => {
    const doOnce = create();
    const end = pendingWork();
    const first = doOnce('msg_1', work);
    await expect(doOnce('msg_1', work)).rejects.toMatchObject({ status: 409, retryAfter: 10 });
    end();
    await first;
    await doOnce('msg_1', work);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('two instances', () => {
  test('do an id once', async () => {
    const [one, other] = [instance(), instance()];
    const end = pendingWork();
    const first = one('msg_1', work);
    await expect(other('msg_1', work)).rejects.toMatchObject({ status: 409 });
    end();
    await first;
    await other('msg_1', work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('do again what failed on one, or was lost with it', async () => {
    const [one, other] = [instance(), instance()];
    work.mockRejectedValueOnce(new Error('failed'));
    await expect(one('msg_1', work)).rejects.toThrow('failed');
    await other('msg_1', work);
    expect(work).toHaveBeenCalledTimes(2);
    work.mockReturnValueOnce(new Promise(() => {}));
    void one('msg_2', work);
    await jest.advanceTimersByTimeAsync(0);
    expect([...redis.values.values()].map(({ seconds }) => seconds)).toEqual([600, 60]);
  });

  test('do it each for itself while Redis is down', async () => {
    redis.trouble = new Error('down');
    const one = instance();
    await one('msg_1', work);
    await one('msg_1', work);
    expect(work).toHaveBeenCalledTimes(1);
    await instance()('msg_1', work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ['anything', 'x'.repeat(1_000)],
  ['« done »', 'done'],
  ['the signature of another id', sign('medireleve:webhook:x', 'done')],
])('%s that a stranger has stored under an id does not count: it is done', async (_, value) => {
  await instance()('msg_1', work);
  for (const key of redis.values.keys()) redis.values.set(key, { value, seconds: 600 });
  await instance()('msg_1', work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('the oldest id is forgotten when there are too many', async () => {
  const doOnce = createDoOnce(null, '', 2);
  for (const id of ['a', 'b', 'c', 'c', 'b', 'a']) await doOnce(id, work);
  expect(work).toHaveBeenCalledTimes(4);
});
