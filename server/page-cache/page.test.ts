import { expect, test } from '@jest/globals';
import { freshnessUntilEnd, limitStaleUse, type Page, tagsOf } from './page';

const page = {
  kind: 'APP_PAGE',
  html: '<p>’</p>',
  headers: { 'x-next-cache-tags': 'ads,ad:12' },
} as unknown as Page;

test('the tags come from the headers', () => {
  expect(tagsOf(page)).toEqual(['ads', 'ad:12']);
  expect(tagsOf({ ...page, headers: {} } as Page)).toEqual([]);
  expect(tagsOf(null)).toEqual([]);
});

test('a page is expired once the first signed URL in it has ended', () => {
  const [past, future] = [`until:${Date.now() - 1}`, `until:${Date.now() + 60_000}`];
  expect(freshnessUntilEnd(['posts', future], 'fresh')).toBe('fresh');
  expect(freshnessUntilEnd(['posts', future], 'stale')).toBe('stale');
  expect(freshnessUntilEnd(['posts', future, past], 'fresh')).toBe('expired');
  expect(freshnessUntilEnd([past], 'stale')).toBe('expired');
  expect(freshnessUntilEnd([past], 'deleted')).toBe('deleted');
});

test('no cache may serve it stale', () => {
  const headersOf = (tags: string) => {
    const stored = { ...page, headers: { 'x-next-cache-tags': tags } } as unknown as Page;
    limitStaleUse(stored, 90);
    return stored && 'headers' in stored ? stored.headers?.['cache-control'] : null;
  };
  expect(headersOf(`posts,until:${Date.now() + 60_000}`)).toBe('public, max-age=0, s-maxage=90');
  expect(headersOf('posts')).toBeUndefined();
});
