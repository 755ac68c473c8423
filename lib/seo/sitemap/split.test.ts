import { describe, expect, test } from '@jest/globals';
import { countFiles, type Extent, pagesOfFile } from './split';

/** The extent of a list. */
const listOf = (count: number, pageSize = 20): Extent => ({
  pages: Math.ceil(count / pageSize),
  pageSize,
});

const allPages = (extent: Extent) =>
  Array.from({ length: countFiles(extent) }, (_, index) => pagesOfFile(extent, index + 1));

test.each([
  [0, 20, 0],
  [1, 20, 1],
  [137, 20, 1],
  [1_000, 20, 1],
  [1_001, 20, 2],
  [1_000_000, 20, 1_000],
  [1_000_000, 1, 20_000],
  [1_000_000, 80, 250],
  [30_000_000, 20, 24_999],
])('%d items, %d a page, take %d files', (count, pageSize, files) => {
  expect(countFiles(listOf(count, pageSize))).toBe(files);
});

describe.each([
  [137, 20],
  [1_000_000, 20],
  [1_000_000, 80],
  [1_000_000, 5_000],
  [300_000, 60_000],
])('of %d items, %d a page,', (count, pageSize) => {
  const extent = listOf(count, pageSize);
  const files = allPages(extent);

  test('every page is in one file, in order', () => {
    expect(files.flat()).toEqual(Array.from({ length: extent.pages }, (_, index) => index + 1));
  });

  test('a file takes at most fifty calls and lists at most 50 000 URLs', () => {
    for (const pages of files) {
      expect(pages.length).toBeLessThanOrEqual(50);
      expect(pages.length === 1 || pages.length * pageSize <= 50_000).toBe(true);
    }
  });
});

test('an index has at most 50 000 files', () => {
  expect(2 * countFiles({ pages: 10 ** 9, pageSize: 1 }) + 1).toBeLessThanOrEqual(50_000);
});

test.each([0, -1, 2, 1.5e9])('there is no file %d of a short list', (number) => {
  expect(pagesOfFile(listOf(137), number)).toEqual([]);
});

test('there is no file of an empty list', () => {
  expect(pagesOfFile(listOf(0), 1)).toEqual([]);
});
