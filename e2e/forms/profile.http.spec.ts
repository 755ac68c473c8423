import { expect, test } from '../http-test.ts';

const root = 'https://www.medireleve.example';

for (const path of ['/inscription', '/inscription?profil=remplacant', '/inscriptions']) {
  test(`${path} is complete in the first HTML, and accepts no other parameter`, async ({
    request,
  }) => {
    const mark = path.includes('?') ? '&' : '?';
    const response = await request.get(`${path}${mark}jeton=zq9x7`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).not.toContain('zq9x7');
    const canonical = `${root}${path.split('?')[0]}`;
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
