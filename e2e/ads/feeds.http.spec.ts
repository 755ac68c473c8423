import { z } from 'zod';
import { feedItem, jsonFeed } from '../feeds.ts';
import { expect, freshDay, test } from '../http-test.ts';
import { adOnTheWire, pageOnTheWire } from '../map/visitor.ts';
import { publicUrl } from '../stage/site.ts';

const feedOfAds = jsonFeed(feedItem.extend({ summary: z.string().min(1) }));

test('a search has its own feeds, with the ads of its list', async ({ request }) => {
  const list = await (await request.get('/annonces?specialty=1')).text();
  const [, title] = /<h3[^>]*><a [^>]*>([^<]*)</.exec(list) ?? [];
  const requested = '/annonces/feed.json?jeton=x&page=3&view=map&startDate=demain&specialty=1';
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

test('ads that are over are in no feed', async ({ request, api }) => {
  const day = freshDay();
  const open = { ...adOnTheWire(800_001, 'Ouverte', {}), end_date: '2040-01-31' };
  const over = { ...adOnTheWire(800_002, 'Terminée', {}), end_date: '2025-01-31' };
  await api.respond(`startDate=${day}`, pageOnTheWire([over, open]));
  const feed = await (await request.get(`/annonces/rss.xml?startDate=${day}`)).text();
  expect(feed).toContain('<title>Ouverte</title>');
  expect(feed).not.toContain('Terminée');
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

test('feeds respond with 502 while the API fails, and the failure is not stored', async ({
  request,
  api,
}) => {
  const day = freshDay();
  await api.fail(`startDate=${day}`, 'error');
  for (const feed of ['rss.xml', 'feed.json']) {
    const response = await request.get(`/annonces/${feed}?startDate=${day}`);
    expect(response.status()).toBe(502);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
  await api.restore(`startDate=${day}`);
  expect((await request.get(`/annonces/rss.xml?startDate=${day}`)).status()).toBe(200);
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
  const words = 'Annonces, Médecine générale, jusqu’au 15\u00a0janvier 2027';
  expect(await links('/annonces?page=2&specialty=1&endDate=2027-01-15')).toEqual([
    ['application/rss+xml', `${words} (RSS)`, `${publicUrl}/annonces/rss.xml?${query}`],
    rss,
    ['application/feed+json', `${words} (JSON Feed)`, `${publicUrl}/annonces/feed.json?${query}`],
    json,
  ]);
});
