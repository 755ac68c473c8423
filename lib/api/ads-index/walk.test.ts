import { expect, jest, test } from '@jest/globals';
import { wholeList } from './walk';

const pageOf = (number: number) => ({ count: 6, items: [number], hasNext: number < 6 });

function listOf(read: (first: number) => Promise<void>, max = 10) {
  const pages = async (first: number, last: number) => {
    await read(first);
    return [first, last].slice(0, last - first + 1).map(pageOf);
  };
  return wholeList(pages, { max, adsAtATime: 2 });
}

test('the next pages are requested before those that have come are used', async () => {
  const requested: number[] = [];
  const list = listOf(async (first) => void requested.push(first));
  expect((await list.next()).value).toEqual({ count: 6, items: [1] });
  expect(requested).toEqual([1, 2]);
  expect((await list.next()).value).toEqual({ count: 6, items: [2, 3] });
  expect(requested).toEqual([1, 2, 4]);
});

test('what a request ahead throws is thrown when its pages would be used', async () => {
  const list = listOf(async (first) => {
    if (first > 1) throw new Error(`from ${first}`);
  });
  await list.next();
  await new Promise(setImmediate);
  await expect(list.next()).rejects.toThrow('from 2');
});

test('a request ahead that fails after the list was left is no unhandled rejection', async () => {
  const unhandled = jest.fn();
  process.once('unhandledRejection', unhandled);
  const list = listOf(async (first) => {
    if (first > 1) throw new Error(`from ${first}`);
  });
  await list.next();
  await list.return(undefined);
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('nothing is requested beyond a page that counts too many ads', async () => {
  const requested: number[] = [];
  await listOf(async (first) => void requested.push(first), 5).next();
  expect(requested).toEqual([1]);
});
