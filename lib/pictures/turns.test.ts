import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitForTurn } from './turns';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const end = async (turn: ReturnType<typeof waitForTurn>) => (await turn)?.();

test('two at a time; the next comes when one has ended', async () => {
  const [first, second, third] = [waitForTurn(), waitForTurn(), waitForTurn()];
  let came = false;
  void third.then(() => {
    came = true;
  });
  await Promise.all([first, second]);
  await jest.advanceTimersByTimeAsync(0);
  expect(came).toBe(false);
  await end(first);
  await jest.advanceTimersByTimeAsync(0);
  expect(came).toBe(true);
  await Promise.all([end(second), end(third)]);
});

test('whoever waits too long, or behind too many, is not served; and takes no turn', async () => {
  const busy = [waitForTurn(), waitForTurn()];
  const waiting = Array.from({ length: 100 }, waitForTurn);
  expect(await waitForTurn()).toBeNull();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([null]));
  await Promise.all(busy.map(end));
  await jest.advanceTimersByTimeAsync(0);
  const next = [waitForTurn(), waitForTurn()];
  expect(await Promise.all(next)).not.toContain(null);
  await Promise.all(next.map(end));
});

test('a turn that nobody ends is over after half a minute', async () => {
  await Promise.all([waitForTurn(), waitForTurn()]);
  await jest.advanceTimersByTimeAsync(29_000);
  const next = waitForTurn();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await next).not.toBeNull();
  await end(next);
});
