import { expect, test } from '@jest/globals';
import type { CachedPage, Page } from './page';
import { readPage, sizeOf, storePage } from './stored-page';

const text = 'Médecine générale, l’été à Saint-Étienne. '.repeat(500);
const page = {
  kind: 'APP_PAGE',
  html: `<p>${text}</p>`,
  headers: { 'x-next-cache-tags': 'ads,ad:12' },
  rscData: Buffer.from(text),
  segmentData: new Map([['/a', Buffer.from(text)]]),
  postponed: undefined,
  status: undefined,
} as unknown as Page;
const cached = (value: Page): CachedPage => ({
  value,
  lastModified: 1,
  cacheControl: { revalidate: 60, expire: 300 },
  since: 2,
});

test.each([
  ['a page', page],
  [
    'a file',
    {
      kind: 'APP_ROUTE',
      body: Buffer.from([0, 255]),
      headers: {},
      status: 200,
    } as unknown as Page,
  ],
  ['nothing', null],
])('%s is read as it was stored', (_, value) => {
  expect(readPage(storePage(cached(value)))).toStrictEqual(cached(value));
});

test('the tags are there without reading the page', () => {
  expect(storePage(cached(page)).tags).toEqual(['ads', 'ad:12']);
});

test('what a page repeats is stored once, and its size includes it', () => {
  const stored = storePage(cached(page));
  expect(sizeOf(stored)).toBeGreaterThan(stored.contents.length);
  expect(sizeOf(stored)).toBeLessThan(text.length / 10);
  expect(stored.contents.buffer.byteLength).toBe(stored.contents.length);
});
