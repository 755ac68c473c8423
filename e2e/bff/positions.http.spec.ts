import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { freshDay, test as ofSite } from '../http-test.ts';
import { expect, test, withMap } from '../map/site.ts';
import { adOnTheWire, pageOnTheWire } from '../map/visitor.ts';
import type { Failure } from '../stage/failures.ts';
import { expectCacheable, expectNotAllowed, expectRefused, minute, notFound } from './fields.ts';

const genericError = { detail: 'Une erreur est survenue. Veuillez réessayer plus tard.' };

const point = z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable();
const position = z.strictObject({
  id: z.number(),
  coordinates: point,
  geocodeKey: z.string().nullable(),
  town: point,
  isOverseas: z.boolean(),
});
const positions = z.strictObject({ positions: z.array(position), complete: z.boolean() });
const one = z.strictObject({ position, complete: z.boolean() });

/** An ad of the second page of the API whose address has no coordinates, and one without an address. */
const unlocated = 219;
const withoutPlace = 220;
type Located = { location: { latitude: unknown } | null };
const clermont = '35 avenue de la liberation|63000|clermont ferrand';

test.describe('positions of ads', () => {
  test('the positions of a page are in the order of its ads', async ({ request }) => {
    const response = await request.get('/api/map/positions');
    expectCacheable(response, minute);
    const found = positions.parse(await response.json()).positions;
    expect(found).toHaveLength(80);
    const feed = await idsOfFeed(request, '');
    expect(found.slice(0, feed.length).map(({ id }) => id)).toEqual(feed);

    const { results } = await (await request.get('/api/v1/ads/?page=1')).json();
    const own = results.find(({ location }: Located) => typeof location?.latitude === 'number');
    expect(found.find(({ id }) => id === own.id)).toEqual({
      id: own.id,
      coordinates: { latitude: own.location.latitude, longitude: own.location.longitude },
      geocodeKey: null,
      town: null,
      isOverseas: false,
    });
    expect(found.find(({ id }) => id === unlocated)).toEqual({
      id: unlocated,
      coordinates: { latitude: expect.closeTo(45.78, 1), longitude: expect.closeTo(3.09, 1) },
      geocodeKey: null,
      town: null,
      isOverseas: false,
    });
    expect(found.find(({ id }) => id === withoutPlace)).toEqual({
      id: withoutPlace,
      coordinates: null,
      geocodeKey: null,
      town: null,
      isOverseas: false,
    });
  });

  for (const slash of ['', '/']) {
    test(`the position of one ad is at …/${unlocated}${slash}`, async ({ request }) => {
      const response = await request.get(`/api/map/positions/${unlocated}${slash}`, {
        maxRedirects: 0,
      });
      expectCacheable(response, 5 * minute);
      expect(one.parse(await response.json())).toMatchObject({
        position: { id: unlocated, coordinates: { latitude: expect.any(Number) } },
        complete: true,
      });
    });
  }

  test('positions take the filters of the list', async ({ request }) => {
    // Not with dates: a feed keeps its order, where the list has what fits first.
    const query = 'specialty=1&owner=practice';
    const found = positions.parse(
      await (await request.get(`/api/map/positions?${query}`)).json(),
    ).positions;
    const feed = await idsOfFeed(request, query);
    expect(found.slice(0, feed.length).map(({ id }) => id)).toEqual(feed);
  });

  test('the list and its positions make no call', async ({ request, api }) => {
    const day = freshDay();
    await request.get(`/annonces?startDate=${day}`);
    await request.get(`/api/map/positions?startDate=${day}`);
    expect(await api.calls(day)).toEqual([]);
  });

  test('unknown pages, ads and paths respond with 404', async ({ request }) => {
    for (const path of ['?page=12', '?specialty=trois', '/999997', '/abc', '/012', '/12/13']) {
      await expectRefused(await request.get(`/api/map/positions${path}`), 404, notFound);
    }
    for (const path of ['/api/map', '/api/map/nulle-part', '/api/v1/map/positions']) {
      await expectRefused(await request.get(path), 404, notFound);
    }
  });

  test('an address from a visitor is never geocoded', async ({ request, api }) => {
    const query = 'page=2&address=rue+du+visiteur&city=rue+du+visiteur';
    expectCacheable(await request.get(`/api/map/positions?${query}`), minute);
    expect(await api.calls('visiteur')).toEqual([]);
  });

  test('only GET and HEAD are allowed', async ({ request }) => {
    for (const path of ['/api/map/positions', '/api/map/positions/12']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        await expectNotAllowed(await request.fetch(path, { method }), 'GET, HEAD');
      }
      const head = await request.head(path);
      expect(head.status()).toBe(200);
      expect(await head.body()).toHaveLength(0);
    }
  });
});

