import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createQueue } from './queue';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (time: number) => jest.advanceTimersByTimeAsync(time);
function pending() {
  let resolve = (_: string) => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
const forever = () => new Promise<string>(() => {});
const done = async () => 'done';

test('two at a time; the next one starts when one has ended', async () => {
  const inTurn = createQueue(2);
  const first = pending();
  void inTurn(() => first.promise);
  void inTurn(forever);
  const started = jest.fn(done);
  const third = inTurn(started);
  await pass(0);
  expect(started).not.toHaveBeenCalled();
  first.resolve('first');
  await pass(0);
  expect(await third).toBe('done');
});

test('a full or slow queue resolves with null, and uses no turn', async () => {
  const inTurn = createQueue(1);
  const first = pending();
  void inTurn(() => first.promise);
  const late = jest.fn(done);
  const waiting = Array.from({ length: 100 }, () => inTurn(late));
  expect(await inTurn(late)).toBeNull();
  await pass(5_000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([null]));
  first.resolve('first');
  await pass(0);
  expect(late).not.toHaveBeenCalled();
  expect(await inTurn(done)).toBe('done');
});

test('a turn ends by itself after half a minute, or when its task fails', async () => {
  const inTurn = createQueue(1);
  void inTurn(forever);
  await pass(29_000);
  const failing = inTurn(() => Promise.reject(new Error('failed')));
  const last = inTurn(done);
  void failing.catch(() => {});
  await pass(1_001);
  await expect(failing).rejects.toThrow('failed');
  expect(await last).toBe('done');
});

test('tasks of another name do not wait', async () => {
  const inTurn = createQueue(1);
  void inTurn(forever, 'a');
  const waiting = jest.fn(done);
  void inTurn(waiting, 'a');
  expect(await inTurn(done, 'b')).toBe('done');
  expect(waiting).not.toHaveBeenCalled();
});
