import { once } from 'node:events';
import sharp from 'sharp';
import { freePort } from '../../scripts/process.ts';
import { lendApi } from '../stage/api.ts';
import { callWebhook } from '../webhook/call.ts';
import { startCopy } from './copy.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' });

test('a copy of the standalone folder answers everything', async ({ request, copy }) => {
  const get = (path: string) => request.get(copy.url + path);
  for (const path of ['/annonces?page=2', '/annonces/12', '/blog/contrat-de-remplacement']) {
    expect((await get(path)).status(), path).toBe(200);
    expect((await get(path)).headers()['x-nextjs-cache'], path).toBe('HIT');
  }
  for (const path of ['/nulle-part', '/annonces/999999']) {
    expect((await get(path)).status(), path).toBe(404);
  }
  const texts = ['/cgu', '/mentions-legales', '/accessibilite', '/cgu.md', '/robots.txt'];
  const feeds = ['/blog/rss.xml', '/annonces/feed.json', '/sitemap.xml', '/sitemap-ads-1.xml'];
  for (const path of [...texts, ...feeds]) {
    expect((await get(path)).status(), path).toBe(200);
  }
  const drawn = await get('/partage/annonces/12.png');
  expect(await sharp(await drawn.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  const [picture = ''] =
    /\/_next\/static\/media\/[^" ]+\.avif/.exec(await (await get('/')).text()) ?? [];
  const { compression } = await sharp(await (await get(picture)).body()).metadata();
  expect(compression).toBe('av1');

  await lendApi(copy.gatewayUrl, async (api) => {
    await api.fail('/api/v1/ads/12', 'not-found');
    const told = await callWebhook(request, copy.url, { type: 'ad', id: 12 });
    expect(told.status()).toBe(204);
    expect((await get('/annonces/12')).status()).toBe(404);
  });
  expect(copy.said(), 'it warns of nothing').not.toMatch(/warn|⚠|⨯|error/i);
});

test('it does not start without its variables, and says which', async ({ copy }) => {
  const site = startCopy(copy.folder, await freePort(), { API_URL: 'ftp://api.example' });
  let said = '';
  site.stderr?.on('data', (text) => {
    said += text;
  });
  const [code] = await once(site, 'close');
  expect(code).toBe(1);
  expect(said).toContain('API_URL: not an http(s) URL');
  expect(said).toContain('SITE_URL: missing');
});
