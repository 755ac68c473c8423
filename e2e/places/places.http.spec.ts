import { z } from 'zod';
import { expectCacheable, expectNotAllowed, expectRefused, minute } from '../bff/fields.ts';
import { expect, test } from '../http-test.ts';

const place = z.strictObject({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['commune', 'department', 'region']),
  department: z.string().nullable(),
  postalCodes: z.array(z.string()),
  detail: z.string(),
  count: z.int(),
});
const places = z.array(place).max(7);

const quimper = {
  slug: 'quimper-29',
  name: 'Quimper',
  kind: 'commune',
  department: '29',
  postalCodes: ['29000'],
  detail: 'Finistère',
  count: expect.any(Number),
};

test.describe('places', () => {
  for (const slash of ['', '/']) {
    test(`are suggested at /api/places${slash}`, async ({ request }) => {
      const response = await request.get(`/api/places${slash}?q=quimper`, { maxRedirects: 0 });
      expectCacheable(response, minute);
      expect(places.parse(await response.json())[0]).toEqual(quimper);
    });
  }

  test('have as many ads as their lists say', async ({ request }) => {
    const response = await request.get('/api/places?q=quimp');
    for (const { slug, count } of places.parse(await response.json())) {
      const html = await (await request.get(`/annonces?place=${slug}`)).text();
      expect(html, slug).toContain(`${count} annonce${count > 1 ? 's' : ''} trouvée`);
    }
  });

  test('of one name in a department have their postal code', async ({ request }) => {
    const response = await request.get('/api/places?q=bors');
    const details = places.parse(await response.json()).map(({ name, detail }) => [name, detail]);
    expect(details).toEqual(
      expect.arrayContaining([
        ['Bors (Canton de Tude-et-Lavalette)', 'Charente (16190)'],
        ['Bors (Canton de Charente-Sud)', 'Charente (16360)'],
      ]),
    );
  });

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
      ['34280 Carnon', 'mauguio-34'],
      ['Quinper', 'quimper-29'],
      ['Lyon IIIe', 'lyon-69'],
      ['1', 'ain'],
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
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toMatch(
        /^public, max-age=0, s-maxage=(?:\d|10)$/,
      );
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
    expectCacheable(head, minute);
    expect(await head.body()).toHaveLength(0);
    const options = await request.fetch('/api/places', { method: 'OPTIONS' });
    expect([options.status(), options.headers().allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});
