import { expect, test } from './http-test.ts';
import { fixedPages } from './pages.ts';

/* What one visitor says, in the address or beside it, is served to no other. */

/** Every kind of address there is; each is asked for by two visitors. */
const addresses = [
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

/** Nothing of the site says it. */
const secret = 'zq9x7';

const withSecret = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}jeton=${secret}&utm_source=${secret}`;

const sayings = {
  authorization: `Bearer ${secret}`,
  cookie: `session=${secret}`,
  referer: `https://ailleurs.example/${secret}`,
  'user-agent': secret,
  'x-forwarded-host': `${secret}.example`,
};

const kinds: { what: string; headers: Record<string, string>; type: string }[] = [
  { what: 'a page', headers: {}, type: 'text/html; charset=utf-8' },
  // Sent on to the parameter that its headers call for, as the router would have from the start.
  { what: 'a navigation', headers: { rsc: '1' }, type: 'text/x-component' },
];

for (const { what, headers, type } of kinds) {
  test(`${what} shows nothing of whoever asked first`, async ({ request, freshSite: { url } }) => {
    test.setTimeout(90_000);
    const types = new Set<string | undefined>();
    for (const address of addresses) {
      const ask = (path: string, others = {}) =>
        request.get(url + path, { headers: { ...headers, ...others } });
      const first = await ask(withSecret(address), sayings);
      types.add(first.headers()['content-type']);
      // The second and the third may be answered from what the first left.
      for (const path of [address, address, withSecret(address).replaceAll(secret, 'autre')]) {
        const response = await ask(path);
        const said = JSON.stringify(response.headersArray()) + (await response.text());
        expect(said.includes(secret), path).toBe(false);
      }
    }
    expect(types).toContain(type);
  });
}
