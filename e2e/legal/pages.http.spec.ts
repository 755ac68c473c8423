import { expect, test } from '../http-test.ts';

const root = 'https://www.medireleve.example';

const pages = {
  '/cgu': ['licence de remplacement', 'ni l’employeur du Remplaçant', 'médiateur'],
  '/mentions-legales': [
    '[Société à configurer]',
    '[Capital à configurer]',
    '[Hébergeur à configurer]',
    '(article 11)',
  ],
  '/politique-de-confidentialite': [
    'numéro professionnel',
    '3 ans après le dernier contact',
    'CNIL',
    'aucun cookie',
  ],
  '/accessibilite': ['aucun tiers', 'Chromium', 'Défenseur des droits'],
};

for (const [path, texts] of Object.entries(pages)) {
  test(`${path} is complete in the first HTML, and stored`, async ({ request }) => {
    const response = await request.get(`${path}?jeton=zq9x7`);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=3600$/);
    const html = await response.text();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${root}${path}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${root}${path}"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{60,160}"/);
    expect(html).toMatch(/<title>[^<]+ – MédiRelève<\/title>/);
    for (const words of texts) expect(html).toContain(words);
    expect(html).not.toContain('zq9x7');
  });
}

test('the terms are served as markdown, filled in', async ({ request }) => {
  const response = await request.get('/cgu.md');
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const text = await response.text();
  expect(text).toMatch(
    /^# Conditions générales d’utilisation\n\nDernière mise à jour : 09\/03\/2025/,
  );
  expect(text).toContain(`MédiRelève, accessible à l’adresse ${root}`);
  expect(text).not.toMatch(/[{}]|<!--/);
  const again = await request.get('/cgu.md', {
    headers: { 'if-none-match': response.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});
