import { readRss } from './feeds.ts';
import { publicUrl } from './stage/site.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a parser reads the RSS feed of all ads', async ({ page, request }) => {
  const response = await request.get('/annonces/rss.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  const feed = await readRss(page, await response.text());
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

test('@desktop @phone a visitor subscribes to their current search by keyboard', async ({
  page,
}) => {
  await page.goto('/annonces?specialty=1');
  const summary = page.getByText('Suivre ou envoyer cette recherche');
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

  test('a visitor subscribes to their search', async ({ page, request }) => {
    await page.goto('/annonces?page=2&specialty=1');
    await page.getByText('Suivre ou envoyer cette recherche').click();
    const href = await page.getByRole('link', { name: 'Flux RSS' }).getAttribute('href');
    expect(href).toBe('/annonces/rss.xml?specialty=1');
    expect((await request.get(href ?? '')).status()).toBe(200);
  });
});

test('a parser reads the RSS feed of the blog', async ({ page, request }) => {
  const response = await request.get('/blog/rss.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d{1,4}$/);
  const feed = await readRss(page, await response.text());
  expect(feed).toMatchObject({
    broken: false,
    version: '2.0',
    title: ['Le blog – MédiRelève'],
    self: `${publicUrl}/blog/rss.xml`,
  });
  expect(feed.link).toContain(`${publicUrl}/blog`);
  expect(feed.guids).toHaveLength(18);
  expect(feed.guids).toEqual(feed.links);
  expect(new Set(feed.guids).size).toBe(18);
  for (const link of feed.links)
    expect(link).toMatch(/^https:\/\/www\.medireleve\.example\/blog\//);
  for (const date of feed.dates) expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT$/);
  expect(feed.dates).toHaveLength(18);
  expect(feed.bodies.length).toBeGreaterThan(10);
  for (const body of feed.bodies) {
    for (const [, address] of body.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
    }
    expect(body).not.toMatch(/nouvelle fenêtre|tabindex|class=|target=/);
  }
});
