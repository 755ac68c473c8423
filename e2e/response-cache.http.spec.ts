import { brotliCompressSync, constants } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { pageKinds } from '../tools/bench/page-kinds.ts';
import { contentOf } from './html/nu-checker.ts';
import { expect, test } from './http-test.ts';
import { fixedPages } from './pages.ts';
import { callWebhook, test as hookedTest } from './webhook/test.ts';

/** The headers of a response, except those that differ for each request or transfer. */
function ofResource(headers: Record<string, string>): Record<string, string> {
  const perRequest = [
    'age',
    'cache-status',
    'x-request-id',
    'date',
    'content-length',
    'transfer-encoding',
  ];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !perRequest.includes(name)));
}

test('the cache sends every kind of page with the bytes and headers of Next.js', async ({
  request,
  freshSite: { url },
}) => {
  test.slow();
  for (const path of [...Object.values(pageKinds), '/annonces/999999']) {
    const { stored, hit } = await getUntilHit(request, url + path);
    expect(hit.body, path).toBe(stored.body);
    expect(ofResource(hit.headers), path).toEqual(ofResource(stored.headers));
    expect(hit.headers['x-request-id'], path).not.toBe(stored.headers['x-request-id']);
    expect(hit.status, path).toBe(stored.status);

    const etag = hit.headers.etag ?? '';
    const known = await request.get(url + path, { headers: { 'if-none-match': etag } });
    // A response other than 200 is sent unchanged (RFC 9110, section 13.2.1).
    expect(known.status(), path).toBe(stored.status === 200 ? 304 : stored.status);
  }
});

test('the router of Next.js never gets a document', async ({ request, freshSite: { url } }) => {
  await getUntilHit(request, `${url}/annonces`);
  const init = { headers: { rsc: '1' }, maxRedirects: 0 };
  const navigation = await request.get(`${url}/annonces`, init);
  expect(navigation.status()).toBe(307);
  const followed = await request.get(`${url}/annonces`, { headers: { rsc: '1' } });
  expect(followed.status()).toBe(200);
  expect(followed.headers()['content-type']).toBe('text/x-component');
});

hookedTest(
  'a stored response is not used once the page has changed or was deleted',
  async ({ request, hooked: { url, api } }) => {
    const path = '/api/v1/ads/18';
    await api.respond(path, { id: 18, title: 'Gériatrie à Nuits' });
    await getUntilHit(request, `${url}/annonces/18`);
    await api.respond(path, { id: 18, title: 'Gériatrie à Autun' });
    await callWebhook(request, url, { type: 'ad', id: 18 });
    const changed = await request.get(`${url}/annonces/18`);
    expect(await changed.text()).toContain('Gériatrie à Autun');

    const again = await request.get(`${url}/annonces/18`);
    expect(again.headers()['cache-status']).toContain('hit');
    await api.restore(path);
    await api.fail(path, 'not-found');
    await callWebhook(request, url, { type: 'ad', id: 18 });
    expect((await request.get(`${url}/annonces/18`)).status()).toBe(404);
  },
);

type Stored = { status: number; headers: Record<string, string>; body: string };

/** The response that the cache stored, and the first response from the cache. */
async function getUntilHit(
  request: APIRequestContext,
  url: string,
): Promise<{ stored: Stored; hit: Stored }> {
  let stored: Stored | undefined;
  for (let time = 0; time < 5; time += 1) {
    const response = await request.get(url);
    const received = {
      status: response.status(),
      headers: response.headers(),
      body: await response.text(),
    };
    const status = received.headers['cache-status'] ?? '';
    if (stored && /^medireleve; hit(?:; ttl=\d+)?$/.test(status)) return { stored, hit: received };
    if (/^medireleve; fwd=(?:uri-miss|stale); stored$/.test(status)) stored = received;
  }
  throw new Error(`No cache hit: ${url}`);
}

/* Values that one visitor sends, in the URL or in headers, are not served to another. */

/** A URL of every kind, which two visitors request. */
const urls = [
  '/',
  '/annonces',
  '/annonces?page=2',
  '/annonces?specialty=1&startDate=2026-12-01',
  '/annonces?page=9999',
  '/annonces?view=map',
  '/annonces/12',
  '/annonces/abc',
  '/annonces/999996',
  '/annonces/specialite/pediatrie',
  '/annonces/specialite/rien',
  '/annonces/1/agenda.ics',
  '/annonces/rss.xml',
  '/annonces/feed.json?specialty=1',
  '/blog',
  '/blog?page=2&tag=contrat',
  '/blog?q=garde',
  '/blog/contrat-de-remplacement',
  '/blog/jamais-ecrit',
  '/blog/rss.xml',
  '/blog/feed.json?tag=contrat',
  '/inscription?profil=remplacant',
  ...fixedPages,
  '/nulle-part',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-ads-1.xml',
  '/sitemap-posts-1.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/partage/site.png',
  '/partage/annonces/12.png',
  '/partage/articles/contrat-de-remplacement.png',
  '/api/v1/ads/12',
  '/api/v1/ads/?page=1',
  '/api/v1/blogs/posts/?page=1',
  '/api/v1/specialties/',
];

