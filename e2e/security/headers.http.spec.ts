import type { APIResponse } from '@playwright/test';
import { freshSlug, postOnTheWire } from '../blog/fresh.ts';
import { expect, freshDay, test } from '../http-test.ts';
import { callWebhook, secret } from '../webhook/test.ts';
import { inlineScriptsOf, nothing, policyOf, sourcesOf } from './response-headers.ts';

/* Security headers of every kind of response. */

test.use({
  siteEnvironment: { PREVIEW_SECRET: 'un secret des tests', REVALIDATE_SECRET: secret },
});

/** Expects a complete page whose policy allows the hashes of its scripts, and no other script. */
async function expectHashed(response: APIResponse): Promise<void> {
  const scripts = inlineScriptsOf(await response.text());
  expect(scripts.length).toBeGreaterThan(4);
  const policy = policyOf(response);
  const sources = sourcesOf(policy, 'script-src');
  expect(scripts.map(({ nonce }) => nonce).filter(Boolean)).toEqual([]);
  expect(new Set(sources)).toEqual(new Set(["'self'", ...scripts.map(({ hash }) => hash)]));
  expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(sourcesOf(policy, 'trusted-types')).toEqual(['default']);
}

test('a stored page has the hashes of its scripts when it is rendered, cached or not modified', async ({
  request,
}) => {
  const path = `/annonces?startDate=${freshDay()}`;
  const rendered = await request.get(path);
  expect(rendered.headers()['cache-status']).toBe('medireleve; fwd=uri-miss; stored');
  await expectHashed(rendered);
  const cached = await request.get(path);
  expect(cached.headers()['cache-status']).toMatch(/^medireleve; hit; ttl=\d+$/);
  await expectHashed(cached);
  const notModified = await request.get(path, {
    headers: { 'If-None-Match': cached.headers().etag ?? '' },
  });
  expect(notModified.status()).toBe(304);
  expect(policyOf(notModified)).toBe(policyOf(cached));
});

test('a stale page that is served while the API fails has the hashes of its scripts', async ({
  freshSite: { url, api },
  request,
}) => {
  const path = `${url}/annonces/12`;
  await request.get(path);
  await api.fail('/api/v1/ads/12', 'error');
  expect((await callWebhook(request, url, { type: 'ad', id: 12 })).status()).toBe(204);
  const stale = await request.get(path);
  expect(stale.headers()['cache-status']).toMatch(/^medireleve; hit/);
  await expectHashed(stale);
});

