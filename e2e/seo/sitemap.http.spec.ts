import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseRobotsTxt } from '../../lib/seo/audit/site.ts';
import { readDemoCompany } from '../../scripts/site.ts';
import { expect, test } from '../http-test.ts';
import { siteLog } from '../operations/own-site.ts';
import { publicUrl } from '../stage/site.ts';
import { crawlSitemap, readSitemap } from './served-page.ts';

/** A sample of a list, with its first and last items. */
const sample = <T>(items: T[]) =>
  items.filter((_, index) => index % 25 === 0 || index === items.length - 1);

test('every file of the sitemap lists URLs that work and are canonical', async ({ request }) => {
  const files = await crawlSitemap(request);
  expect([...files.keys()]).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-places.xml',
    '/sitemap-posts-1.xml',
    '/sitemap-ads-1.xml',
  ]);
  for (const [file, entries] of files) {
    expect([file, entries.length]).toEqual([file, expect.any(Number)]);
    expect(entries.length).toBeGreaterThan(15);
    for (const { path } of sample(entries)) {
      const response = await request.get(path, { maxRedirects: 0 });
      const html = await response.text();
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      const own = path === '/' ? publicUrl : `${publicUrl}${path}`;
      expect([response.status(), canonical]).toEqual([200, own]);
      expect(html).not.toMatch(/<meta name="robots"[^>]*noindex/);
    }
  }
  const all = [...files.values()].flat().map(({ path }) => path);
  expect(new Set(all).size).toBe(all.length);
  const robotsTxt = parseRobotsTxt(await (await request.get('/robots.txt')).text());
  expect([...files.keys(), ...all].filter((path) => !robotsTxt.allows(path))).toEqual([]);
  expect(all).toEqual(
    expect.arrayContaining(['/', '/annonces', '/blog', '/cgu', '/inscription', '/inscriptions']),
  );
});

type Checked = { path: string; findings: { code: string; severity: string; problem: string }[] };

/** Runs `npm run check:pages` on a site. */
async function checkPages(from: string, limit: number) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './scripts/site-modules.ts',
      'tools/check-pages/main.ts',
      publicUrl,
      ...['--from', from, '--limit', `${limit}`, '--json'],
    ],
    // The command checks any site, so it needs no configuration.
    { env: { NODE_ENV: 'production', PATH: process.env.PATH } },
  );
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const [code] = await once(child, 'close');
  const { sitemap, pages }: { sitemap: unknown[]; pages: Checked[] } = JSON.parse(out);
  const errors = pages.filter(({ findings }) =>
    findings.some(({ severity }) => severity === 'error'),
  );
  return { code, sitemap, pages, errors };
}

test.describe('a configured site', () => {
  test.use({ siteEnvironment: readDemoCompany() });

  test('passes `npm run check:pages`', async ({ freshSite }) => {
    const { code, sitemap, pages, errors } = await checkPages(freshSite.url, 40);
    expect({ code, sitemap, errors }).toEqual({ code: 0, sitemap: [], errors: [] });
    expect(pages).toHaveLength(40);
  });
});

test('`npm run check:pages` names every variable that is not configured', async ({ baseURL }) => {
  const { code, errors } = await checkPages(baseURL ?? '', 15);
  const findings = errors.flatMap((page) =>
    page.findings.filter(({ severity }) => severity === 'error'),
  );
  expect(code).toBe(1);
  expect(new Set(findings.map((finding) => finding.code))).toEqual(new Set(['not-configured']));
  const named = findings.flatMap(({ problem }) => problem.match(/\b[A-Z_]{5,}\b/g) ?? []);
  // All that the log names: each is shown on some page.
  const logged = siteLog('not configured').flatMap((line) => String(line.variables).split(','));
  expect(logged.length).toBeGreaterThan(20);
  expect(new Set(named)).toEqual(new Set(logged));
});

test('the sitemap has the modification dates of posts and ads', async ({ request }) => {
  const files = await crawlSitemap(request);
  for (const file of ['/sitemap-posts-1.xml', '/sitemap-ads-1.xml']) {
    for (const { path, lastmod } of files.get(file) ?? []) {
      expect([path, lastmod]).toEqual([path, expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/)]);
    }
  }
  for (const file of ['/sitemap-pages.xml', '/sitemap-places.xml']) {
    for (const { lastmod } of files.get(file) ?? []) expect(lastmod).toBeNull();
  }
});

test('the sitemap is XML with noindex, and shared caches may store it', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-ads-1.xml?jeton=x']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cdn-cache-control']).toMatch(/s-maxage=\d{1,4}, stale-while-revalidate=3600/);
    expect(headers['x-robots-tag']).toBe('noindex');
  }
});

for (const path of [
  '/sitemap-ads-2.xml',
  '/sitemap-ads-0.xml',
  '/sitemap-posts-99999.xml',
  '/sitemap-autres.xml',
  '/sitemaps/ads-1',
  '/sitemap%73/pages',
]) {
  test(`${path} is not a file of the sitemap`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

const page = (count: number, ids: number[]) => ({
  count,
  results: ids.map((id) => ({ id })),
  next: count > ids.length ? 'https://api.example/x' : null,
  previous: null,
});

test('the sitemap responds with 502 while the API fails, and each file of 1 000 000 ads costs fifty calls', async ({
  request,
  freshSite: { url, api },
}) => {
  const get = (path: string) => request.get(url + path);
  await api.fail('/api/v1/ads/?', 'error');
  for (const path of ['/sitemap.xml', '/sitemap-ads-1.xml', '/sitemap-pages.xml']) {
    const response = await get(path);
    expect([path, response.status()]).toEqual([path, 502]);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
  // A file that does not depend on the ads still works.
  expect((await get('/sitemap-posts-1.xml')).status()).toBe(200);

  const measured = (await api.calls('/api/v1/ads/?page=0')).length;
  await api.restore('/api/v1/ads/?');
  await api.respond(
    '/api/v1/ads/?',
    page(
      1_000_000,
      [...Array(20).keys()].map((id) => id + 1),
    ),
  );
  const index = readSitemap(await (await get('/sitemap.xml')).text());
  await get('/sitemap.xml');
  expect(index.filter(({ path }) => path !== '/sitemap-places.xml')).toHaveLength(1_002);
  expect(await api.calls('/api/v1/ads/?page=0')).toHaveLength(measured + 1);

  // Every page of this API is the same, and no ad is listed twice.
  const last = '/sitemap-ads-1000.xml';
  const [entries] = await Promise.all([get(last).then((it) => it.text()), get(last), get(last)]);
  expect(readSitemap(entries)).toHaveLength(20);
  expect(await api.calls('/api/v1/ads/?page=499')).toHaveLength(50);
  expect((await get('/sitemap-ads-1001.xml')).status()).toBe(404);
});

test.describe('a site without a search by place', () => {
  test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

  test('has no file of ads in its sitemap when there are no ads', async ({
    request,
    freshSite: { url, api },
  }) => {
    await api.respond('/api/v1/ads/?', page(0, []));
    const files = await crawlSitemap(request, url);
    expect([...files.keys()]).toEqual(['/sitemap-pages.xml', '/sitemap-posts-1.xml']);
    expect(files.get('/sitemap-pages.xml')).toHaveLength(11);
    expect((await request.get(`${url}/sitemap-ads-1.xml`)).status()).toBe(404);
  });
});
