import { expect, test } from './http-test.ts';
import { fixedPages } from './pages.ts';

/* What one visitor sends, in the URL or in headers, is served to no other. */

/** A URL of every kind; two visitors request each. */
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

/** It occurs nowhere on the site. */
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
  // Redirected to the URL with the parameter `_rsc`, which the router would have sent.
  { what: 'a navigation', headers: { rsc: '1' }, type: 'text/x-component' },
];

for (const { what, headers, type } of kinds) {
  test(`${what} shows nothing of the visitor who requested it first`, async ({
    request,
    freshSite: { url },
  }) => {
    test.setTimeout(90_000);
    const types = new Set<string | undefined>();
    for (const address of urls) {
      const get = (path: string, others = {}) =>
        request.get(url + path, { headers: { ...headers, ...others } });
      const first = await get(withSecret(address), identifyingHeaders);
      types.add(first.headers()['content-type']);
      // Later ones may get what the first one left in a cache.
      for (const path of [address, address, withSecret(address).replaceAll(secret, 'autre')]) {
        const response = await get(path);
        const text = JSON.stringify(response.headersArray()) + (await response.text());
        expect(text.includes(secret), path).toBe(false);
      }
    }
    expect(types).toContain(type);
  });
}
