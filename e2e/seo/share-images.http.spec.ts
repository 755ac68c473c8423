import type { APIResponse } from '@playwright/test';
import sharp from 'sharp';
import { freshSlug, postOnTheWire } from '../blog/fresh.ts';
import { expect, test } from '../http-test.ts';
import { adOnTheWire } from '../map/visitor.ts';
import { nothing, policyOf } from '../security/response-headers.ts';

/** An ad that no other test requests. */
function freshId(): number {
  used += 1;
  return 700_000 + test.info().workerIndex * 1_000 + used;
}
let used = 0;

async function expectPicture(response: APIResponse, shared: number): Promise<Buffer> {
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  const control = response.headers()['cache-control'] ?? '';
  expect(control).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  // The site may have read the data of the image before.
  expect(Number(control.split('s-maxage=')[1])).toBeLessThanOrEqual(shared);
  const bytes = await response.body();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // WhatsApp shows no image above 600 kB.
  expect(bytes.length).toBeLessThan(300_000);
  // The image shows more than its background.
  expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.5);
  return bytes;
}

for (const [path, shared] of [
  ['/partage/site.png', 3600],
  ['/partage/annonces/12.png', 300],
  ['/partage/articles/contrat-de-remplacement.png', 3600],
] as const) {
  test(`${path} is a share image, stored as long as its content`, async ({ request }) => {
    const response = await request.get(path);
    await expectPicture(response, shared);
    const known = { 'if-none-match': response.headers().etag ?? '' };
    expect((await request.get(path, { headers: known })).status()).toBe(304);
    const other = await request.get(path, { headers: { 'if-none-match': '"x"' } });
    expect(other.status()).toBe(200);
  });
}

for (const path of [
  '/partage/annonces/999999.png',
  '/partage/annonces/0.png',
  '/partage/annonces/abc.png',
  '/partage/annonces/12',
  '/partage/annonces/12.jpg',
  '/partage/articles/jamais-vu.png',
  '/partage/articles/a%2Fb.png',
  '/partage/articles/%00.png',
  '/partage/autre.png',
]) {
  test(`${path} is not an image, and responds with 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('ads and posts with any title have a share image', async ({ request, api }) => {
  const titles = [
    null,
    'ORL',
    'Remplacement d’un mois en cabinet de groupe, '.repeat(7),
    'M'.repeat(300),
    '🚑 👩🏽‍⚕️ <b>医学</b> ثق \u202e e\u0301\u0336',
  ];
  const pictures: Buffer[] = [];
  for (const title of titles) {
    const id = freshId();
    // An ad that ended long ago.
    const ad = { ...adOnTheWire(id, '', {}), title, end_date: '2025-01-31' };
    await api.respond(`/api/v1/ads/${id}`, ad);
    pictures.push(await expectPicture(await request.get(`/partage/annonces/${id}.png`), 300));
    const slug = freshSlug();
    await api.respond(`/posts/${slug}`, postOnTheWire(slug, { title, author: null, tags: [] }));
    pictures.push(await expectPicture(await request.get(`/partage/articles/${slug}.png`), 3600));
  }
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(2 * titles.length);
});

test('share images respond with 502 while the API fails', async ({ request, api }) => {
  const id = freshId();
  const slug = freshSlug();
  await api.fail(`/api/v1/ads/${id}`, 'error');
  await api.fail(`/posts/${slug}`, 'error');
  for (const path of [`/partage/annonces/${id}.png`, `/partage/articles/${slug}.png`]) {
    const response = await request.get(path);
    expect(response.status()).toBe(502);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
  await api.restore(`/api/v1/ads/${id}`);
  await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, 'De retour', {}));
  await expectPicture(await request.get(`/partage/annonces/${id}.png`), 300);
});

test('a flood of requests for share images is limited, and pages are still served', async ({
  request,
  freshSite: { url },
}) => {
  // Far more than may wait: a fast machine draws dozens of them while they arrive.
  const flood = Array.from({ length: 300 }, (_, index) =>
    request.get(`${url}/partage/annonces/${index + 1}.png`),
  );
  expect((await request.get(`${url}/annonces`)).status()).toBe(200);
  const responses = await Promise.all(flood);
  const statuses = new Set(responses.map((response) => response.status()));
  // Some are of no ad.
  statuses.delete(404);
  expect([...statuses].sort(), 'some are drawn, some are not').toEqual([200, 503]);
  for (const response of responses.filter((each) => each.status() === 503)) {
    expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(policyOf(response, { 'cross-origin-resource-policy': 'cross-origin' })).toBe(nothing);
  }
  await expect
    .poll(async () => (await request.get(`${url}/partage/annonces/120.png`)).status())
    .toBe(200);
});
