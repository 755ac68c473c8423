import { countLineOf } from '../ads/count-line.ts';
import { expect, test } from '../http-test.ts';
import { adOnTheWire, pageOnTheWire } from '../map/visitor.ts';
import { callWebhook, secret } from '../webhook/test.ts';

/*
 * The code for Vercel, on our own server: the site reads at its start whether it runs on Vercel. These tests lack
 * Vercel's own caches and scheduler.
 */

const path = '/api/ads-snapshot';
/** A search with a new radius each time, because responses are stored for a minute. */
const search = (radius: number) => `/annonces?place=quimper-29&radius=${radius}`;
const authorized = { headers: { authorization: `Bearer ${secret}` } };
const inQuimper = (id: number) => adOnTheWire(id, `Annonce ${id}`, { postal_code: '29000' });

test.describe('on Vercel', () => {
  test.use({ siteEnvironment: { VERCEL: '1', REVALIDATE_SECRET: secret } });

  test('a snapshot serves the search by place, until a scheduled call makes a new one', async ({
    request,
    freshSite: { url, api },
  }) => {
    const count = async (radius: number) => {
      const html = await (await request.get(`${url}${search(radius)}`)).text();
      return countLineOf(html).replaceAll('\u00a0', ' ');
    };
    // The snapshot of what the API has when the site starts, or at the first search.
    await expect.poll(() => count(50)).toMatch(/^\d\d annonces trouvées autour de Quimper/);
    await api.respond('/api/v1/ads/?page=0', pageOnTheWire([inQuimper(1), inQuimper(2)]));
    const made = await request.get(url + path, authorized);
    expect(await made.json()).toMatchObject({ state: 'ready', ads: 2 });
    expect(await count(25)).toBe('2 annonces trouvées autour de Quimper (25 km)');

    // A new ad counts at once; what was rendered before is stored for a minute.
    await api.respond('/api/v1/ads/3', inQuimper(3));
    expect((await callWebhook(request, url, { type: 'ad', id: 3 })).status()).toBe(204);
    expect(await count(25)).toMatch(/^3 annonces/);
    await api.fail('/api/v1/ads/3', 'not-found');
    await callWebhook(request, url, { type: 'ad', id: 3 });
    expect(await count(25)).toMatch(/^2 annonces/);

    await api.respond('/api/v1/ads/?page=0', pageOnTheWire([inQuimper(2)]));
    expect((await request.get(url + path)).status()).toBe(401);
    expect(await count(10)).toMatch(/^2 annonces/);
    const refreshed = await request.get(url + path, authorized);
    expect(await refreshed.json()).toMatchObject({ state: 'ready', ads: 1 });
    expect(refreshed.headers()['cache-control']).toContain('no-store');
    expect(await count(100)).toMatch(/^1 annonce trouvée/);

    await api.fail('/api/v1/ads/?page=0', 'error');
    expect((await request.get(url + path, authorized)).status()).toBe(502);
    expect(await count(200)).toMatch(/^1 annonce trouvée/);
  });
});

test.describe('on other hosts', () => {
  test.use({ siteEnvironment: { REVALIDATE_SECRET: secret, ADS_INDEX: 'off' } });

  test('the scheduled call does not exist', async ({ request, freshSite: { url } }) => {
    expect((await request.get(url + path, authorized)).status()).toBe(404);
  });
});
