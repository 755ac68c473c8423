import { z } from 'zod';
import { absolute, feedItem, jsonFeed } from '../feeds.ts';
import { expect, test } from '../http-test.ts';
import { publicUrl } from '../stage/site.ts';
import { freshSlug, postOnTheWire } from './fresh.ts';

test('the blog is complete in the first HTML', async ({ request }) => {
  const response = await request.get('/blog');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>Le blog<\/h1>/);
  expect(html.match(/<article/g)).toHaveLength(6);
  expect(html).toContain('<title>Le blog – MédiRelève</title>');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/blog"/>`);
  expect(html).toContain(`<meta property="og:url" content="${publicUrl}/blog"/>`);
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/blog\?page=2"/);
  expect(html).not.toContain('noindex');
});

test('a filtered list has the unfiltered blog as canonical, and is not noindex', async ({
  request,
}) => {
  for (const query of ['tag=contrat', 'q=clause&page=2', 'author=Nadia+Belkacem']) {
    const html = await (await request.get(`/blog?${query}`)).text();
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/blog"/>`);
    expect(html).not.toContain('noindex');
  }
});

test('a parameter that one visitor adds to the URL is not in the response for another', async ({
  request,
}) => {
  for (const path of ['/blog?page=2', '/blog?tag=gestion', '/blog/reprendre-un-cabinet']) {
    const mark = path.includes('?') ? '&' : '?';
    await request.get(`${path}${mark}jeton=zq9x7&_rsc=zq9x8`);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('zq9x');
    expect(html).not.toContain('/recherche/');
  }
});

test('twenty visitors of one new search make one call', async ({ request, api }) => {
  const words = `visiteurs${test.info().workerIndex}`;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => request.get(`/blog?q=${words}`)),
  );
  expect(responses.map((response) => response.status())).toEqual(Array(20).fill(200));
  expect(await api.calls(`search=${words}`)).toHaveLength(1);
});

const path = '/blog/contrat-de-remplacement';

