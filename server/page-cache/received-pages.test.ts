import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { now, refreshes } from '../../lib/cache/refreshes';
import { policyHeader } from '../../lib/policy/content-security-policy';
import { preparePage } from '../html/prepare-page';

/* Pages that this instance did not render: of another, through Redis, and of the build. */

const served =
  '<html><body><script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([0])</script></body></html>';
const prepared = (path: string) => {
  const { html, policy } = preparePage(path, served);
  return { html, headers: { link: 'a', [policyHeader]: policy } };
};
const key = '/route-cache/APP_PAGE/5f/$/annonces/12';
const requested = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true } as never;

const inRedis = new Map<string, object>();
jest.unstable_mockModule('../../lib/cache/sharing', () => ({
  refresh() {},
  sharing: {
    values: () => ({ get: async (name: string) => inRedis.get(name), set: () => undefined }),
  },
}));
const { default: PageCache } = await import('./page-cache');

let serverDistDir: string;
beforeEach(async () => {
  serverDistDir = join(await mkdtemp(join(tmpdir(), 'received-pages-')), 'server');
});
afterEach(() => rm(join(serverDistDir, '..'), { recursive: true }));

function newCache() {
  return new PageCache({
    fs: { mkdir, readFile, stat, writeFile } as never,
    dev: false,
    flushToDisk: false,
    serverDistDir,
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  });
}

const found = async (name: string) => (await newCache().get(name, requested))?.value;

test.each(['fresh', 'stale'] as const)(
  'a page of another instance, %s, is prepared',
  async (freshness) => {
    const page = { kind: 'APP_PAGE', html: served, headers: { link: 'a' } };
    const value = { page, lastModified: Date.now(), cacheControl: { revalidate: 60, expire: 300 } };
    const name = `${key}${freshness === 'fresh' ? '' : '3'}`;
    inRedis.set(name, { value, freshness, since: 0 });
    const path = name.slice(name.indexOf('$') + 1);
    expect(await found(name)).toMatchObject(prepared(path));
  },
);

test('an expired page of another instance stays expired, and is sent while the API fails', async () => {
  const tagged = (tags: string) => ({
    kind: 'APP_PAGE',
    html: `<p>${tags}</p>`,
    headers: { 'x-next-cache-tags': tags },
  });
  const cacheControl = { revalidate: 60, expire: 300 };
  const value = { page: tagged('ad-of-another'), lastModified: Date.now(), cacheControl };
  const name = `${key}4`;
  refreshes.record('ad-of-another', 'expired');
  inRedis.set(name, { value, tags: ['ad-of-another'], freshness: 'expired', since: now() });
  const cache = newCache();
  expect(await cache.get(name, requested)).toMatchObject({ lastModified: -1 });
  inRedis.delete(name);
  expect(await cache.get(name, requested)).toMatchObject({ lastModified: -1 });

  const failed = tagged('unavailable');
  await cache.set(name, failed as never, { cacheControl } as never);
  expect(failed).toMatchObject({
    html: '<p>ad-of-another</p>',
    headers: { 'cache-control': 'private, no-store' },
  });
});

test('a page of the build is prepared', async () => {
  const app = join(serverDistDir, 'app');
  await mkdir(app, { recursive: true });
  await writeFile(join(app, 'cgu.html'), served);
  await writeFile(join(app, 'cgu.rsc'), '');
  await writeFile(join(app, 'cgu.meta'), JSON.stringify({ headers: { link: 'a' } }));
  expect(await found('/cgu')).toMatchObject(prepared('/cgu'));
});

test('a page of the build that was rendered without the API is not served', async () => {
  const app = join(serverDistDir, 'app');
  await mkdir(app, { recursive: true });
  for (const [name, tags] of [
    ['whole', 'ads'],
    ['lacking', 'ads,incomplete'],
  ]) {
    await writeFile(join(app, `${name}.html`), served);
    await writeFile(join(app, `${name}.rsc`), '');
    const meta = { headers: { 'x-next-cache-tags': tags } };
    await writeFile(join(app, `${name}.meta`), JSON.stringify(meta));
  }
  expect(await found('/whole')).toBeDefined();
  expect(await found('/lacking')).toBeUndefined();
});
