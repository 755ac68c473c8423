import { beforeEach, expect, jest, test } from '@jest/globals';
import { lifeOfFailures, lifeOfLists, lifeOfReference, tags } from './cache';
import { lastGood } from './last-good';

const cacheLife = jest.fn();
const cacheTag = jest.fn();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

jest.unstable_mockModule('next/cache', () => ({ cacheLife, cacheTag }));
const { readExtra, readSideBlock } = await import('./side-block');

beforeEach(() => {
  jest.clearAllMocks();
});

const down = async (): Promise<number[]> => {
  throw new Error('GET /x: 500');
};

test('what loads is kept as long as it is good for', async () => {
  const last = lastGood<number[]>('a block that loads');
  const block = await readSideBlock(last, lifeOfReference, async () => [1]);
  expect(block).toEqual({ kind: 'loaded', content: [1] });
  expect(cacheLife.mock.calls).toEqual([[lifeOfReference]]);
  expect(cacheTag).not.toHaveBeenCalled();
});

test('a failure leaves its mark on the page, is logged and never thrown', async () => {
  const block = await readSideBlock(lastGood<number[]>('a block that fails'), lifeOfLists, down);
  expect(block).toEqual({ kind: 'failed' });
  expect(cacheLife.mock.calls).toEqual([[lifeOfFailures]]);
  expect(cacheTag.mock.calls).toEqual([[tags.failures]]);
  expect(stderr.mock.calls).toEqual([[expect.stringContaining('"event":"call failed"')]]);
});

test('what was good stays, is tried again soon, and its page is kept', async () => {
  const last = lastGood<number[]>('a block that was good');
  await readSideBlock(last, lifeOfReference, async () => [1]);
  jest.clearAllMocks();
  expect(await readSideBlock(last, lifeOfReference, down)).toEqual({
    kind: 'loaded',
    content: [1],
  });
  expect(cacheLife.mock.calls).toEqual([[lifeOfLists]]);
  expect(cacheTag).not.toHaveBeenCalled();
  expect(stderr.mock.calls).toEqual([[expect.stringContaining('a block that was good')]]);
});

test('nothing at all is good too', async () => {
  const last = lastGood<number[]>('an empty block');
  await readSideBlock(last, lifeOfLists, async () => []);
  expect(await readSideBlock(last, lifeOfLists, down)).toEqual({ kind: 'loaded', content: [] });
});

test('what a page is good without leaves no mark: the page is kept, and tried again soon', async () => {
  const last = lastGood<number[]>('an extra');
  expect(await readExtra(last, lifeOfReference, down)).toBeNull();
  expect(cacheLife.mock.calls).toEqual([[lifeOfLists]]);
  expect(cacheTag).not.toHaveBeenCalled();
  expect(await readExtra(last, lifeOfReference, async () => [1])).toEqual([1]);
  expect(cacheLife.mock.lastCall).toEqual([lifeOfReference]);
  expect(await readExtra(last, lifeOfReference, down)).toEqual([1]);
  expect(cacheLife.mock.lastCall).toEqual([lifeOfLists]);
});