test('a post has the hashes of its scripts, whatever its text', async ({ api, request }) => {
  const text = '<script>self.__next_f.push([1,"a"])</script><!-- <title> <textarea>';
  const attribute = text.replaceAll('"', '&quot;');
  const slug = freshSlug();
  const post = postOnTheWire(slug, {
    title: text,
    excerpt: text,
    content: `<p>a</p><img alt="${attribute}" src="https://a.example/a.png"><abbr title='<script>'>b</abbr>${text}`,
    tags: [text],
  });
  await api.respond(`/api/v1/blogs/posts/${slug}`, post);
  const response = await request.get(`/blog/${slug}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('alt="&lt;script>');
  await expectHashed(response);
});

const found = [
  '/',
  '/annonces',
  '/annonces/12',
  '/annonces/12/signaler',
  '/annonces/specialite/medecine-generale',
  '/blog',
  '/inscription',
  '/inscriptions',
  '/cgu',
  '/accessibilite',
  '/plan-du-site',
  '/observatoire',
  '/mes-annonces',
];
const notFound = [
  '/nulle-part',
  '/annonces/0',
  '/annonces/999999',
  '/blog/absent',
  '/_global-error',
];

for (const [status, paths] of [
  [200, found],
  [404, notFound],
] as const) {
  for (const path of paths) {
    test(`the policy of ${path} (${status}) allows only the scripts of the page`, async ({
      request,
    }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      await expectHashed(response);
    });
  }
}

test.describe('while the API fails', () => {
  // The texts about places change once the index is built.
  test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

  test('a page with a failed section and a page with status 503 have the hashes of their scripts', async ({
    freshSite,
    request,
  }) => {
    const { url, api } = freshSite;
    await api.fail('/core/partners', 'error');
    const home = await request.get(url);
    expect(home.status()).toBe(200);
    expect(home.headers()['cache-control']).toBe('private, no-store');
    await expectHashed(home);
    await api.fail('/ads', 'error');
    for (const path of ['/annonces', '/annonces/12']) {
      const response = await request.get(url + path);
      expect(response.status()).toBe(503);
      await expectHashed(response);
      // As for a GET (RFC 9110, section 9.3.2).
      const head = await request.head(url + path);
      expect(policyOf(head)).toBe(policyOf(response));
    }
  });
});

test('pages rendered for each request have a new nonce each time', async ({
  freshSite: { url },
  request,
}) => {
  const own = {
    '/reset-password/MQ/jeton': { 'referrer-policy': 'no-referrer' },
    '/apercu': { 'referrer-policy': 'same-origin' },
  };
  const nonces = new Set<unknown>();
  for (const [path, headers] of Object.entries(own)) {
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await request.get(url + path);
      const policy = policyOf(response, headers);
      const [self, source = '', ...others] = sourcesOf(policy, 'script-src');
      const [, nonce] = /^'nonce-(.{22}==)'$/.exec(source) ?? [];
      const scripts = inlineScriptsOf(await response.text());
      // One script has no nonce: the script for Trusted Types, which is the same on every page.
      const ours = scripts.filter((script) => script.nonce === undefined);
      expect(ours).toHaveLength(1);
      expect([self, others]).toEqual(["'self'", ours.map(({ hash }) => hash)]);
      expect(new Set(scripts.map((script) => script.nonce))).toEqual(new Set([nonce, undefined]));
      nonces.add(nonce);
    }
  }
  expect(nonces.size).toBe(4);
});

test('policies in a request are ignored', async ({ request }) => {
  const policy = "script-src 'nonce-duvisiteur'";
  const headers = {
    'X-Nonce': 'duvisiteur',
    'Content-Security-Policy': policy,
    'Content-Security-Policy-Report-Only': policy,
    'X-Middleware-Override-Headers': 'content-security-policy',
    'X-Middleware-Request-Content-Security-Policy': policy,
    'X-Middleware-Subrequest': 'proxy:proxy:proxy:proxy:proxy',
  };
  const path = `/annonces?startDate=${freshDay()}`;
  for (const requested of [path, path, '/reset-password/MQ/jeton', '/nulle-part']) {
    const response = await request.get(requested, { headers });
    expect(await response.text()).not.toContain('duvisiteur');
    expect(response.headers()['content-security-policy']).not.toContain('duvisiteur');
  }
  // The proxy still ran: the internal path is not accessible.
  const junk = await request.get('/annonces/recherche/tout', { headers });
  expect(junk.status()).toBe(404);
});

const crossOrigin = { 'cross-origin-resource-policy': 'cross-origin' };

const others: [status: number, path: string, own?: Record<string, string>][] = [
  [200, '/annonces/rss.xml'],
  [200, '/annonces/1/agenda.ics'],
  [200, '/blog/feed.json'],
  [200, '/sitemap.xml'],
  [200, '/robots.txt'],
  [200, '/manifest.webmanifest'],
  [200, '/.well-known/security.txt'],
  [200, '/api/v1/ads'],
  [400, '/api/v1/ads?page=abc'],
  [404, '/api/v1/absent'],
  [404, '/_next/static/absent.js'],
  [404, '/_next/image?url=%2Ficons%2Ficon-192.png&w=640&q=75'],
  [308, '/annonces/'],
  [404, '/sitemap-ads-99.xml'],
  [200, '/partage/site.png', crossOrigin],
  [200, '/partage/annonces/12.png', crossOrigin],
  [404, '/partage/annonces/999999.png', crossOrigin],
  [200, '/icon.svg', crossOrigin],
  [200, '/favicon.ico', crossOrigin],
  [200, '/logo.svg', crossOrigin],
  [200, '/blog/default-hero.svg'],
];

for (const [status, path, own] of others) {
  test(`the policy of ${path} (${status}) allows nothing${status === 404 ? ', unless it is a 404 page' : ''}`, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    if (status === 404 && response.headers()['content-type']?.startsWith('text/html')) {
      await expectHashed(response);
    } else expect(policyOf(response, own)).toBe(nothing);
  });
}

test('the policy of errors, and of the files that pages load, allows nothing', async ({
  request,
}) => {
  expect(policyOf(await request.post('/annonces'))).toBe(nothing);
  expect(policyOf(await request.fetch('/annonces', { method: 'TRACE' }))).toBe(nothing);
  expect(policyOf(await request.post('/api/v1/ads'))).toBe(nothing);
  // Responses to a form: a redirect, the outcome in JSON, a rejection.
  for (const init of [
    { form: { new_password: 'a' } },
    { form: { new_password: 'a' }, headers: { accept: 'application/json' } },
    { data: '[]' },
  ]) {
    const path = '/reset-password/MQ/jeton';
    const response = await request.post(path, { ...init, maxRedirects: 0 });
    expect(policyOf(response, { 'referrer-policy': 'no-referrer' })).toBe(nothing);
  }
  const html = await (await request.get('/cgu')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(policyOf(await request.get(file ?? ''))).toBe(nothing);
});
