import { z } from 'zod';
import { absolute, feedItem, jsonFeed, readRss } from '../feeds.ts';
import { publicUrl } from '../stage/site.ts';
import { expect, test } from '../test.ts';
import { freshSlug } from './fresh.ts';

/* Over HTTP only, so once: `@desktop` leaves it out of the phone. */

const feedOfPosts = jsonFeed(
  feedItem.extend({ summary: z.string().optional(), image: absolute.optional() }),
);

test('@desktop the RSS feed is read back by a parser', async ({ page, request }) => {
  const answer = await request.get('/blog/rss.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=3600/);
  const feed = await readRss(page, await answer.text());
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

test('@desktop the JSON feed is one, and of the latest posts first', async ({ request }) => {
  const answer = await request.get('/blog/feed.json?jeton=x');
  expect(answer.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  const feed = feedOfPosts.parse(await answer.json());
  expect(feed.feed_url).toBe(`${publicUrl}/blog/feed.json`);
  expect(feed.items).toHaveLength(18);
  const dates = feed.items.map(({ date_published }) => date_published ?? '');
  expect(dates).toEqual([...dates].sort().reverse());
});

test('@desktop a tag has feeds of its own', async ({ request }) => {
  const feed = feedOfPosts.parse(await (await request.get('/blog/feed.json?tag=contrat')).json());
  expect(feed.title).toBe('Le blog, Contrat – MédiRelève');
  expect(feed.feed_url).toBe(`${publicUrl}/blog/feed.json?tag=contrat`);
  expect(feed.home_page_url).toBe(`${publicUrl}/blog?tag=contrat`);
  for (const { tags } of feed.items) expect(tags).toContain('Contrat');
  const rss = await (await request.get('/blog/rss.xml?tag=contrat&page=2')).text();
  expect(rss).toContain(`href="${publicUrl}/blog/rss.xml?tag=contrat"`);
  expect(rss.match(/<item>/g)).toHaveLength(feed.items.length);
});

test('@desktop a reader that has it already is told so', async ({ request }) => {
  for (const feed of ['rss.xml', 'feed.json']) {
    const first = await request.get(`/blog/${feed}`);
    const etag = first.headers().etag ?? '';
    expect(etag).toMatch(/^(?:W\/)?"[\w-]{43}"$/);
    const again = await request.get(`/blog/${feed}`, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    expect(await again.text()).toBe('');
    const other = await request.get(`/blog/${feed}`, { headers: { 'if-none-match': '"x"' } });
    expect(other.status()).toBe(200);
  }
});

test('@desktop an unknown tag has a feed without items', async ({ request }) => {
  const answer = await request.get(`/blog/feed.json?tag=${freshSlug()}`);
  expect(answer.status()).toBe(200);
  expect(feedOfPosts.parse(await answer.json()).items).toEqual([]);
});

for (const [kind, status] of [
  ['error', 502],
  ['timeout', 504],
  ['shape', 502],
] as const) {
  test(`@desktop a failing API (${kind}) makes no empty feed`, async ({ request, api }) => {
    const tag = freshSlug();
    await api.fail(`tag_slug=${tag}`, kind);
    for (const feed of ['rss.xml', 'feed.json']) {
      const answer = await request.get(`/blog/${feed}?tag=${tag}`);
      expect(answer.status()).toBe(status);
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
    await api.mend(`tag_slug=${tag}`);
    expect((await request.get(`/blog/rss.xml?tag=${tag}`)).status()).toBe(200);
  });
}

test('@desktop the blog, its tags and its posts announce the feeds', async ({ request }) => {
  const links = async (path: string) =>
    (await (await request.get(path)).text())
      .split('</head>')[0]
      ?.match(/<link rel="alternate"[^>]*>/g)
      ?.map((link) => [/type="([^"]*)"/.exec(link)?.[1], /href="([^"]*)"/.exec(link)?.[1]]);
  const whole = [
    ['application/rss+xml', `${publicUrl}/blog/rss.xml`],
    ['application/feed+json', `${publicUrl}/blog/feed.json`],
  ];
  expect(await links('/blog')).toEqual(whole);
  expect(await links('/blog/contrat-de-remplacement')).toEqual(whole);
  expect(await links('/blog?tag=contrat')).toEqual([
    ['application/rss+xml', `${publicUrl}/blog/rss.xml?tag=contrat`],
    ['application/rss+xml', `${publicUrl}/blog/rss.xml`],
    ['application/feed+json', `${publicUrl}/blog/feed.json?tag=contrat`],
    ['application/feed+json', `${publicUrl}/blog/feed.json`],
  ]);
});
