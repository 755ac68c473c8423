import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../http-test.ts';
import { publicUrl } from '../stage/site.ts';

const read = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, { maxRedirects: 0 });
  return { response, status: response.status(), html: await response.text() };
};
const hrefs = (html: string) =>
  [...html.matchAll(/href="(\/annonces\/[^"]+)"/g)].map(([, href]) => href);

for (const { path, title, heading, crumbs } of [
  {
    path: '/annonces/lieu/bretagne',
    title: 'Remplacement médical en Bretagne : annonces',
    heading: 'Remplacements médicaux en Bretagne',
    crumbs: ['Accueil', 'Nos annonces', 'Les annonces par lieu', 'Bretagne'],
  },
  {
    path: '/annonces/lieu/finistere',
    title: 'Remplacement médical dans le Finistère (29) : annonces',
    heading: 'Remplacements médicaux dans le Finistère',
    crumbs: ['Accueil', 'Nos annonces', 'Les annonces par lieu', 'Bretagne', 'Finistère'],
  },
  {
    path: '/annonces/lieu/quimper-29',
    title: 'Remplacement médical à Quimper (29) : annonces',
    heading: 'Remplacements médicaux à Quimper',
    crumbs: [
      'Accueil',
      'Nos annonces',
      'Les annonces par lieu',
      'Bretagne',
      'Finistère',
      'Quimper',
    ],
  },
  {
    path: '/annonces/specialite/medecine-generale/finistere',
    title: 'Remplacement médecine générale dans le Finistère (29) : annonces',
    heading: 'Remplacements en médecine générale dans le Finistère',
    crumbs: ['Accueil', 'Nos annonces', 'Médecine générale', 'Finistère'],
  },
]) {
  test(`${path} is complete in the first HTML`, async ({ request }) => {
    const { status, html, response } = await read(request, `${path}?jeton=x`);
    expect(status).toBe(200);
    expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    expect(html).toContain(`<title>${title} – `);
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${publicUrl}${path}"/>`);
    expect(html).not.toMatch(/<meta name="robots"[^>]*noindex/);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toMatch(/\d+ annonces de remplacement/);
    expect(html.match(/<article/g)?.length).toBeGreaterThan(2);
    const [, json = ''] =
      /<script type="application\/ld\+json">([^<]*BreadcrumbList[^<]*)</.exec(html) ?? [];
    const { itemListElement } = JSON.parse(json);
    expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(crumbs);
    expect(html).toContain('type="application/rss+xml"');
    expect(html).not.toContain('jeton');
    const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const drawn = await request.get(image.replace(publicUrl, ''));
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  });
}

test('the page of all places links to every department with ads, on the map and in the list', async ({
  request,
}) => {
  const { status, html } = await read(request, '/annonces/lieux');
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Les annonces par lieu<\/h1>/);
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/annonces/lieux"/>`);
  expect(html).toMatch(/<title>Finistère, \d+ annonces<\/title>/);
  expect(html).toMatch(/<title>Lozère, \d+ annonces?<\/title>/);
  expect(html).toContain('<title>Mayotte, aucune annonce</title>');
  expect(html).toContain('IGN – Admin Express');
  const drawn = [...html.matchAll(/<a href="([^"]+)"[^>]*><title>/g)].map(([, href]) => href);
  expect(drawn.length).toBeGreaterThan(20);
  for (const href of drawn) {
    expect(hrefs(html).filter((other) => other === href).length).toBeGreaterThan(1);
  }
});

for (const path of [
  '/annonces/lieu/rien',
  // Existing places without ads.
  '/annonces/lieu/mayotte',
  '/annonces/lieu/douarnenez-29',
  '/annonces/specialite/medecine-generale/quimper-29',
  '/annonces/specialite/medecine-generale/mayotte',
  '/annonces/specialite/rien/finistere',
]) {
  test(`${path} responds with a complete 404 page`, async ({ request }) => {
    const { status, html } = await read(request, path);
    expect(status).toBe(404);
    expect(html).toMatch(
      /<h1[^>]*>Aucune annonce (?:dans ce lieu|pour cette spécialité dans ce département)\.<\/h1>/,
    );
    expect(html).toContain('noindex');
  });
}

