import { z } from 'zod';
import { feedItem, jsonFeed } from '../feeds.ts';
import { expect, test } from '../http-test.ts';
import { adOnTheWire, pageOnTheWire } from '../map/visitor.ts';
import { publicUrl } from '../stage/site.ts';

const feedOfAds = jsonFeed(feedItem.extend({ summary: z.string().min(1) }));

test('a search has its own feeds, with the ads of its list', async ({ request }) => {
  const list = await (await request.get('/annonces?specialty=1')).text();
  const [, title] = /<h3[^>]*><a [^>]*>([^<]*)</.exec(list) ?? [];
  const requested = '/annonces/feed.json?jeton=x&page=3&view=map&radius=7&specialty=1';
  const response = await request.get(requested);
  expect(response.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  const text = await response.text();
  expect(text).not.toContain('jeton');
  const feed = feedOfAds.parse(JSON.parse(text));
  expect(feed).toMatchObject({
    title: 'Annonces, Médecine générale – MédiRelève',
    feed_url: `${publicUrl}/annonces/feed.json?specialty=1`,
    home_page_url: `${publicUrl}/annonces?specialty=1`,
  });
  expect(feed.items[0]?.title).toBe(title);
  for (const { tags } of feed.items) expect(tags).toEqual(['Médecine générale']);
  // Most ads of the demo API have a publication date.
  expect(feed.items.filter(({ date_published }) => date_published).length).toBeGreaterThan(20);
});

test('an unknown specialty has a feed without items, like its list', async ({ request }) => {
  const response = await request.get('/annonces/feed.json?specialty=99999');
  expect(response.status()).toBe(200);
  expect(feedOfAds.parse(await response.json()).items).toEqual([]);
});

/* Without one of its filters a feed would be that of other ads: of all of France, for years. */

for (const name of ['rss.xml', 'feed.json']) {
  test(`words for a place lead to the ${name} of that place`, async ({ request }) => {
    for (const [query, location] of [
      ['place=Quimper', 'place=quimper-29'],
      ['place=quimper', 'place=quimper-29'],
      ['place=29000', 'place=quimper-29'],
      ['place=Quimper+%2829%29&radius=25&specialty=1', 'specialty=1&place=quimper-29&radius=25'],
      ['place=Bretagne.&days=wed', 'place=bretagne&days=wed'],
    ]) {
      const response = await request.get(`/annonces/${name}?${query}`, { maxRedirects: 0 });
      expect([query, response.status(), response.headers().location]).toEqual([
        query,
        307,
        `/annonces/${name}?${location}`,
      ]);
      expect(response.headers()['cache-control'] ?? 'no-store').toMatch(/no-store|max-age=0/);
    }
    const feed = await request.get(`/annonces/${name}?place=Quimper`);
    expect(await feed.text()).toContain('autour de Quimper');
  });

  test(`the ${name} of a place that nobody knows, or of an invalid filter, is a 404`, async ({
    request,
  }) => {
    for (const query of [
      'place=Atlantide',
      'place=atlantide-99',
      'place=Valence',
      'specialty=cardiologie',
      'startDate=demain',
      'sector=9',
      'days=lundi',
      'place=Quimper&specialty=cardiologie',
    ]) {
      const response = await request.get(`/annonces/${name}?${query}`);
      expect([query, response.status()]).toEqual([query, 404]);
    }
  });
}

test('a call with an invalid filter, or words for a place, is refused', async ({ request }) => {
  for (const [path, query, status] of [
    ['/api/ads/facets', 'place=Quimper', 404],
    ['/api/ads/facets', 'sector=9', 404],
    ['/api/map/positions', 'place=quimper-29&days=lundi', 404],
    ['/api/map/positions', 'place=Quimper', 404],
    ['/api/map/positions', 'q=!!!', 404],
    ['/api/v1/ads', 'specialty=cardiologie', 400],
    ['/api/v1/ads', 'startDate=demain', 400],
    ['/blog/rss.xml', 'tag=a%2Fb', 404],
    ['/blog/feed.json', 'tag=un+th%C3%A8me', 404],
  ]) {
    const response = await request.get(`${path}?${query}`);
    expect([path, query, response.status()]).toEqual([path, query, status]);
  }
});

test.describe('without an index', () => {
  test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

  test('ads that have ended are in no feed', async ({ request, freshSite: { url, api } }) => {
    const open = { ...adOnTheWire(800_001, 'Ouverte', {}), end_date: '2040-01-31' };
    const over = { ...adOnTheWire(800_002, 'Terminée', {}), end_date: '2025-01-31' };
    await api.respond('/api/v1/ads/', pageOnTheWire([over, open]));
    const feed = await (await request.get(`${url}/annonces/rss.xml`)).text();
    expect(feed).toContain('<title>Ouverte</title>');
    expect(feed).not.toContain('Terminée');
  });

  test('feeds respond with 502 while the API fails, and the failure is not stored', async ({
    request,
    freshSite: { url, api },
  }) => {
    await api.fail('/api/v1/ads/', 'error');
    for (const feed of ['rss.xml', 'feed.json']) {
      const response = await request.get(`${url}/annonces/${feed}`);
      expect(response.status()).toBe(502);
      expect(response.headers()['cache-control']).toBe('no-store');
    }
    await api.restore('/api/v1/ads/');
    expect((await request.get(`${url}/annonces/rss.xml`)).status()).toBe(200);
  });
});

test('feeds respond to a conditional request with 304', async ({ request }) => {
  for (const feed of ['rss.xml', 'feed.json']) {
    const first = await request.get(`/annonces/${feed}?specialty=2`);
    const etag = first.headers().etag ?? '';
    const again = await request.get(`/annonces/${feed}?specialty=2`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status()).toBe(304);
    const other = await request.get(`/annonces/${feed}?specialty=1`, {
      headers: { 'if-none-match': etag },
    });
    expect(other.status()).toBe(200);
  }
});

test('the list links to the feeds of its search and of all ads', async ({ request }) => {
  const links = async (path: string) =>
    (await (await request.get(path)).text())
      .split('</head>')[0]
      ?.match(/<link rel="alternate"[^>]*>/g)
      ?.map((link) =>
        ['type', 'title', 'href'].map((name) => new RegExp(`${name}="([^"]*)"`).exec(link)?.[1]),
      );
  const whole = [
    ['application/rss+xml', 'Annonces (RSS)', `${publicUrl}/annonces/rss.xml`],
    ['application/feed+json', 'Annonces (JSON Feed)', `${publicUrl}/annonces/feed.json`],
  ];
  expect(await links('/annonces?page=2')).toEqual(whole);
  const [rss, json] = whole;
  const query = 'specialty=1&amp;endDate=2027-01-15';
  const words = 'Annonces, Médecine générale, jusqu’au 15\u00a0janvier\u00a02027';
  expect(await links('/annonces?page=2&specialty=1&endDate=2027-01-15')).toEqual([
    ['application/rss+xml', `${words} (RSS)`, `${publicUrl}/annonces/rss.xml?${query}`],
    rss,
    ['application/feed+json', `${words} (JSON Feed)`, `${publicUrl}/annonces/feed.json?${query}`],
    json,
  ]);
});
