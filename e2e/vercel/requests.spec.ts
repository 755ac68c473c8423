import type { APIRequestContext } from '@playwright/test';
import { pages } from '../pages.ts';
import { publicUrl } from '../stage/site.ts';
import { expect, test } from './test.ts';

const cacheOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).headers()['x-vercel-cache'];

test('each page of the sitemaps is HTML at its canonical URL, and the CDN stores it', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(publicUrl.length));
  // Other tests let the snapshot end.
  const statusOfPlaces = async () => (await request.get('/sitemap-places.xml')).status();
  await expect.poll(statusOfPlaces).toBe(200);
  const files = locations(await read('/sitemap.xml'));
  expect(files.length).toBeGreaterThan(3);
  let stored = 0;
  for (const file of files) {
    const paths = locations(await read(file));
    expect(paths.length, file).toBeGreaterThan(0);
    for (const path of paths.slice(0, 8)) {
      const response = await request.get(path);
      const html = await response.text();
      expect([path, response.status()]).toEqual([path, 200]);
      expect(html, path).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
      expect(response.headers()['content-security-policy'], path).toContain("script-src 'self'");
      stored += 1;
      expect(await cacheOf(request, path), path).toMatch(/^(?:HIT|STALE)$/);
    }
  }
  expect(stored).toBeGreaterThan(15);
});

test('each kind of page has a heading, a policy, and no header of a cache that visitors do not need', async ({
  request,
}) => {
  for (const path of pages) {
    const response = await request.get(path);
    const headers = response.headers();
    expect([path, response.status()]).toEqual([path, path === '/nulle-part' ? 404 : 200]);
    expect(await response.text(), path).toContain('<h1');
    expect(headers['content-security-policy']?.split('default-src'), path).toHaveLength(2);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['cache-control'], path).toContain('no-store');
    expect(Object.keys(headers).filter((name) => /^(?:vercel|cdn)-/.test(name))).toEqual([]);
  }
});

test.describe('files and calls', () => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/cgu.md', 'text/markdown'],
    ['/.well-known/security.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/logo.svg', 'image/svg+xml'],
    ['/healthz', 'application/json'],
    ['/readyz', 'application/json'],
    ['/annonces/rss.xml', 'application/rss+xml'],
    ['/annonces/feed.json?specialty=1', 'application/feed+json'],
    ['/annonces/rss.xml?place=quimper-29', 'application/rss+xml'],
    ['/blog/rss.xml', 'application/rss+xml'],
    ['/blog/feed.json?tag=contrat', 'application/feed+json'],
    ['/annonces/14/agenda.ics', 'text/calendar'],
    ['/partage/site.png', 'image/png'],
    ['/partage/annonces/12.png', 'image/png'],
    ['/partage/lieux/bretagne.png', 'image/png'],
    ['/sitemap.xml', 'application/xml'],
    ['/api/places?q=quimp', 'application/json'],
    ['/api/places?near=48.1,-4.1', 'application/json'],
    ['/api/places/ads/12', 'application/json'],
    ['/api/map/positions', 'application/json'],
    ['/api/map/positions?place=bretagne', 'application/json'],
    ['/api/map/positions/12', 'application/json'],
    ['/api/v1/ads', 'application/json'],
    ['/api/v1/ads/?page=2', 'application/json'],
    ['/api/v1/ads/12', 'application/json'],
    ['/api/v1/ads/random', 'application/json'],
    ['/api/v1/blogs/posts', 'application/json'],
    ['/api/v1/core/combined-list', 'application/json'],
    ['/api/v1/core/partners', 'application/json'],
    ['/api/v1/users/substitutes/random', 'application/json'],
  ] as const) {
    test(`${path} is ${type}`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
      expect((await response.body()).length).toBeGreaterThan(2);
      const policy = response.headers()['content-security-policy'];
      if (path !== '/healthz' && path !== '/readyz') expect(policy).toContain("default-src 'none'");
    });
  }
});

test.describe('other URLs', () => {
  for (const [path, status, location] of [
    ['/annonces/', 308, '/annonces'],
    ['/ANNONCES', 308, '/annonces'],
    ['/annonces/012', 404, undefined],
    ['/annonces/lieu', 308, '/annonces/lieux'],
    ['/annonces?place=quimper', 307, '/annonces?place=quimper-29'],
    ['/nulle-part', 404, undefined],
    ['/annonces/abc', 404, undefined],
    ['/annonces/lieu/atlantide-99', 404, undefined],
    ['/annonces/specialite/voyance', 404, undefined],
    ['/blog/Pas%20un%20slug', 404, undefined],
    ['/reset-password/MQ', 404, undefined],
    ['/reset-password/%24/jeton', 404, undefined],
    ['/apercu', 404, undefined],
    ['/inscription/envoi', 404, undefined],
    ['/api/introuvable', 404, undefined],
    ['/api/v1/ads/999999', 404, undefined],
    ['/metrics', 404, undefined],
    ['/partage/annonces/999999.png', 404, undefined],
    [`/annonces?${'a=1&'.repeat(200)}`, 400, undefined],
    [`/annonces?q=${'x'.repeat(10_000)}`, 400, undefined],
  ] as const) {
    test(`${path.slice(0, 60)}: ${status}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      const { location: found, 'content-security-policy': policy } = response.headers();
      expect(response.status()).toBe(status);
      expect(found?.replace(/^https?:\/\/[^/]+/, '')).toBe(location);
      // A redirect has no content.
      if (status < 400) return;
      expect(policy).toContain("default-src 'none'");
      expect((await response.body()).length).toBeGreaterThan(20);
    });
  }

  test('a method that a page does not take: 405', async ({ request }) => {
    const response = await request.post('/annonces', { data: '' });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD');
    expect((await request.post('/api/v1/ads')).status()).toBe(405);
  });
});

test('a GET after a HEAD has the page', async ({ request }) => {
  const head = await request.head('/annonces?page=2&specialty=1');
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  expect(await (await request.get('/annonces?page=2&specialty=1')).text()).toContain('<h1');
});

test('the data that the router requests is not stored, and not sent to those who open the page', async ({
  request,
}) => {
  const headers = { rsc: '1' };
  const data = await request.get('/annonces?page=3&_rsc=abcde', { headers, maxRedirects: 1 });
  expect(data.headers()['content-type']).toContain('text/x-component');
  expect(data.headers()['x-vercel-cache']).toBe('BYPASS');
  const page = await request.get('/annonces?page=3');
  expect(page.headers()['content-type']).toContain('text/html');
});
