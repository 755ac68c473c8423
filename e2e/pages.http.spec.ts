import { expect, test } from './http-test.ts';
import { publicUrl } from './stage/site.ts';

test('the home page is complete in the first HTML, with one head', async ({ request }) => {
  const response = await request.get('/');
  expect(response.status()).toBe(200);
  const html = await response.text();
  const [head = ''] = html.split('</head>');
  expect(html).toContain('<html lang="fr"');
  expect(head).toContain(`<link rel="canonical" href="${publicUrl}"/>`);
  expect(head).toContain(`<meta property="og:url" content="${publicUrl}"/>`);
  expect(html.match(/rel="canonical"/g)).toHaveLength(1);
  expect(html.match(/property="og:url"/g)).toHaveLength(1);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(head).toMatch(/<meta name="description" content="[^"]{50,}"\/>/);
  expect(head).not.toContain('noindex');
  expect(html).toContain('<optgroup label="Sans annonce pour le moment">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Passez le relais\. Prenez la relève\.<\/h1>/);
});

test('a parameter that a visitor adds to the URL is not in the canonical URL', async ({
  request,
}) => {
  const html = await (await request.get('/?utm_source=lettre&jeton=zq9x7')).text();
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}"/>`);
  expect(html).not.toContain('zq9x7');
});

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
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${publicUrl}${path}"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{60,160}"/);
    expect(html).toMatch(/<title>[^<]+ – MédiRelève<\/title>/);
    for (const words of texts) expect(html).toContain(words);
    expect(html).not.toContain('zq9x7');
  });
}

test('the terms are served as Markdown, with all values filled in', async ({ request }) => {
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
  expect(text).toContain(`MédiRelève, accessible à l’adresse ${publicUrl}`);
  expect(text).not.toMatch(/[{}]|<!--/);
  const again = await request.get('/cgu.md', {
    headers: { 'if-none-match': response.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

for (const path of ['/inscription', '/inscription?profil=remplacant', '/inscriptions']) {
  test(`${path} is complete in the first HTML, and accepts no other parameter`, async ({
    request,
  }) => {
    const mark = path.includes('?') ? '&' : '?';
    const response = await request.get(`${path}${mark}jeton=zq9x7`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('zq9x7');
    const canonical = `${publicUrl}${path.split('?')[0]}`;
    expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${canonical}"/>`);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"\/>/);
    expect(html).toContain(
      'Tous les champs sont obligatoires, sauf ceux marqués «\u00a0facultatif\u00a0».',
    );
    expect(response.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d{1,4}$/);
  });
}

for (const path of [
  '/nulle-part',
  '/nulle-part/plus-loin',
  '/nulle-part?jeton=zq9x7',
  '/introuvable',
]) {
  test(`${path} is complete without JavaScript, has noindex and no canonical`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).not.toMatch(/public|s-maxage/);
    const html = await response.text();
    expect(html).toContain('<html lang="fr"');
    expect(html).toMatch(/<h1[^>]*>Page introuvable<\/h1>/);
    expect(html).toContain('href="/annonces"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('og:url');
    expect(html).not.toContain('zq9x7');
  });
}
