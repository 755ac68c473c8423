import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import PageCache from './page-cache';

type Page = Parameters<PageCache['set']>[1];
type Asked = Parameters<PageCache['get']>[1];
type Kept = Parameters<PageCache['set']>[2];

const asked = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true } as unknown as Asked;
const kept = {
  isFallback: false,
  isRoutePPREnabled: true,
  cacheControl: { revalidate: 60, expire: 300 },
} as unknown as Kept;

const pageWith = (tags: string | undefined) => {
  const headers: Record<string, string> = tags === undefined ? {} : { 'x-next-cache-tags': tags };
  const page = { kind: 'APP_PAGE', html: `<p>${tags}</p>`, headers } as unknown as Page;
  return { page, headers };
};

function newCache(): PageCache {
  return new PageCache({
    fs: { mkdir, readFile, stat, writeFile } as never,
    dev: false,
    flushToDisk: false,
    serverDistDir: mkdtempSync(join(tmpdir(), 'page-cache-')),
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
}

test.each([
  ['/good', 'ads,partners'],
  ['/other', 'failures-of-others'],
  ['/bare', undefined],
])('a good page is kept: %s', async (key, tags) => {
  const cache = newCache();
  const { page, headers } = pageWith(tags);
  await cache.set(key, page, kept);
  expect((await cache.get(key, asked))?.value).toBe(page);
  expect(headers).not.toHaveProperty('cache-control');
});

test('a page that a failure left its mark on is kept nowhere', async () => {
  const cache = newCache();
  const { page, headers } = pageWith('ads,failures,partners');
  await cache.set('/failed', page, kept);
  expect(await cache.get('/failed', asked)).toBeNull();
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
});

test('it does not replace the good one', async () => {
  const cache = newCache();
  const good = pageWith('ads').page;
  await cache.set('/home', good, kept);
  await cache.set('/home', pageWith('ads,failures').page, kept);
  expect((await cache.get('/home', asked))?.value).toBe(good);
});

test('one that the build made is not served', async () => {
  const good = pageWith('ads').page;
  const cache = newCache();
  await cache.set('/built', good, kept);
  // As the build left it: the mark was there before this cache was.
  Object.assign((good as { headers: object }).headers, { 'x-next-cache-tags': 'ads,failures' });
  expect(await cache.get('/built', asked)).toBeNull();
});

test('a shell is shown at once, but never resumed', async () => {
  const cache = newCache();
  const key = '/route-cache/APP_PAGE/5f/$/reset-password/[uid]/[token]';
  const { page } = pageWith(undefined);
  await cache.set(key, page, kept);
  expect((await cache.get(key, { ...asked, isFallback: true } as Asked))?.value).toBe(page);
  expect(await cache.get(key, asked)).toBeNull();
});

test('that there is nothing is not said once more while it is looked for again', async () => {
  const cache = newCache();
  const nothing = { ...pageWith(undefined).page, status: 404 } as Page;
  await cache.set('/annonces/999999', nothing, kept);
  expect((await cache.get('/annonces/999999', asked))?.value).toBe(nothing);
  const later = Date.now() + 61_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await cache.get('/annonces/999999', asked)).toBeNull();
  clock.mockRestore();
});
