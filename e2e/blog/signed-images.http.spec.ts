import { expect, test } from '../http-test.ts';
import { freshSlug, postOnTheWire } from './fresh.ts';

/** A URL that ends in some seconds, as Azure signs it. */
function signedUrl(name: string, seconds: number): string {
  const end = new Date(Date.now() + seconds * 1_000).toISOString();
  return `https://pictures.example/${name}.png?se=${end}&sig=0`;
}

const second = 1_000;
const lasting = 10;

test.describe.configure({ mode: 'parallel' });

test('a page is not served after the signed URL of its image has ended', async ({
  request,
  api,
}) => {
  const slug = freshSlug();
  const read = async () => (await request.get(`/blog/${slug}`)).text();
  await api.give(
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
  await api.give(`posts/${slug}`, next);
  await new Promise((resolve) => setTimeout(resolve, lasting * second));
  const later = await read();
  expect(later).toContain('pictures.example/two.png');
  expect(later).not.toContain('pictures.example/one.png');
});

test('an image whose URL has ended has its default, also in what the browser and readers get', async ({
  request,
  api,
}) => {
  const slug = freshSlug();
  const content = `<p>Un mot.</p><img src="${signedUrl('body', -9)}" alt="Le plan"><p>Fin.</p>`;
  await api.give(
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

test('while the API fails a page goes on without an image that has ended', async ({
  request,
  api,
}) => {
  const slug = freshSlug();
  await api.give(`posts/${slug}`, postOnTheWire(slug, { hero_image_url: signedUrl('last', 6) }));
  expect(await (await request.get(`/blog/${slug}`)).text()).toContain('pictures.example/last.png');
  await api.fail(`posts/${slug}`, 'error');
  await new Promise((resolve) => setTimeout(resolve, 7 * second));
  const response = await request.get(`/blog/${slug}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('Un paragraphe.');
  expect(html).not.toContain('pictures.example');
});
