import { expect, test } from '../http-test.ts';
import { adOnTheWire, pageOnTheWire } from '../map/ads.ts';
import { secret } from '../webhook/call.ts';

/*
 * The code that runs on Vercel, on our own server: whether it is Vercel is read when the site starts. What is
 * Vercel's own, its caches and its scheduler, is not here.
 */

const path = '/api/ads-snapshot';
/** Each radius is a response of its own, which nobody has requested: the others are stored for a minute. */
const search = (radius: number) => `/api/places/ads?place=quimper-29&radius=${radius}`;
const authorized = { headers: { authorization: `Bearer ${secret}` } };
const inQuimper = (id: number) => adOnTheWire(id, `Annonce ${id}`, { postal_code: '29000' });

test.describe('on Vercel', () => {
  test.use({ siteEnvironment: { VERCEL: '1', REVALIDATE_SECRET: secret } });

  test('a snapshot serves the search by place, until a scheduled call has another one made', async ({
    request,
    freshSite: { url, api },
  }) => {
    const count = async (radius: number) => {
      const { count } = await (await request.get(`${url}${search(radius)}`)).json();
      return String(count).replaceAll('\u00a0', ' ');
    };
    await api.give('/api/v1/ads/', pageOnTheWire([inQuimper(1), inQuimper(2)]));
    await expect.poll(() => count(50)).toBe('2 annonces trouvées autour de Quimper (50 km)');
    expect(await (await request.get(`${url}/annonces?place=quimper-29`)).text()).toContain(
      'annonces trouvées autour de Quimper',
    );

    await api.give('/api/v1/ads/', pageOnTheWire([inQuimper(2)]));
    expect(await count(10)).toMatch(/^2 annonces/);
    expect((await request.get(url + path)).status()).toBe(401);
    expect(await count(25)).toMatch(/^2 annonces/);
    const refreshed = await request.get(url + path, authorized);
    expect(await refreshed.json()).toMatchObject({ state: 'ready', ads: 1 });
    expect(refreshed.headers()['cache-control']).toContain('no-store');
    expect(await count(100)).toMatch(/^1 annonce trouvée/);

    await api.fail('/api/v1/ads/', 'error');
    expect((await request.get(url + path, authorized)).status()).toBe(502);
    expect(await count(200)).toMatch(/^1 annonce trouvée/);
  });
});

test.describe('elsewhere', () => {
  test.use({ siteEnvironment: { REVALIDATE_SECRET: secret, ADS_INDEX: 'off' } });

  test('there is no such call', async ({ request, freshSite: { url } }) => {
    expect((await request.get(url + path, authorized)).status()).toBe(404);
  });
});
