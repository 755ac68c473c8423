import { countLineOf, countOf } from '../ads/count-line.ts';
import { expectNotAllowed } from '../bff/fields.ts';
import { expect, freshDay, test } from '../http-test.ts';

const root = 'https://www.medireleve.example';
const canonical = /<link rel="canonical" href="([^"]*)"/;

test.describe('a search by place', () => {
  test('has its title, count and ads in the first HTML, the nearest ad first, with distances', async ({
    request,
  }) => {
    const response = await request.get('/annonces?place=quimper-29&radius=25');
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain('<title>Annonces : autour de Quimper (25 km) – MédiRelève</title>');
    expect(countLineOf(html)).toMatch(/^\d+ annonces trouvées autour de Quimper \(25\u00a0km\)$/);
    const distances = [...html.matchAll(/> à (?:environ )?(\d+)\u00a0km</g)].map(([, km]) =>
      Number(km),
    );
    expect(distances.length).toBeGreaterThan(0);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(25);
  });

  test('in a department or region names it, and finds the ads of its communes', async ({
    request,
  }) => {
    const counts = await Promise.all(
      ['finistere', 'bretagne'].map(async (slug) => {
        const html = await (await request.get(`/annonces?place=${slug}`)).text();
        return countLineOf(html);
      }),
    );
    expect(counts[0]).toMatch(/^\d+ annonces trouvées dans le Finistère$/);
    expect(counts[1]).toMatch(/^\d+ annonces trouvées en Bretagne$/);
    const [department = 0, region = 0] = counts.map((text) => Number.parseInt(text, 10));
    expect(region).toBeGreaterThan(department);
  });

  test('has its landing page as canonical, unless it has another filter', async ({ request }) => {
    const canonicalOf = async (query: string) =>
      canonical.exec(await (await request.get(`/annonces?${query}`)).text())?.[1];
    expect(await canonicalOf('place=finistere&sort=start')).toBe(`${root}/annonces/lieu/finistere`);
    expect(await canonicalOf('place=quimper-29&radius=10')).toBe(
      `${root}/annonces/lieu/quimper-29`,
    );
    expect(await canonicalOf('specialty=1&place=finistere')).toBe(`${root}/annonces`);
  });

  test('that finds nothing offers wider searches, with their numbers of ads', async ({
    request,
  }) => {
    const html = await (await request.get('/annonces?place=guingamp-22&radius=10')).text();
    expect(html).toContain('Aucune annonce trouvée avec ces critères.');
    const offers = [
      ...html.matchAll(/href="(\/annonces\?[^"]*)"[^>]*>([^<]*: \d[^<]*annonces?)</g),
    ];
    expect(offers.length).toBeGreaterThan(0);
    for (const [, href = '', label = ''] of offers) {
      const found = await (await request.get(href.replaceAll('&amp;', '&'))).text();
      const expected = Number(/: ([\d\u202f]+)/.exec(label)?.[1]);
      expect(countOf(found)).toBe(expected);
    }
  });

  test('that finds nothing because of a filter offers the place without the filter', async ({
    request,
  }) => {
    const html = await (await request.get('/annonces?specialty=7&place=finistere')).text();
    expect(html).toContain('Aucune annonce trouvée avec ces critères.');
    const offer =
      /href="\/annonces\?place=finistere"[^>]*>Pour toutes les spécialités : (\d+) annonces</;
    const [, count] = offer.exec(html) ?? [];
    const whole = await (await request.get('/annonces?place=finistere')).text();
    expect(countLineOf(whole)).toBe(`${count} annonces trouvées dans le Finistère`);
  });

  test('shows the first page for a page beyond the last, and says so', async ({ request }) => {
    const html = await (await request.get('/annonces?place=quimper-29&page=999')).text();
    expect(html).toContain('Cette page est vide, retour à la première page.');
  });

  test('makes no call to the API', async ({ request, api }) => {
    const day = freshDay();
    const response = await request.get(`/annonces?place=quimper-29&startDate=${day}`);
    expect(response.status()).toBe(200);
    expect(await api.calls(`startDate=${day}`)).toEqual([]);
  });
});