/** A text that no page of the site contains. */
const secret = 'zq9x7';

const withSecret = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}jeton=${secret}&utm_source=${secret}`;

const identifyingHeaders = {
  authorization: `Bearer ${secret}`,
  cookie: `session=${secret}`,
  referer: `https://ailleurs.example/${secret}`,
  'user-agent': secret,
  'x-forwarded-host': `${secret}.example`,
};

const kinds: { what: string; headers: Record<string, string>; type: string }[] = [
  { what: 'a page', headers: {}, type: 'text/html; charset=utf-8' },
  // A redirect leads to the URL with the parameter `_rsc`, which the router would have sent.
  { what: 'a navigation', headers: { rsc: '1' }, type: 'text/x-component' },
];

for (const { what, headers, type } of kinds) {
  test(`${what} shows nothing of the visitor who requested it first`, async ({
    request,
    freshSite: { url },
  }) => {
    const types = new Set<string | undefined>();
    for (const address of urls) {
      const get = (path: string, others = {}) =>
        request.get(url + path, { headers: { ...headers, ...others } });
      const first = await get(withSecret(address), identifyingHeaders);
      types.add(first.headers()['content-type']);
      // Later requests may get a response that the first one left in a cache.
      for (const path of [address, address, withSecret(address).replaceAll(secret, 'autre')]) {
        const response = await get(path);
        const text = JSON.stringify(response.headersArray()) + (await response.text());
        expect(text.includes(secret), path).toBe(false);
      }
    }
    expect(types).toContain(type);
  });
}

const browser = 'gzip, deflate, br, zstd';

/** @throws if nothing matches, so that no test passes without a text. */
function firstMatch(text: string, expression: RegExp): string {
  const [match] = expression.exec(text) ?? [];
  if (match === undefined) throw new Error(`Nothing matches ${expression}.`);
  return match;
}

test('text is sent with Brotli, gzip or no encoding, as the client accepts', async ({
  request,
}) => {
  const html = await (await request.get('/annonces')).text();
  const files = ['js', 'css'].map((type) =>
    firstMatch(html, new RegExp(`/_next/static/chunks/[^"]+\\.${type}`)),
  );
  const paths = ['/annonces', '/annonces/999999', '/annonces/rss.xml', '/api/v1/ads/?page=0'];
  for (const path of [...paths, ...files]) {
    const get = async (accepted: string) => {
      const response = await request.get(path, { headers: { 'accept-encoding': accepted } });
      expect(response.headers().vary, path).toMatch(/\bAccept-Encoding\b/i);
      const encoding = response.headers()['content-encoding'];
      return { encoding, text: contentOf(await response.text()) };
    };
    const plain = await get('identity');
    expect(plain.encoding, path).toBeUndefined();
    expect(await get(browser), path).toEqual({ ...plain, encoding: 'br' });
    expect(await get('gzip'), path).toEqual({ ...plain, encoding: 'gzip' });
  }
});

test('a page has a Content-Length in every encoding, so that a proxy sends its stored copy in fewer writes', async ({
  request,
}) => {
  for (const path of ['/', '/annonces', '/annonces?page=4', '/annonces/999999']) {
    for (const encoding of [browser, 'gzip', 'identity']) {
      const response = await request.get(path, { headers: { 'accept-encoding': encoding } });
      const { 'content-length': length, 'transfer-encoding': parts } = response.headers();
      expect({ parts, length }, `${path}, ${encoding}`).toEqual({
        parts: undefined,
        length: expect.stringMatching(/^[1-9]\d*$/),
      });
    }
  }
});

test('compressed formats are sent without a content encoding', async ({ request }) => {
  const html = await (await request.get('/annonces')).text();
  const font = firstMatch(html, /\/_next\/static\/media\/[^"]+\.woff2/);
  for (const path of [font, '/icons/icon-192.png', '/partage/site.png']) {
    const response = await request.get(path, { headers: { 'accept-encoding': browser } });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-encoding'], path).toBeUndefined();
  }
});

test('a file of the build has the best compression from the first request', async ({ request }) => {
  const html = await (await request.get('/annonces')).text();
  const path = firstMatch(html, /\/_next\/static\/chunks\/[^"]+\.js/);
  const requested = { headers: { 'accept-encoding': browser } };
  const text = await (await request.get(path)).text();
  const asPages = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const compressedAsPages = brotliCompressSync(text, asPages).length;
  const response = await request.get(path, requested);
  expect(await response.text()).toBe(text);
  expect(Number(response.headers()['content-length'])).toBeLessThan(0.97 * compressedAsPages);

  const { etag = '', 'cache-control': lasting } = (await request.get(path, requested)).headers();
  expect(lasting).toBe('public, max-age=31536000, immutable');
  const known = await request.get(path, {
    headers: { ...requested.headers, 'if-none-match': etag },
  });
  expect(known.status()).toBe(304);
  const part = await request.get(path, { headers: { range: 'bytes=0-9' } });
  expect({ status: part.status(), text: await part.text() }).toEqual({
    status: 206,
    text: text.slice(0, 10),
  });
});
