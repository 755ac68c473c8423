import { readRss } from '../feeds.ts';
import { publicUrl } from '../stage/site.ts';
import { expect, test } from '../test.ts';

test('a parser reads the RSS feed', async ({ page, request }) => {
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