test.describe('words for a place', () => {
  for (const [typed, location] of [
    ['Quimper', '/annonces?place=quimper-29'],
    ['29000', '/annonces?place=quimper-29'],
    ['Cote+d+Or', '/annonces?place=cote-d-or'],
    ['34280+Carnon', '/annonces?place=mauguio-34'],
    ['Bordeaux,+France', '/annonces?place=bordeaux-33'],
    ['Nantes+(Loire-Atlantique)', '/annonces?place=nantes-44'],
    ['F-29000+Quimper', '/annonces?place=quimper-29'],
    ['Chalon+s/+Saône', '/annonces?place=chalon-sur-saone-71'],
    ['Juillaguet', '/annonces?place=boisne-la-tude-16'],
    ['France', '/annonces'],
    ['Valence', '/annonces/quel-lieu?place=Valence'],
    ['Évry', '/annonces/quel-lieu?place=%C3%89vry'],
    ['atlantide-99', '/annonces/quel-lieu?place=atlantide-99'],
  ]) {
    test(`« ${typed} » redirects to ${location}`, async ({ request }) => {
      const response = await request.get(`/annonces?place=${typed}`, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(location);
      expect(response.headers()['cache-control']).toBe('private, no-store');
    });
  }

  test('are in no stored response, as the data for the router would be', async ({ request }) => {
    const headers = { rsc: '1' };
    const response = await request.get('/annonces?place=Quimper&_rsc=', { headers });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('/annonces?place=quimper-29');
    expect(response.headers()['cache-control']).toBe('private, no-store');
  });

  test('that fit several places lead to a page that offers each, and keeps the rest of the search', async ({
    request,
  }) => {
    const response = await request.get('/annonces/quel-lieu?place=Valence&specialty=1');
    const html = await response.text();
    expect(html).toContain('Quel lieu cherchez-vous');
    expect(html).toContain('href="/annonces?specialty=1&amp;place=valence-26"');
    expect(html).toMatch(/<input type="hidden" name="specialty" value="1"/);
    expect(html).toContain('noindex');
    expect(response.headers()['cache-control']).toContain('no-store');
  });

  test('that fit a small place and a far larger one lead to a page that offers both', async ({
    request,
  }) => {
    const html = await (await request.get('/annonces/quel-lieu?place=Évry')).text();
    expect(html).toContain('href="/annonces?place=evry-89"');
    expect(html).toContain('href="/annonces?place=evry-courcouronnes-91"');
  });

  test('that name a former region lead to a page that names the new one, and offers the departments', async ({
    request,
  }) => {
    const html = await (await request.get('/annonces/quel-lieu?place=Picardie')).text();
    expect(html.replace(/<\/?span[^>]*>/g, '')).toContain(
      'L’ancienne région Picardie est aujourd’hui dans les Hauts-de-France.',
    );
    for (const slug of ['hauts-de-france', 'oise', 'somme', 'aisne']) {
      expect(html).toContain(`href="/annonces?place=${slug}"`);
    }
  });

  test('that contain one known place lead to a page that offers it as the only one', async ({
    request,
  }) => {
    const html = await (await request.get('/annonces/quel-lieu?place=Lyon+Part-Dieu')).text();
    expect(html).toContain('Un seul lieu ressemble à');
    expect(html).toContain('href="/annonces?place=lyon-69"');
  });

  test('that fit no place stay in the field, to be corrected', async ({ request }) => {
    const typed = encodeURIComponent('"><script>Atlantide');
    const html = await (await request.get(`/annonces/quel-lieu?place=${typed}`)).text();
    expect(html).toContain('Nous ne connaissons pas ce lieu.');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;Atlantide"');
  });
});

test('/api/places/ads/{id} is the card of one ad, with its distance from a commune', async ({
  request,
}) => {
  const card = await (await request.get('/api/places/ads/12?place=aix-en-provence-13')).json();
  expect(card).toMatchObject({ id: 12, place: 'Marseille (13005)' });
  expect(card.distance).toMatch(/^à (?:environ )?\d+\u00a0km d’Aix-en-Provence$/);
  expect((await (await request.get('/api/places/ads/12')).json()).distance).toBeNull();
  expect((await request.get('/api/places/ads/999999')).status()).toBe(404);
  await expectNotAllowed(await request.post('/api/places/ads/12'), 'GET, HEAD');
});

test('the feed of a place has its open ads, and the place in its title', async ({ request }) => {
  const response = await request.get('/annonces/feed.json?place=finistere');
  const feed = await response.json();
  expect(feed.title).toContain('dans le Finistère');
  expect(feed.items.length).toBeGreaterThan(0);
  const unknown = await request.get('/annonces/rss.xml?place=atlantide-99');
  expect(unknown.status()).toBe(404);
});