async function idsOfFeed(request: APIRequestContext, query: string): Promise<number[]> {
  const { items } = await (await request.get(`/annonces/feed.json?${query}`)).json();
  return items.map(({ url }: { url: string }) => Number(url.replace(/.*\//, '')));
}

test.describe('positions of ads without an index', () => {
  test.use({ siteEnvironment: { ...withMap, ADS_INDEX: 'off' } });

  test('a failing API is a 502, and an API that times out a 504', async ({
    request,
    freshSite: { url, api },
  }) => {
    await api.fail('/api/v1/ads/?page=0', 'error');
    await expectRefused(await request.get(`${url}/api/map/positions`), 502, genericError);
    await api.fail('/api/v1/ads/80', 'timeout');
    await expectRefused(await request.get(`${url}/api/map/positions/80`), 504, genericError);
  });

  const failures: Failure[] = ['error', 'html', 'timeout'];
  for (const failure of failures) {
    test(`a position is unknown while the geocoder fails (${failure}), and known once it works`, async ({
      request,
      freshSite,
    }) => {
      const { url, api } = freshSite;
      const at = (path: string) => request.get(`${url}/api/map/positions${path}`);
      await api.fail('/geocoder', failure);
      const response = await at('?page=2');
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const { positions: found, complete } = positions.parse(await response.json());
      expect(complete).toBe(false);
      expect(found.filter(({ coordinates }) => coordinates !== null)).toHaveLength(18);
      expect(found.find(({ id }) => id === unlocated)).toEqual({
        id: unlocated,
        coordinates: null,
        geocodeKey: clermont,
        town: { latitude: expect.closeTo(45.78, 1), longitude: expect.closeTo(3.12, 1) },
        isOverseas: false,
      });

      await api.restore('/geocoder');
      await expect(async () => {
        const recovered = one.parse(await (await at(`/${unlocated}`)).json());
        expect(recovered.position.coordinates).not.toBeNull();
      }).toPass();
    });
  }

  test('an address is geocoded once, however often it is requested', async ({
    request,
    freshSite,
  }) => {
    const { url, api } = freshSite;
    const paths = ['?page=2', `/${unlocated}`, '?page=2', `/${unlocated}`];
    for (const path of paths) await request.get(`${url}/api/map/positions${path}`);
    expect(await api.calls('/geocoder')).toEqual([
      expect.stringContaining('q=35+avenue+de+la+liberation+63000+clermont+ferrand'),
    ]);
  });

  test('unknown streets share the look-up of their town', async ({ request, freshSite }) => {
    const { url, api } = freshSite;
    const at = { postal_code: '29200', city: 'Brest' };
    const ads = ['Impasse perdue', 'Chemin perdu', 'Sentier perdu'].map((address, index) =>
      adOnTheWire(7600 + index, address, { ...at, address }),
    );
    await api.respond('/api/v1/ads/?page=0', pageOnTheWire(ads));
    await api.respond('/geocoder', { type: 'FeatureCollection', features: [] });
    expectCacheable(await request.get(`${url}/api/map/positions`), minute);
    const calls = await api.calls('/geocoder');
    expect(calls).toHaveLength(ads.length + 1);
    expect(calls.filter((call) => call.includes('type=municipality'))).toHaveLength(1);
  });

  test('an address that the geocoder does not know is looked up only once', async ({
    request,
    freshSite,
  }) => {
    const { url, api } = freshSite;
    await api.respond('/geocoder', { type: 'FeatureCollection', features: [] });
    for (let index = 0; index < 2; index += 1) {
      expectCacheable(await request.get(`${url}/api/map/positions?page=2`), minute);
    }
    expect(await api.calls('/geocoder')).toHaveLength(2);
  });
});

ofSite('a site without a map has no positions, and responds with 404', async ({ request }) => {
  for (const path of ['', '/240']) {
    await expectRefused(await request.get(`/api/map/positions${path}`), 404, notFound);
  }
});
