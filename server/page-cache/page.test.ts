import { expect, test } from '@jest/globals';
import { compact, type Page, sizeOf, tagsOf } from './page';

const window = (text: string) => Buffer.from(text.padEnd(100_000)).subarray(0, text.length);
const page = {
  kind: 'APP_PAGE',
  html: '<p>’</p>',
  headers: { 'x-next-cache-tags': 'ads,ad:12' },
  rscData: window('router'),
  segmentData: new Map([['/a', window('segment')]]),
  postponed: undefined,
  status: undefined,
} as unknown as Page;

const size = (value: Page) => sizeOf({ value, lastModified: 0, since: 0 });

test('a compact page is equal, in buffers that own their bytes', () => {
  const small = compact(page) as unknown as { rscData: Buffer; segmentData: Map<string, Buffer> };
  expect(small).toEqual(page);
  expect(small.rscData.buffer.byteLength).toBe(6);
  expect(small.segmentData.get('/a')?.buffer.byteLength).toBe(7);
  expect(compact(null)).toBeNull();
});

test('the size includes the HTML, the data and the body', () => {
  const bare = size({ ...page, html: '', rscData: undefined, segmentData: undefined } as Page);
  expect(size(page) - bare).toBeGreaterThanOrEqual(2 * 8 + 6 + 7);
  const route = { kind: 'APP_ROUTE', body: Buffer.alloc(5_000), headers: {}, status: 200 };
  expect(size(route as unknown as Page)).toBeGreaterThan(5_000);
  expect(size(null)).toBeGreaterThan(0);
});

test('the tags come from the headers', () => {
  expect(tagsOf(page)).toEqual(['ads', 'ad:12']);
  expect(tagsOf({ ...page, headers: {} } as Page)).toEqual([]);
  expect(tagsOf(null)).toEqual([]);
});
