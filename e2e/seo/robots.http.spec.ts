import { expect, test } from '../http-test.ts';

test('robots.txt lists what not to crawl, and the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect((await response.text()).split('\n')).toEqual([
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
    'Disallow: /inscription?',
    '',
    'Sitemap: https://www.medireleve.example/sitemap.xml',
    '',
  ]);
});

test.describe('a deployment that is not indexed', () => {
  test.use({ siteEnvironment: { INDEXING: 'off', ADS_INDEX: 'off' } });

  test('allows crawling, so that crawlers see noindex, though it was built for production', async ({
    request,
    freshSite: { url },
  }) => {
    const text = await (await request.get(`${url}/robots.txt`)).text();
    expect(text).toBe('User-agent: *\nDisallow:\n');
  });
});
