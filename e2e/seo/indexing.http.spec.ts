import { expect, test } from '../http-test.ts';
import { sendRaw } from '../raw-requests/server.ts';
import { readServedPage } from './served-page.ts';

test.describe('with INDEXING=off', () => {
  /* A site that is not production, on a build without INDEXING=off. */
  test.use({ siteEnvironment: { INDEXING: 'off' } });

  test('every response has noindex', async ({ request, freshSite }) => {
    const paths = [
      '/',
      '/annonces',
      '/annonces/12',
      '/annonces/999999',
      '/cgu',
      '/cgu/',
      '/nulle-part',
      '/annonces/specialite/medecine-generale',
      '/blog/rss.xml',
      '/annonces/rss.xml',
      '/partage/site.png',
      '/partage/annonces/12.png',
      '/sitemap.xml',
      '/sitemap-ads-1.xml',
      '/robots.txt',
      '/blog/feed.json',
      '/icons/icon-192.png',
      '/logo.svg',
      '/manifest.webmanifest',
      '/api/v1/ads',
      '/_next/absent.js',
      '/reset-password/MQ/jeton',
    ];
    for (const path of paths) {
      const response = await request.get(freshSite.url + path, { maxRedirects: 0 });
      expect(`${path}: ${response.headers()['x-robots-tag']}`).toContain(': noindex, nofollow');
    }
    const { meta } = await readServedPage(await request.get(`${freshSite.url}/annonces`));
    expect(meta('robots')).toEqual(['noindex, nofollow']);
  });
});

test('robots.txt lists the URLs that are not crawled, and the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const [, previews = '', ...rest] = (await response.text()).split('\n\n');
  expect(previews).toMatch(/^User-agent: facebookexternalhit\n.*\nDisallow: \/apercu$/s);
  const ofAll = (await response.text()).replace(`${previews}\n\n`, '');
  expect(rest).toHaveLength(1);
  expect(ofAll.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /annonces?',
    'Disallow: /annonces/*?',
    'Allow: /annonces?page=',
    'Disallow: /annonces?page=*&',
    'Disallow: /blog?',
    'Disallow: /blog/*?',
    'Allow: /blog?page=',
    'Disallow: /blog?page=*&',
    'Disallow: /annonces/*/agenda.ics',
    'Disallow: /annonces/*/signaler',
    'Disallow: /annonces/retour',
    'Disallow: /inscription?',
    'Disallow: /mes-annonces?',
    'Disallow: /observatoire?',
    '',
    'Sitemap: https://www.medireleve.example/sitemap.xml',
    '',
  ]);
});

test.describe('robots.txt with INDEXING=off', () => {
  test.use({ siteEnvironment: { INDEXING: 'off', ADS_INDEX: 'off' } });

  test('allows crawling, so that crawlers see noindex, even on a build for production', async ({
    request,
    freshSite: { url },
  }) => {
    const text = await (await request.get(`${url}/robots.txt`)).text();
    expect(text).toBe('User-agent: *\nDisallow:\n');
  });
});

/* Robots get the same stored pages as visitors, with the same status (next.config.ts, `htmlLimitedBots`). */

test('a page is the same whoever requests it, also without a User-Agent', async ({ baseURL }) => {
  const site = baseURL ?? '';
  const { host } = new URL(site);
  const agents = [
    null,
    '',
    'curl/8',
    'Googlebot/2.1',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 Chrome/140',
  ];
  const pages = new Set<string>();
  for (const agent of agents) {
    const line = agent === null ? '' : `User-Agent: ${agent}\r\n`;
    // Never stored, with a nonce.
    const text = `GET /reset-password/MQ/jeton-commun HTTP/1.1\r\nHost: ${host}\r\n${line}Connection: close\r\n\r\n`;
    const { status, body } = await sendRaw(site, text);
    expect(status).toBe(200);
    expect(body.split('</head>')[0]).toContain('<meta name="robots"');
    pages.add(body.replaceAll(/nonce(=\\?"|\\?":\\?")[\w+/=-]+/g, 'nonce'));
  }
  expect(pages.size).toBe(1);
});

const crawlers = ['Googlebot/2.1', 'bingbot/2.0', 'Twitterbot/1.0', 'LinkedInBot/1.0', 'WhatsApp'];

for (const name of crawlers) {
  test(`${name} gets the stored page`, async ({ request }) => {
    const headers = { 'user-agent': `Mozilla/5.0 (compatible; ${name})` };
    await request.get('/mentions-legales');
    const cached = await request.get('/mentions-legales', { headers });
    expect(cached.headers()['cache-status']).toMatch(/^medireleve; hit; ttl=\d+$/);
  });

  test(`${name} gets status 404 for a missing page`, async ({ request }) => {
    const headers = { 'user-agent': `Mozilla/5.0 (compatible; ${name})` };
    for (const path of ['/annonces/999999', '/blog/absent', '/nulle-part']) {
      expect((await request.get(path, { headers })).status()).toBe(404);
    }
  });
}
