import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { deletedTag, refreshes } from '../../lib/cache/refreshes';
import { recordMeasurements } from '../../lib/metrics/recorder.fixture';
import { policyHeader } from '../../lib/policy/content-security-policy';
import { policyOfHtml } from '../html/policy-of-html';
import PageCache from './page-cache';

type Page = Parameters<PageCache['set']>[1];
type GetContext = Parameters<PageCache['get']>[1];
type SetContext = Parameters<PageCache['set']>[2];

const requested = {
  kind: 'APP_PAGE',
  isFallback: false,
  isRoutePPREnabled: true,
} as unknown as GetContext;
const context = {
  isFallback: false,
  isRoutePPREnabled: true,
  cacheControl: { revalidate: 60, expire: 300 },
} as unknown as SetContext;

const pageWith = (tags: string | undefined) => {
  const headers: Record<string, string> = tags === undefined ? {} : { 'x-next-cache-tags': tags };
  const page = { kind: 'APP_PAGE', html: `<p>${tags}</p>`, headers } as unknown as Page;
  return { page, headers };
};

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));

afterAll(() => rmSync(folder, { recursive: true }));

function newCache(): PageCache {
  return new PageCache({
    fs: { mkdir, readFile, stat, writeFile } as never,
    dev: false,
    flushToDisk: false,
    serverDistDir: folder,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
}

test.each([
  ['/good', 'ads,partners'],
  ['/other', 'incomplete-other'],
  ['/bare', undefined],
])('a complete page is stored: %s', async (key, tags) => {
  const cache = newCache();
  const { page, headers } = pageWith(tags);
  await cache.set(key, page, context);
  expect((await cache.get(key, requested))?.value).toEqual(page);
  expect(headers).not.toHaveProperty('cache-control');
});

test('each render is measured, with what became of the page', async () => {
  const measured = recordMeasurements();
  const cache = newCache();
  for (const tags of ['ads', 'ads,incomplete', 'unavailable']) {
    await cache.set('/measured', pageWith(tags).page, context);
  }
  // Next.js stores the page of before when rendering failed.
  const stored = (await cache.get('/measured', requested))?.value;
  await cache.set('/measured', stored as Page, context);
  expect(measured).toEqual(
    ['stored', 'incomplete', 'unavailable', 'failed'].map((outcome) => [
      'pageRendered',
      'other',
      outcome,
    ]),
  );
});

test('a page marked as incomplete is not stored', async () => {
  const cache = newCache();
  const { page } = pageWith('ads,incomplete,partners');
  await cache.set('/failed', page, context);
  expect(await cache.get('/failed', requested)).toBeNull();
  expect(page).toMatchObject({ headers: { 'cache-control': 'private, no-store' } });
  expect(page).not.toHaveProperty('status', 503);
});

test('a page that lacks its main content is a 503, and not stored', async () => {
  const cache = newCache();
  const { page } = pageWith('ads,unavailable');
  Object.assign(page as object, { status: undefined });
  await cache.set('/unavailable', page, context);
  expect(await cache.get('/unavailable', requested)).toBeNull();
  expect(page).toMatchObject({
    status: 503,
    headers: { 'cache-control': 'private, no-store', 'retry-after': '30' },
  });
});

test('it does not replace the complete page', async () => {
  const cache = newCache();
  const good = pageWith('ads').page;
  await cache.set('/home', good, context);
  await cache.set('/home', pageWith('ads,incomplete').page, context);
  expect((await cache.get('/home', requested))?.value).toEqual(good);
});

test('while the API fails, a complete page is sent in the place of one that lacks its main content', async () => {
  const cache = newCache();
  const good = { ...pageWith('ads,outage').page, rscData: Buffer.from('good') } as Page;
  await cache.set('/outage', good, context);
  refreshes.record('outage', 'expired');
  expect(await cache.get('/outage', requested)).toMatchObject({ lastModified: -1 });
  const failed = { ...pageWith('unavailable').page, segmentData: new Map() } as Page;
  await cache.set('/outage', failed, context);
  const headers = {
    ...(good as { headers: object }).headers,
    'cache-control': 'private, no-store',
  };
  expect(failed).toEqual({ ...good, headers });
  // Nothing is stored: it is rendered again for the next request.
  expect(await cache.get('/outage', requested)).toMatchObject({ lastModified: -1, value: good });
});

test.each([
  ['a deleted ad', 'gone', () => refreshes.record(deletedTag('gone'), 'expired'), undefined],
  ['a 404 that is stale', 'missing', () => refreshes.record('missing', 'expired'), 404],
])('but not that of %s', async (_, tag, change, status) => {
  const cache = newCache();
  await cache.set(`/${tag}`, { ...pageWith(tag).page, status } as Page, context);
  change();
  expect(await cache.get(`/${tag}`, requested)).toBeNull();
  const failed = { ...pageWith('unavailable').page, status: undefined } as Page;
  await cache.set(`/${tag}`, failed, context);
  expect(failed).toMatchObject({ status: 503, html: '<p>unavailable</p>' });
});

test('a page has its policy when it is new, cached, and not stored', async () => {
  const cache = newCache();
  const { page, headers } = pageWith('ads');
  await cache.set('/route-cache/APP_PAGE/5f/$/cgu', page, context);
  const policy = policyOfHtml('/cgu', '<p>ads</p>');
  expect(headers[policyHeader]).toBe(policy);
  const found = await cache.get('/route-cache/APP_PAGE/5f/$/cgu', requested);
  expect(found?.value).toMatchObject({ headers: { [policyHeader]: policy } });
  const failed = pageWith('ads,incomplete');
  await cache.set('/route-cache/APP_PAGE/5f/$/', failed.page, context);
  expect(failed.headers[policyHeader]).toBe(policyOfHtml('/', '<p>ads,incomplete</p>'));
});

test('a page is prepared before it is stored, and gets headers when it has none', async () => {
  const html = '<html><body><script src="/_next/static/a.js" async=""></script></body></html>';
  const page = { kind: 'APP_PAGE', html } as unknown as Page;
  await newCache().set('/prepared', page, context);
  expect(page).toMatchObject({
    html: expect.stringContaining('<script data-src="/_next/static/a.js"></script>'),
    headers: { [policyHeader]: expect.stringContaining("'sha256-") },
  });
});

test('a response that is no page is not changed', async () => {
  const value = { kind: 'APP_ROUTE', body: Buffer.from('<p>'), status: 200 };
  const page = { ...value, headers: {} } as unknown as Page;
  await newCache().set('/as-it-is', page, context);
  expect(page).toEqual({ ...value, headers: {} });
});

test('a stale 404 page is not served while it is revalidated', async () => {
  const cache = newCache();
  const nothing = { ...pageWith(undefined).page, status: 404 } as Page;
  await cache.set('/annonces/999999', nothing, context);
  expect((await cache.get('/annonces/999999', requested))?.value).toEqual(nothing);
  const later = Date.now() + 61_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await cache.get('/annonces/999999', requested)).toBeNull();
  clock.mockRestore();
});

test('an expired page is revalidated first, and stays if that fails', async () => {
  const cache = newCache();
  const { page } = pageWith('refreshed');
  await cache.set('/refreshed', page, context);
  refreshes.record('refreshed', 'expired');
  // With -1 Next.js waits for a new page.
  const expired = await cache.get('/refreshed', requested);
  expect(expired).toMatchObject({ lastModified: -1, value: page });
  // When rendering fails, Next.js stores the previous page again.
  await cache.set('/refreshed', expired?.value as Page, context);
  expect((await cache.get('/refreshed', requested))?.lastModified).toBeGreaterThan(0);
});

test('a stale page is served while it is revalidated', async () => {
  const cache = newCache();
  await cache.set('/doubtful', pageWith('doubtful').page, context);
  refreshes.record('doubtful', 'stale');
  const expired = await cache.get('/doubtful', requested);
  const age = Date.now() - (expired?.lastModified ?? 0);
  expect(age).toBeGreaterThan(60_000);
  expect(age).toBeLessThan(300_000);
});

test('a page whose subject was deleted is not served', async () => {
  const cache = newCache();
  await cache.set('/deleted', pageWith('deleted-ad').page, context);
  refreshes.record(deletedTag('deleted-ad'), 'expired');
  expect(await cache.get('/deleted', requested)).toBeNull();
});

test('a page whose render started before a refresh is expired when it is stored', async () => {
  const cache = newCache();
  expect(await cache.get('/late', requested)).toBeNull();
  refreshes.record('late', 'expired');
  await cache.set('/late', pageWith('late').page, context);
  expect((await cache.get('/late', requested))?.lastModified).toBe(-1);
  await cache.set('/late', pageWith('late').page, context);
  expect((await cache.get('/late', requested))?.lastModified).toBeGreaterThan(0);
});

test('a flood does not exceed the memory limit, or evict pages that are read again', async () => {
  const cache = newCache();
  const rscData = randomBytes(1_000_000);
  const flood = { kind: 'APP_PAGE', html: '', rscData, headers: {} } as unknown as Page;
  await cache.set('/popular', pageWith('ads').page, context);
  expect(await cache.get('/popular', requested)).not.toBeNull();
  const flooded = Array.from({ length: 100 }, (_, number) => `/flood/${number}`);
  for (const key of flooded) await cache.set(key, flood, context);
  expect(await cache.get('/popular', requested)).not.toBeNull();
  const left = await Promise.all(flooded.map((key) => cache.get(key, requested)));
  // 40 MB, of pages that are not compressible.
  expect(left.filter(Boolean).length).toBeLessThan(40);
  expect(left.filter(Boolean).length).toBeGreaterThan(30);
  expect(left.at(-1)).not.toBeNull();
});
