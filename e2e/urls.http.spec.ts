import { expect, test } from './http-test.ts';
import { fixedPages } from './pages.ts';

for (const [from, to] of [
  ['/annonces/', '/annonces'],
  ['/annonces/?page=2', '/annonces?page=2'],
  ['/annonces/12/', '/annonces/12'],
  ['/annonces/specialite/pediatrie/', '/annonces/specialite/pediatrie'],
  ['/annonces/specialite', '/annonces'],
  ['/sitemap.xml/', '/sitemap.xml'],
  ['/cgu/', '/cgu'],
  ['/blog/', '/blog'],
  ['/blog/?tag=contrat', '/blog?tag=contrat'],
  ['/blog/contrat-de-remplacement/', '/blog/contrat-de-remplacement'],
  ['/inscription/?profil=remplacant', '/inscription?profil=remplacant'],
  ['/inscriptions/', '/inscriptions'],
  // Endings that mail programs add, our spelling, and separators that were escaped.
  ['/annonces/20.', '/annonces/20'],
  ['/annonces/20%E2%80%8B', '/annonces/20'],
  ['/Annonces/20/).', '/annonces/20'],
  ['/cgu%C2%A0%C2%BB', '/cgu'],
  ['/%E2%80%8B', '/'],
  ['/annonces?page=2)', '/annonces?page=2'],
  ['/blog/contrat-de-remplacement,', '/blog/contrat-de-remplacement'],
  ['/annonces/lieu/Bretagne', '/annonces/lieu/bretagne'],
  ['/Annonces/Lieu/Finist%C3%A8re', '/annonces/lieu/finistere'],
  ['/annonces/lieu/cote%20d%20or', '/annonces/lieu/cote-d-or'],
  ['/annonces/specialite/Cardiologie', '/annonces/specialite/cardiologie'],
  ['/mentions-l%C3%A9gales', '/mentions-legales'],
  ['/annonces?specialty=3&amp;startDate=2027-01-01', '/annonces?specialty=3&startDate=2027-01-01'],
  ['/annonces%3Fspecialty=3', '/annonces?specialty=3'],
  ['/annonces?specialty=3;page=2', '/annonces?page=2&specialty=3'],
]) {
  test(`${from} redirects permanently to ${to}`, async ({ request }) => {
    const response = await request.get(from ?? '', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}

test('no redirect leads to another site', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//ailleurs.example/`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toMatch(/^\/(?!\/)/);
});

for (const path of [
  '/nulle-part',
  '/annonces/recherche/tout',
  '/annonces/lieux/tous',
  '/annonces/recherche/page%3D2',
  '/annonces/12/13',
  '/annonces/specialite/pediatrie/suite',
  '/blog/recherche/tout',
  '/blog/rech%65rche/cGFnZT0y',
  '/blog/contrat-de-remplacement/suite',
  '/inscription/formulaire/medecin',
  '/inscription/formul%61ire/etablissement',
  '/inscription/remplacant',
  '/reset-password',
  '/reset-password/MQ',
  '/reset-password/MQ/a%20b',
  '/reset-password/MQ/jeton/suite',
  `/reset-password/MQ/${'x'.repeat(300)}`,
]) {
  test(`${path} responds with 404`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('introuvable');
  });
}

test('a malformed escape responds with 404, in pages and in the API', async ({ baseURL }) => {
  // Playwright's requests refuse to send such a URL.
  for (const [path, type] of [
    ['/annonces/%E0', 'text/html'],
    ['/api/v1/ads/%E0', 'application/json'],
  ]) {
    const response = await fetch(`${baseURL}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain(type);
  }
});

test('pages allow only GET and HEAD', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    for (const path of ['/', '/annonces', '/annonces/12', '/blog', '/blog/a', '/blog/rss.xml']) {
      const response = await request.fetch(path, { method, headers: { 'next-action': '00abc' } });
      expect([method, path, response.status()]).toEqual([method, path, 405]);
      expect(response.headers().allow).toBe('GET, HEAD');
    }
  }
});

test('shared caches may store every page for at most a few hours', async ({ request }) => {
  for (const path of [
    '/',
    '/annonces',
    '/annonces/12',
    '/annonces/abc',
    '/annonces/999995',
    '/annonces/specialite/pediatrie',
    '/annonces/specialite/rien',
    '/annonces/specialite/a.b',
    '/blog',
    '/blog?page=99',
    '/blog/contrat-de-remplacement',
    '/blog/jamais-ecrit',
    '/blog/a.b',
    '/inscription?profil=remplacant',
    ...fixedPages,
  ]) {
    const cacheControl = (await request.get(path)).headers()['cache-control'] ?? '';
    expect([path, cacheControl]).toEqual([
      path,
      expect.stringMatching(/^public, max-age=0, s-maxage=\d{1,4}$/),
    ]);
  }
});

test('a document may enter the back/forward cache', async ({ request }) => {
  // `no-store` prevents it.
  for (const path of ['/', '/annonces', '/annonces/12', '/blog', '/inscription', '/cgu']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const cached = response.headers()['cache-control'] ?? '';
    expect(cached, path).toMatch(/, s-maxage=/);
    expect(cached, path).not.toContain('no-store');
  }
});
