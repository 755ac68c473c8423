import { expect } from '@playwright/test';
import { publicUrl } from '../stage/site.ts';
import { expectAccessible, expectContrast, freshAd } from '../test.ts';
import { openPreview, test } from './editor.ts';

test('every kind of page is in the table, with a link to its report', async ({ page, preview }) => {
  // All of its pages are rendered for the first time.
  test.slow();
  await openPreview(page, preview.url);
  const rows = page.getByRole('table', { name: 'Tous les genres de page' }).getByRole('row');
  const names = await rows.getByRole('rowheader').getByRole('link').allTextContents();
  // A specialty and a place have pages once they have ads, which the index tells.
  expect(names.filter((name) => !/^Annonces (?:d’un|par lieu)/.test(name))).toEqual([
    'Accueil',
    'Liste des annonces',
    'Liste des annonces, page 2',
    'Liste filtrée',
    'Annonce',
    'Blog',
    'Blog, page 2',
    'Blog, un thème',
    'Article',
    'Pré-inscription des médecins et des remplaçants',
    'Pré-inscription des établissements',
    'Réinitialisation du mot de passe',
    'Conditions générales d’utilisation',
    'Mentions légales',
    'Politique de confidentialité',
    'Accessibilité',
    'Plan du site',
    'Mes annonces',
    'Page introuvable',
  ]);
  const missing = rows.filter({ hasText: 'Page introuvable' });
  await expect(missing).toContainText('404');
  await expect(missing).toContainText('Rien');
  await expect(rows.filter({ hasText: 'Réinitialisation' })).toContainText('Rien');
  await expect(rows.filter({ hasText: 'Sans réponse' })).toHaveCount(0);
  await expectAccessible(page);

  await rows.getByRole('link', { name: 'Article' }).click();
  await expect(page.getByRole('heading', { name: 'Article', level: 2 })).toBeVisible();
});

test('a report shows previews made from the served page', async ({ page, preview }) => {
  const path = '/annonces/240?page=2';
  const html = await (await page.request.get(preview.url + path)).text();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  await openPreview(page, preview.url, publicUrl + path);

  const report = page.getByRole('article');
  for (const caption of ['Sur un ordinateur', 'Sur un téléphone']) {
    const result = report.getByRole('figure').filter({ hasText: caption });
    await expect(result).toContainText(title);
    await expect(result).toContainText(`${publicUrl} › annonces › 240`);
  }
  for (const caption of [/Grande carte/, /Petite carte/, /Messagerie/]) {
    await expect(report.getByRole('figure').filter({ hasText: caption })).toContainText(
      'www.medireleve.example',
    );
  }
  // Served by this site, at its own URL.
  for (const image of await report.getByRole('figure').getByRole('img').all()) {
    expect(await image.evaluate((element: HTMLImageElement) => element.decode())).toBeUndefined();
    expect(new URL((await image.getAttribute('src')) ?? '', preview.url).origin).toBe(preview.url);
  }
  await expect(report.getByRole('link', { name: /outil de Google/ })).toHaveAttribute(
    'href',
    `https://search.google.com/test/rich-results?${new URLSearchParams({ url: publicUrl + path })}`,
  );
  await expect(report).toContainText(`Attendue\u00a0: ${publicUrl}/annonces/240`);
  await expect(report).toContainText('elle est bloquée par robots.txt');
  await expect(report).toContainText('Google montrera plutôt la page à l’adresse canonique');
  await expectAccessible(page);
  // What Google and the networks show stays light.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});

test('a search result shows as many lines as Google', async ({ page, preview }) => {
  await openPreview(page, preview.url, '/');
  const html = await (await page.request.get(preview.url)).text();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  // It takes more than a line of 600 px.
  expect(title.length).toBeGreaterThan(60);
  const lines = (caption: string) =>
    page
      .getByRole('figure')
      .filter({ hasText: caption })
      .getByText(title, { exact: true })
      .evaluate((element) =>
        Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
      );
  expect([await lines('Sur un ordinateur'), await lines('Sur un téléphone')]).toEqual([1, 2]);
});

test('only pages of this site are requested', async ({ page, preview }) => {
  await openPreview(page, preview.url, 'https://evil.example/');
  const field = page.getByLabel('Adresse d’une page');
  await expect(field).toHaveAccessibleDescription(/^Collez une adresse de ce site\u00a0: /);
  await expect(field).toHaveValue('https://evil.example/');
  await expectAccessible(page);

  for (const [requested, refusal] of [
    [preview.url, /^Collez une adresse de ce site/],
    ['//evil.example', /^Collez une adresse de ce site/],
    ['/api/v1/ads/', /^Cette adresse n’est pas celle d’une page\./],
    ['/apercu', /^L’aperçu ne se montre pas lui-même\./],
    ['/reset-password/MQ/demo-claire', /^Un lien de réinitialisation est secret/],
  ] as const) {
    await field.fill(requested);
    await page.getByRole('button', { name: 'Voir l’aperçu' }).click();
    await expect(field).toHaveAccessibleDescription(refusal);
  }
});

test('the report of a page that fails, redirects or is missing says so', async ({
  page,
  preview: { url, api },
}) => {
  const id = freshAd();
  await api.fail(`/api/v1/ads/${id}`, 'error');
  await openPreview(page, url, `/annonces/${id}`);
  const report = page.getByRole('article');
  await expect(report).toContainText('Page en panne');
  for (const [path, label] of [
    ['/blog/', 'Adresse redirigée'],
    ['/annonces/999999', 'Page introuvable'],
    ['/icon.svg', 'Pas une page'],
  ] as const) {
    await page.getByLabel('Adresse d’une page').fill(path);
    await page.getByRole('button', { name: 'Voir l’aperçu' }).click();
    await expect(report).toContainText(label);
  }
});

test('a page that never responds is one row of the table', async ({
  page,
  freshSite: { url, api },
}) => {
  test.slow();
  await api.fail('/api/v1/ads/240', 'timeout');
  await openPreview(page, url);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: '/annonces/240' })).toContainText(/50\d|Sans réponse/);
  await expect(rows.filter({ hasText: '/mentions-legales' })).toContainText('200');
});
