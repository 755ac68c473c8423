import { expect, test } from './http-test.ts';

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