test('a post is complete in the first HTML', async ({ request }) => {
  const response = await request.get(`${path}?jeton=zq9x7`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/<title>Contrat de remplacement\s: les clauses à vérifier – MédiRelève</);
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${publicUrl}${path}"/>`);
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  expect(html).toMatch(/<meta name="description" content="Annulation, installation/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('Un contrat de remplacement n’est pas un signe de méfiance.');
  expect(html).toContain('min de lecture');
  expect(html).not.toContain('zq9x7');
  // The placeholder is requested only when an image is broken.
  expect(html).not.toContain('default-hero');
});

test('a missing post is a complete page without JavaScript, with noindex', async ({ request }) => {
  const html = await (await request.get('/blog/jamais-ecrit-non-plus')).text();
  expect(html).toMatch(/<h1[^>]*>Impossible de charger cet article pour le moment\.<\/h1>/);
  expect(html).toContain('noindex');
});

test.describe('images with signed URLs', () => {
  /** A URL that expires after this number of seconds, as Azure signs it. */
  function signedUrl(name: string, seconds: number): string {
    const end = new Date(Date.now() + seconds * 1_000).toISOString();
    return `https://pictures.example/${name}.png?se=${end}&sig=0`;
  }

  const second = 1_000;
  const lasting = 10;

  test.describe.configure({ mode: 'parallel' });

  test('a page is not served after the signed URL of its image has expired', async ({
    request,
    api,
  }) => {
    const slug = freshSlug();
    const read = async () => (await request.get(`/blog/${slug}`)).text();
    await api.respond(
      `posts/${slug}`,
      postOnTheWire(slug, { hero_image_url: signedUrl('one', lasting) }),
    );
    const response = await request.get(`/blog/${slug}`);
    expect(await response.text()).toContain('pictures.example/one.png');
    const { 'cache-control': control, 'cdn-cache-control': cdn } = response.headers();
    const fresh = Number(/s-maxage=(\d+)/.exec(control ?? '')?.[1]);
    expect(fresh).toBeLessThanOrEqual(lasting / 2);
    for (const directive of ['stale-while-revalidate', 'stale-if-error']) {
      const stale = Number(new RegExp(`${directive}=(\\d+)`).exec(cdn ?? '')?.[1]);
      expect(fresh + stale, directive).toBeLessThanOrEqual(lasting);
    }
    await read();
    const next = postOnTheWire(slug, { hero_image_url: signedUrl('two', 3_600) });
    await api.respond(`posts/${slug}`, next);
    await new Promise((resolve) => setTimeout(resolve, lasting * second));
    const later = await read();
    expect(later).toContain('pictures.example/two.png');
    expect(later).not.toContain('pictures.example/one.png');
  });

  test('an image whose URL has expired is replaced by the default, and is missing in the JSON', async ({
    request,
    api,
  }) => {
    const slug = freshSlug();
    const content = `<p>Un mot.</p><img src="${signedUrl('body', -9)}" alt="Le plan"><p>Fin.</p>`;
    await api.respond(
      `posts/${slug}`,
      postOnTheWire(slug, { hero_image_url: signedUrl('over', -9), content }),
    );
    const response = await request.get(`/blog/${slug}`);
    const html = await response.text();
    expect(html).not.toContain('pictures.example');
    expect(html).toContain('<p>Le plan</p>');
    expect(html).toContain('default-hero');
    const seconds = /s-maxage=(\d+)/.exec(response.headers()['cache-control'] ?? '')?.[1];
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    const json = await request.get(`/api/v1/blogs/posts/${slug}`);
    expect((await json.json()).hero_image).toBeNull();
  });

  test('while the API fails, a page is served without an image whose URL has expired', async ({
    request,
    api,
  }) => {
    const slug = freshSlug();
    await api.respond(
      `posts/${slug}`,
      postOnTheWire(slug, { hero_image_url: signedUrl('last', 6) }),
    );
    expect(await (await request.get(`/blog/${slug}`)).text()).toContain(
      'pictures.example/last.png',
    );
    await api.fail(`posts/${slug}`, 'error');
    await new Promise((resolve) => setTimeout(resolve, 7 * second));
    const response = await request.get(`/blog/${slug}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('Un paragraphe.');
    expect(html).not.toContain('pictures.example');
  });
});

const feedOfPosts = jsonFeed(
  feedItem.extend({ summary: z.string().optional(), image: absolute.optional() }),
);

test('the JSON feed of the blog is valid, with the latest posts first', async ({ request }) => {
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

test('the feeds of the blog respond to a conditional request with 304', async ({ request }) => {
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

test('another spelling of a slug leads to the post that there is, and to no other', async ({
  request,
}) => {
  for (const slug of [
    'Contrat-De-Remplacement',
    'contrat-de-r%C3%A9mplacement',
    'contrat-de-re%CC%81mplacement',
    'contrat-de-remplacement_',
  ]) {
    const response = await request.get(`/blog/${slug}`);
    expect([slug, response.status(), new URL(response.url()).pathname]).toEqual([
      slug,
      200,
      '/blog/contrat-de-remplacement',
    ]);
    const redirect = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
    expect([slug, redirect.status()]).toEqual([slug, 308]);
  }
  for (const slug of ['Jamais-Ecrit', '%C3%89crit-jamais', 'jamais_']) {
    const response = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
    expect([slug, response.status()]).toEqual([slug, 404]);
  }
});

test('a slug with capitals and accents, as the API spells it, is one of its own', async ({
  request,
  api,
}) => {
  const own = freshSlug();
  const slug = `Été-${own}`;
  await api.respond(`${own}/`, postOnTheWire(slug));
  const response = await request.get(`/blog/${encodeURIComponent(slug)}`, { maxRedirects: 0 });
  expect(response.status()).toBe(200);
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
  test(`the feeds of the blog respond with ${status} while the API fails (${kind}), and the failure is not stored`, async ({
    request,
    api,
  }) => {
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

test('the blog, its tags and its posts link to the feeds', async ({ request }) => {
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
