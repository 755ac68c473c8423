import { expect, test } from '../http-test.ts';

const root = 'https://www.medireleve.example';
const path = '/blog/contrat-de-remplacement';

test('the post is complete in the first HTML', async ({ request }) => {
  const response = await request.get(`${path}?jeton=zq9x7`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/<title>Contrat de remplacement\s: les clauses à vérifier – MédiRelève</);
  expect(html).toContain(`<link rel="canonical" href="${root}${path}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${root}${path}"/>`);
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  expect(html).toMatch(/<meta name="description" content="Annulation, installation/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('Un contrat de remplacement n’est pas un signe de méfiance.');
  expect(html).toContain('min de lecture');
  expect(html).not.toContain('zq9x7');
  // The placeholder of a broken image is requested only when one breaks.
  expect(html).not.toContain('default-hero');
});

test('a missing post is a complete page without JavaScript, with noindex', async ({ request }) => {
  const html = await (await request.get('/blog/jamais-ecrit-non-plus')).text();
  expect(html).toMatch(/<h1[^>]*>Impossible de charger cet article pour le moment\.<\/h1>/);
  expect(html).toContain('noindex');
});
