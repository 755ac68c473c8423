import { z } from 'zod';
import { expectCacheable, expectNotAllowed, expectRefused, hour } from '../bff/fields.ts';
import { expect, test } from '../http-test.ts';
import { adOnTheWire, pageOnTheWire } from '../map/visitor.ts';
import { secret } from '../webhook/test.ts';

const place = z.strictObject({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['commune', 'department', 'region']),
  department: z.string().nullable(),
  postalCodes: z.array(z.string()),
});
const places = z.array(place).max(7);

const quimper = {
  slug: 'quimper-29',
  name: 'Quimper',
  kind: 'commune',
  department: '29',
  postalCodes: ['29000'],
};

test.describe('places', () => {
  for (const slash of ['', '/']) {
    test(`are suggested at /api/places${slash}`, async ({ request }) => {
      const response = await request.get(`/api/places${slash}?q=quimper`, { maxRedirects: 0 });
      expectCacheable(response, 24 * hour);
      expect(places.parse(await response.json())[0]).toEqual(quimper);
    });
  }

  test('are found by name, number, postal code, and short names of regions', async ({
    request,
  }) => {
    for (const [typed, slug] of [
      ['L’Haÿ les Roses', 'l-hay-les-roses-94'],
      ['st malo', 'saint-malo-35'],
      ['29', 'finistere'],
      ['IDF', 'ile-de-france'],
      ['75000', 'paris-75'],
      ['29107', 'finistere'],
      ['34280 Carnon', 'la-grande-motte-34'],
      ['Nantes (Loire-Atlantique)', 'nantes-44'],
      ['F-29000 Quimper', 'quimper-29'],
      ['Juillaguet', 'boisne-la-tude-16'],
      ['Picardie', 'hauts-de-france'],
    ]) {
      const response = await request.get(`/api/places?q=${encodeURIComponent(typed ?? '')}`);
      expect(places.parse(await response.json())[0]?.slug, typed).toBe(slug);
    }
  });

  test('are not found by an empty or unknown text', async ({ request }) => {
    for (const query of ['', '?q=', '?q=%20', '?q=Nulle-Part', '?q=%00', '?q=(.*)%2B']) {
      const response = await request.get(`/api/places${query}`);
      expectCacheable(response, 24 * hour);
      expect(await response.json(), query).toEqual([]);
    }
  });

  test('are found by a position, and this response is not stored', async ({ request }) => {
    for (const near of ['47.996,-4.1024', '47.996%2C-4.1024']) {
      const response = await request.get(`/api/places?near=${near}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(response.headers()['cache-status']).toBeUndefined();
      expect(await response.json()).toEqual([quimper]);
    }
    const atSea = await request.get('/api/places?near=0,0');
    expect(atSea.headers()['cache-control']).toBe('no-store');
    expect(await atSea.json()).toEqual([]);
  });

  test('are not searched by invalid parameters, which the response names', async ({ request }) => {
    for (const [query, name] of [
      ['near=48', 'near'],
      ['near=48,x', 'near'],
      ['near=91,2', 'near'],
      [`q=${'x'.repeat(101)}`, 'q'],
    ]) {
      const detail = `Paramètre invalide\u00a0: ${name}.`;
      await expectRefused(await request.get(`/api/places?${query}`), 400, { detail });
    }
  });

  test('can only be read, with GET and HEAD', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      await expectNotAllowed(await request.fetch('/api/places?q=brest', { method }), 'GET, HEAD');
    }
    const head = await request.head('/api/places?q=brest');
    expectCacheable(head, 24 * hour);
    expect(await head.body()).toHaveLength(0);
    const options = await request.fetch('/api/places', { method: 'OPTIONS' });
    expect([options.status(), options.headers().allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});

/*
 * The code for Vercel, on our own server: the site reads at its start whether it runs on Vercel. These tests lack
 * Vercel's own caches and scheduler.
 */

const path = '/api/ads-snapshot';
/** A search with a new radius each time, because responses are stored for a minute. */
const search = (radius: number) => `/api/places/ads?place=quimper-29&radius=${radius}`;
const authorized = { headers: { authorization: `Bearer ${secret}` } };
const inQuimper = (id: number) => adOnTheWire(id, `Annonce ${id}`, { postal_code: '29000' });

test.describe('on Vercel', () => {
  test.use({ siteEnvironment: { VERCEL: '1', REVALIDATE_SECRET: secret } });

  test('a snapshot serves the search by place, until a scheduled call makes a new one', async ({
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

test.describe('on other hosts', () => {
  test.use({ siteEnvironment: { REVALIDATE_SECRET: secret, ADS_INDEX: 'off' } });

  test('the scheduled call does not exist', async ({ request, freshSite: { url } }) => {
    expect((await request.get(url + path, authorized)).status()).toBe(404);
  });
});
