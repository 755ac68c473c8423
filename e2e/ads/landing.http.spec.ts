import { expect, test } from '../http-test.ts';
import { publicUrl } from '../stage/site.ts';

const path = '/annonces/specialite/medecine-generale';
const heading = 'Remplacements en médecine générale';

test('the page of a specialty is complete in the first HTML', async ({ request }) => {
  const response = await request.get(`${path}?jeton=x`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>Remplacement médecine générale : annonces en France – ');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html).toMatch(/\d+ annonces de remplacement en médecine générale sont en ligne\./);
  expect(html.match(/<article/g)).toHaveLength(20);
  expect(html).toContain('href="/annonces?page=2&amp;specialty=1"');
  expect(html).toContain('href="/annonces/specialite/pediatrie"');
  const [announced] = /<link rel="alternate" type="application\/rss\+xml"[^>]*>/.exec(html) ?? [];
  expect(announced).toContain('title="Annonces, Médecine générale (RSS)"');
  expect(announced).toContain(`href="${publicUrl}/annonces/rss.xml?specialty=1"`);
  expect(html).toContain('Flux de cette recherche');
  expect(html).not.toContain('jeton');
});

for (const slug of ['rien', 'Pediatrie', 'p%C3%A9diatrie', 'a--b', '-']) {
  test(`${slug} is no specialty: a complete page says so`, async ({ request }) => {
    const response = await request.get(`/annonces/specialite/${slug}`);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Aucune annonce pour cette spécialité\.<\/h1>/);
    expect(html).toContain('noindex');
  });
}

test('the API fails for the specialties: pages that do not need them stay, and are stored', async ({
  request,
  freshSite: { url, api },
}) => {
  await api.fail('/api/v1/core/combined-list/', 'error');
  expect((await request.get(`${url}${path}`)).status()).toBe(503);
  expect((await request.get(`${url}/sitemap-pages.xml`)).status()).toBe(502);
  const ad = await request.get(`${url}/annonces/12`);
  expect(ad.status()).toBe(200);
  expect(ad.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  await api.restore('/api/v1/core/combined-list/');
  expect((await request.get(`${url}${path}`)).status()).toBe(200);
});
