import { expect, test } from '../http-test.ts';
import { readServedPage } from './served-page.ts';

/* A site that is not production, on a build without INDEXING=off. */
test.use({ siteEnvironment: { INDEXING: 'off' } });

test('with INDEXING=off every response has noindex', async ({ request, freshSite }) => {
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
