import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Queue } from './queue';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

test('two at a time; the next one starts when one has ended', async () => {
  const turns = new Queue(2);
  const endFirst = await turns.take();
  await turns.take();
  const came = jest.fn();
  void turns.take().then(came);
  await pass(0);
  expect(came).not.toHaveBeenCalled();
  endFirst?.();
  await pass(0);
  expect(came).toHaveBeenCalledWith(expect.any(Function));
});

test('a full or slow queue resolves with null, and uses no turn', async () => {
  const turns = new Queue(1);
  const end = await turns.take();
  const waiting = Array.from({ length: 100 }, () => turns.take());
  expect(await turns.take()).toBeNull();
  await pass(5_000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([null]));
  end?.();
  await pass(0);
  expect(await turns.take()).not.toBeNull();
});

test('a turn ends by itself after half a minute', async () => {
  const turns = new Queue(1);
  await turns.take();
  await pass(29_000);
  const next = turns.take();
  await pass(1_000);
  expect(await next).not.toBeNull();
});
