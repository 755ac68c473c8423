import { z } from 'zod';
import { absolute, feedItem, jsonFeed } from '../feeds.ts';
import { expect, test } from '../http-test.ts';
import { publicUrl } from '../stage/site.ts';
import { freshSlug } from './fresh.ts';

const feedOfPosts = jsonFeed(
  feedItem.extend({ summary: z.string().optional(), image: absolute.optional() }),
);

test('the JSON feed is valid, with the latest posts first', async ({ request }) => {
  const response = await request.get('/blog/feed.json?jeton=x');
  expect(response.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  const feed = feedOfPosts.parse(await response.json());
  expect(feed.feed_url).toBe(`${publicUrl}/blog/feed.json`);
  expect(feed.items).toHaveLength(18);
  const dates = feed.items.map(({ date_published }) => date_published ?? '');
  expect(dates).toEqual([...dates].sort().reverse());
});

test('a tag has its own feeds', async ({ request }) => {
  const feed = feedOfPosts.parse(await (await request.get('/blog/feed.json?tag=contrat')).json());
  expect(feed.title).toBe('Le blog, Contrat – MédiRelève');
  expect(feed.feed_url).toBe(`${publicUrl}/blog/feed.json?tag=contrat`);
  expect(feed.home_page_url).toBe(`${publicUrl}/blog?tag=contrat`);
  for (const { tags } of feed.items) expect(tags).toContain('Contrat');
  const rss = await (await request.get('/blog/rss.xml?tag=contrat&page=2')).text();
  expect(rss).toContain(`href="${publicUrl}/blog/rss.xml?tag=contrat"`);
  expect(rss.match(/<item>/g)).toHaveLength(feed.items.length);
});

test('a conditional request gets 304', async ({ request }) => {
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

test('an unknown tag has a feed without items', async ({ request }) => {
  const response = await request.get(`/blog/feed.json?tag=${freshSlug()}`);
  expect(response.status()).toBe(200);
  expect(feedOfPosts.parse(await response.json()).items).toEqual([]);
});

for (const [kind, status] of [
  ['error', 502],
  ['timeout', 504],
  ['shape', 502],
] as const) {
  test(`a failing API (${kind}) never gives an empty feed`, async ({ request, api }) => {
    const tag = freshSlug();
    await api.fail(`tag_slug=${tag}`, kind);
    for (const feed of ['rss.xml', 'feed.json']) {
      const response = await request.get(`/blog/${feed}?tag=${tag}`);
      expect(response.status()).toBe(status);
      expect(response.headers()['cache-control']).toBe('no-store');
    }
    await api.restore(`tag_slug=${tag}`);
    expect((await request.get(`/blog/rss.xml?tag=${tag}`)).status()).toBe(200);
  });
}

test('the blog, its tags and its posts announce the feeds', async ({ request }) => {
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
