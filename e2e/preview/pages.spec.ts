import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { sampleOf, samplesIn } from '../../server/samples.fixture.ts';
import { freshSlug, postOnTheWire } from '../blog/fresh.ts';
import { operatorToken } from '../redis/test.ts';
import { publicUrl } from '../stage/site.ts';
import { expectAccessible, expectContrast, freshAd } from '../test.ts';
import { openPreview, secret, signInForm, test } from './editor.ts';

// One worker, and so one site: its preview renders every kind of page.
test.describe.configure({ mode: 'default' });

test('the table of the preview lists every kind of page, with a link to its report', async ({
  page,
  preview,
}) => {
  // All of its pages are rendered for the first time.
  test.slow();
  await openPreview(page, preview.url);
  const rows = page.getByRole('table', { name: 'Tous les genres de page' }).getByRole('row');
  const names = await rows.getByRole('rowheader').getByRole('link').allTextContents();
  // Specialties and places have pages, and there are plans and figures, only once the index has ads.
  expect(
    names.filter((name) => !/^Annonces (?:d’un|par lieu)|^Composer|^Observatoire/.test(name)),
  ).toEqual([
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
    'Publier un remplacement',
    'Réinitialisation du mot de passe',
    'Conditions générales d’utilisation',
    'Mentions légales',
    'Politique de confidentialité',
    'Accessibilité',
    'Plan du site',
    'Mes annonces',
    'Page introuvable',
  ]);
  // On a slow machine some need longer than the preview waits. They are stored by the time of the next view.
  await expect(async () => {
    await page.reload();
    await expect(rows.filter({ hasText: 'Sans réponse' })).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  const headers = { authorization: `Bearer ${operatorToken}` };
  const metrics = await (await page.request.get(`${preview.url}/metrics`, { headers })).text();
  const samples = samplesIn(metrics);
  const missing = sampleOf(samples, 'medireleve_ads_index_missing', { field: 'half_days' });
  expect(missing).toBeGreaterThan(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'sans demi-journées' })).toHaveText(
    new RegExp(
      `^${missing} annonces sur \\d+ sans demi-journées\\s: hors de tout choix de jours\\.$`,
    ),
  );
  const absent = rows.filter({ hasText: 'Page introuvable' });
  await expect(absent).toContainText('404');
  await expect(absent).toContainText('Rien');
  await expect(rows.filter({ hasText: 'Réinitialisation' })).toContainText('Rien');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Vérifier les derniers articles' }).click();
  const posts = page.getByRole('table', { name: 'Les derniers articles' }).getByRole('row');
  // The head of the table, and the posts of the demo.
  await expect(posts).toHaveCount(19);
  await expectAccessible(page);

  await posts.getByRole('link').first().click();
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
  for (const caption of [/Grande carte \(/, /Grande carte de X/, /Messagerie/]) {
    await expect(report.getByRole('figure').filter({ hasText: caption })).toContainText(
      'www.medireleve.example',
    );
  }
  // The images come from this site, at its own URL.
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
  // The previews of Google and of social networks stay light.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});

test('the preview of a search result has as many lines as Google shows', async ({
  page,
  preview,
}) => {
  await openPreview(page, preview.url, '/');
  const html = await (await page.request.get(preview.url)).text();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  // The title is longer than a line of 600 px.
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

test('the preview requests only pages of this site', async ({ page, preview }) => {
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

test('links of a post that lead nowhere, and its pictures without an alternative, are in its report', async ({
  page,
  preview,
}) => {
  const slug = freshSlug();
  const content = `<h2>Le contrat</h2><p><a href="/blog/parti-depuis">notre modèle</a>,
    <a href="/Annonces">les annonces</a>, <a href="/annonces/240">une annonce</a>,
    <a href="/annonces/240#prix">son prix</a>, <a href="/cgu">les règles</a>.</p>
    <p><img src="https://images.example/plan.png"></p>`;
  await preview.api.respond(`posts/${slug}`, postOnTheWire(slug, { content }));
  await openPreview(page, preview.url, `/blog/${slug}`);
  const findings = page.getByRole('heading', { level: 4 }).locator('..');
  const under = (label: string) => findings.filter({ hasText: label });
  await expect(under('Lien qui ne mène nulle part')).toContainText(
    'Le lien «\u00a0notre modèle\u00a0», dans «\u00a0Le contrat\u00a0», mène à /blog/parti-depuis\u00a0: rien n’y répond (404).',
  );
  await expect(under('Lien redirigé')).toContainText('mène à /Annonces, qui renvoie à /annonces.');
  await expect(under('Lien vers un endroit absent')).toContainText('«\u00a0#prix\u00a0»');
  // The page of a post has an empty alternative where its author wrote none.
  await expect(under('Image décorative, ou à décrire')).toContainText('«\u00a0plan.png\u00a0»');
  await expect(page.getByRole('heading', { name: 'À revoir' })).toContainText('2 erreurs, ');
  await expectAccessible(page);
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
  // On a slow machine it needs longer than the preview waits, too. It is stored by the time of the next view.
  await expect(async () => {
    await page.reload();
    await expect(rows.filter({ hasText: '/mentions-legales' })).toContainText('200', {
      timeout: 1_000,
    });
  }).toPass({ timeout: 90_000 });
});

const closed = {
  'cache-control': expect.stringContaining('no-store'),
  'x-robots-tag': 'noindex, nofollow',
};

test('the access code opens the requested page', async ({ page, preview }, { workerIndex }) => {
  const response = await page.goto(`${preview.url}/apercu?adresse=/blog`);
  expect(response?.headers()).toMatchObject(closed);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expectAccessible(page);

  const { code, type } = signInForm(page);
  await type('presque le bon code');
  await expect(code).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');

  await type(secret);
  await expect(page.getByRole('heading', { name: 'Blog', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${preview.url}/apercu?adresse=%2Fblog`);
  const [cookie, ...others] = await page.context().cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ path: '/apercu', httpOnly: true, secure: true, sameSite: 'Lax' });
  const left = (cookie?.expires ?? 0) - Date.now() / 1_000;
  expect(Math.round(left / 3_600)).toBe(12);

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(code).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  const log = readFileSync(`test-results/site-${workerIndex}-preview.log`, 'utf8');
  expect(log).not.toMatch(/presque|quatre mots/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the access code opens the preview', async ({ page, preview }) => {
    await page.goto(`${preview.url}/apercu`);
    const { code, type } = signInForm(page);
    await type('presque le bon code');
    await expect(code).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
    await expect(code).toBeFocused();
    expect(await page.content()).not.toContain('presque');
    // The message is shown once: a reload has the plain form.
    await page.reload();
    await expect(code).toHaveAccessibleDescription(/^L’équipe technique/);

    await type(secret);
    // All of its pages are rendered for the first time.
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).toHaveURL(`${preview.url}/apercu`);
    await page.getByLabel('Adresse d’une page').fill('/mentions-legales');
    await page.getByRole('button', { name: 'Voir l’aperçu' }).click();
    await expect(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible();

    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(code).toBeVisible();
    await page.goto(`${preview.url}/apercu`);
    await expect(code).toBeVisible();
  });
});

test('after too many attempts an editor has to wait, even with the right access code', async ({
  page,
  freshSite,
}) => {
  await page.goto(`${freshSite.url}/apercu`);
  const { code, type } = signInForm(page);
  for (let time = 1; time <= 10; time += 1) {
    const shown = page.waitForEvent('load');
    await type(`essai ${time}`);
    await shown;
    await expect(code).toHaveAccessibleDescription(/^Ce code n’est pas le bon\./);
  }
  await type(secret);
  await expect(code).toHaveAccessibleDescription(
    /^Trop de tentatives\. Réessayez dans 15 minutes\./,
  );
  expect(await page.context().cookies()).toEqual([]);
});