test('other spellings of a path, and the department of Paris, redirect to the page', async ({
  request,
}) => {
  for (const [path, location] of [
    ['/annonces/lieu', '/annonces/lieux'],
    ['/annonces/lieux/', '/annonces/lieux'],
    ['/annonces/lieu/finistere/', '/annonces/lieu/finistere'],
    ['/annonces/lieu/Finist%C3%A8re', '/annonces/lieu/finistere'],
    ['/annonces/lieu/paris', '/annonces/lieu/paris-75'],
  ]) {
    const { response, status } = await read(request, path ?? '');
    expect([path, status, response.headers().location]).toEqual([path, 308, location]);
  }
});

test('lists, specialties, ads and the site plan link to pages of places', async ({ request }) => {
  for (const [path, href] of [
    ['/', '/annonces/lieux'],
    ['/annonces', '/annonces/lieux'],
    ['/annonces', '/annonces/lieu/bretagne'],
    ['/annonces/specialite/medecine-generale', '/annonces/specialite/medecine-generale/finistere'],
    ['/plan-du-site', '/annonces/lieux'],
  ]) {
    expect([path, hrefs((await read(request, path ?? '')).html)]).toEqual([
      path,
      expect.arrayContaining([href]),
    ]);
  }
  const { html } = await read(request, '/annonces?place=quimper-29');
  const [ad = ''] = /\/annonces\/\d+/.exec(html) ?? [];
  expect((await read(request, ad)).html).toContain('Autres annonces dans le Finistère');
});

test.describe('while the index prepares', () => {
  // Nothing listens there.
  test.use({ siteEnvironment: { API_URL: 'http://127.0.0.1:9' } });

  test('pages of places respond with 503 and Retry-After instead of 404', async ({
    request,
    freshSite: { url },
  }) => {
    for (const path of ['/annonces/lieux', '/annonces/lieu/finistere', '/observatoire']) {
      const { status, html, response } = await read(request, url + path);
      expect([path, status]).toEqual([path, 503]);
      expect(response.headers()['cache-control']).toContain('no-store');
      expect(response.headers()['retry-after']).toMatch(/^\d+$/);
      expect(html).toContain('La recherche par lieu se prépare.');
      expect(html).toContain('noindex');
    }
    const pair = await read(request, `${url}/annonces/specialite/urologie/finistere`);
    expect(pair.status).toBe(503);
    const file = await read(request, `${url}/sitemap-places.xml`);
    expect(file.status).toBeGreaterThanOrEqual(502);
    expect(file.response.headers()['cache-control']).toBe('no-store');
    expect((await read(request, `${url}/partage/lieux/finistere.png`)).status).toBe(503);
    expect((await read(request, `${url}/observatoire.csv`)).status).toBe(503);
    expect((await read(request, `${url}/annonces/lieu/rien`)).status).toBe(404);
  });
});

test.describe('without the index', () => {
  test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

  test('the site has no pages of places, no links to them, no file in the sitemap, and does not mention them', async ({
    request,
    freshSite: { url },
  }) => {
    for (const path of [
      '/annonces/lieux',
      '/annonces/lieu/finistere',
      '/annonces/specialite/medecine-generale/finistere',
      '/observatoire',
      '/observatoire.csv',
      '/sitemap-places.xml',
      '/partage/lieux/finistere.png',
    ]) {
      expect([path, (await read(request, url + path)).status]).toEqual([path, 404]);
    }
    expect((await read(request, `${url}/sitemap.xml`)).html).not.toContain('places');
    const known = 'specialty=3&startDate=2030-01-01&view=map';
    for (const query of ['place=bretagne', 'place=Quimper', 'with=housing', 'q=mer', 'sort=pay']) {
      const response = await request.get(`${url}/annonces?${known}&${query}`, { maxRedirects: 0 });
      const { location, 'cache-control': caching } = response.headers();
      expect([query, response.status(), location]).toEqual([query, 307, `/annonces?${known}`]);
      expect(caching).toContain('no-store');
    }
    for (const path of ['/', '/annonces', '/plan-du-site', '/annonces/12', '/publier']) {
      const { html } = await read(request, url + path);
      expect(html).not.toContain('/observatoire');
      expect(html).not.toContain('/annonces/lieu');
      expect(html).not.toMatch(/par lieu, dates|près de chez vous/);
    }
  });
});
