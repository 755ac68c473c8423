import { z } from 'zod';
import { feedItem, jsonFeed, readRss } from '../feeds.ts';
import { adOnTheWire, pageOnTheWire } from '../map/ads.ts';
import { publicUrl } from '../stage/site.ts';
import { expect, expectAccessible, freshDay, test } from '../test.ts';

/* Mostly over HTTP, so once: `@desktop` leaves it out of the phone. */

const feedOfAds = jsonFeed(feedItem.extend({ summary: z.string().min(1) }));

test('@desktop the RSS feed of all ads is read back by a parser', async ({ page, request }) => {
  const answer = await request.get('/annonces/rss.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/);
  const feed = await readRss(page, await answer.text());
  expect(feed).toMatchObject({
    broken: false,
    version: '2.0',
    title: ['Annonces – MédiRelève'],
    self: `${publicUrl}/annonces/rss.xml`,
  });
  // Two pages of the list.
  expect(new Set(feed.guids).size).toBe(40);
  expect(feed.guids).toEqual(feed.links);
  for (const link of feed.links)
    expect(link).toMatch(/^https:\/\/www\.medireleve\.example\/annonces\/\d+$/);
});

test('@desktop a search has feeds of its own, of what the list shows', async ({ request }) => {
  const list = await (await request.get('/annonces?specialty=1')).text();
  const [, title] = /<h3[^>]*><a [^>]*>([^<]*)</.exec(list) ?? [];
  const asked = '/annonces/feed.json?jeton=x&page=3&view=map&startDate=demain&specialty=1';
  const answer = await request.get(asked);
  expect(answer.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  const text = await answer.text();
  expect(text).not.toContain('jeton');
  const feed = feedOfAds.parse(JSON.parse(text));
  expect(feed).toMatchObject({
    title: 'Annonces, Médecine générale – MédiRelève',
    feed_url: `${publicUrl}/annonces/feed.json?specialty=1`,
    home_page_url: `${publicUrl}/annonces?specialty=1`,
  });
  expect(feed.items[0]?.title).toBe(title);
  for (const { tags } of feed.items) expect(tags).toEqual(['Médecine générale']);
  // The API says of most when they were published.
  expect(feed.items.filter(({ date_published }) => date_published).length).toBeGreaterThan(20);
});

test('@desktop a specialty that is none has a feed without items, as its list', async ({
  request,
}) => {
  const answer = await request.get('/annonces/feed.json?specialty=99999');
  expect(answer.status()).toBe(200);
  expect(feedOfAds.parse(await answer.json()).items).toEqual([]);
});

test('@desktop ads that are over are in no feed', async ({ request, api }) => {
  const day = freshDay();
  const open = { ...adOnTheWire(800_001, 'Ouverte', {}), end_date: '2040-01-31' };
  const over = { ...adOnTheWire(800_002, 'Terminée', {}), end_date: '2025-01-31' };
  await api.give(`startDate=${day}`, pageOnTheWire([over, open]));
  const feed = await (await request.get(`/annonces/rss.xml?startDate=${day}`)).text();
  expect(feed).toContain('<title>Ouverte</title>');
  expect(feed).not.toContain('Terminée');
});

test('@desktop a reader that has it already is told so', async ({ request }) => {
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

test('@desktop a failing API makes no empty feed', async ({ request, api }) => {
  const day = freshDay();
  await api.fail(`startDate=${day}`, 'error');
  for (const feed of ['rss.xml', 'feed.json']) {
    const answer = await request.get(`/annonces/${feed}?startDate=${day}`);
    expect(answer.status()).toBe(502);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
  await api.mend(`startDate=${day}`);
  expect((await request.get(`/annonces/rss.xml?startDate=${day}`)).status()).toBe(200);
});

test('@desktop the list announces the feeds of its search, then those of all ads', async ({
  request,
}) => {
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
  const words = 'Annonces, Médecine générale, jusqu’au 15 janvier 2027';
  expect(await links('/annonces?page=2&specialty=1&endDate=2027-01-15')).toEqual([
    ['application/rss+xml', `${words} (RSS)`, `${publicUrl}/annonces/rss.xml?${query}`],
    rss,
    ['application/feed+json', `${words} (JSON Feed)`, `${publicUrl}/annonces/feed.json?${query}`],
    json,
  ]);
});

test('a visitor subscribes to their search by keyboard, as it is now', async ({ page }) => {
  await page.goto('/annonces?specialty=1');
  const summary = page.getByText('S’abonner à cette recherche');
  await summary.focus();
  await page.keyboard.press('Enter');
  const rss = page.getByRole('link', { name: 'Flux RSS' });
  await expect(rss).toHaveAttribute('href', '/annonces/rss.xml?specialty=1');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(rss).toBeFocused();
  expect((await rss.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  // Filters change without a reload.
  await page.evaluate(() => history.pushState(null, '', '/annonces?specialty=2'));
  await expect(rss).toHaveAttribute('href', '/annonces/rss.xml?specialty=2');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@desktop a visitor subscribes to their search', async ({ page, request }) => {
    await page.goto('/annonces?page=2&specialty=1');
    await page.getByText('S’abonner à cette recherche').click();
    const href = await page.getByRole('link', { name: 'Flux RSS' }).getAttribute('href');
    expect(href).toBe('/annonces/rss.xml?specialty=1');
    expect((await request.get(href ?? '')).status()).toBe(200);
  });
});
