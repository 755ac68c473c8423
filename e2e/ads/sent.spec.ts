import type { Page } from '@playwright/test';
import { addAds, adPath } from '../seo/served-page.ts';
import { expect, expectAccessible, test } from '../test.ts';

const root = 'https://www.medireleve.example';
const fold = (page: Page) => page.getByText('Suivre ou envoyer cette recherche');
const copy = (page: Page) => page.getByRole('button', { name: 'Copier le texte' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** A search that finds nothing. */
const nothing = '/annonces?specialty=1&place=rennes-35&radius=10&endDate=2020-01-01&with=housing';
const sentence =
  /^Je suis libre pour un remplacement : Médecine générale, jusqu’au 1er\sjanvier\s2020, autour de Rennes \(10\skm\), logement souhaité$/;

test('@desktop @phone the text of an ad is copied, beside « Partager »', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/annonces/12');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await copy(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Texte copié !' })).toBeAttached();
  const lines = (await copied(page)).split('\n');
  expect(lines[0]).toBe(title.replace(/\s/g, ' '));
  expect(lines).toContain('Forfait 880 € par jour');
  expect(lines.at(-1)).toBe(`${root}/annonces/12`);
  expect(lines.join('\n').length).toBeLessThanOrEqual(600);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'the message is within the page').toBeLessThanOrEqual(0);
});

test('an ad that has ended has no text to copy', async ({ page, api }) => {
  await addAds(api);
  await page.goto(adPath('over'));
  await expect(page.getByRole('button', { name: 'Partager' })).toBeVisible();
  await expect(copy(page)).toHaveCount(0);
});

for (const withoutIndex of [false, true]) {
  test.describe(withoutIndex ? 'without an index' : 'with an index', () => {
    test.use({ withoutIndex });

    test('the text of a search has its first 20 ads, from another page too', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/annonces?specialty=1');
      const first = await page.getByRole('article').getByRole('link').all();
      const ids = await Promise.all(first.map((link) => link.getAttribute('href')));
      await page.goto('/annonces?page=2&specialty=1');
      await fold(page).click();
      await copy(page).click();
      await expect(page.getByRole('status').filter({ hasText: 'Texte copié !' })).toBeAttached();
      const lines = (await copied(page)).split('\n');
      expect(lines[0]).toBe('Annonces de remplacement médical, Médecine générale');
      const ads = lines.filter((line) => line.startsWith('• '));
      // A page of the API has an ad that has ended, after the others.
      expect(ads.length).toBeGreaterThanOrEqual(withoutIndex ? 19 : 20);
      expect(ads.map((line) => line.split(root).at(-1))).toEqual(
        ids.slice(0, ads.length).map((href) => href?.split('?')[0]),
      );
      expect(lines.at(-1)).toBe(`Toutes les annonces : ${root}/annonces?specialty=1`);
    });
  });
}

test('@phone a browser without a clipboard, and without a share sheet as WebKitGTK, shows what is to be copied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto('/annonces/12');
  await copy(page).click();
  const message = page.locator('[role="status"] p', { hasText: 'Copiez ce texte' });
  const text = message.locator('span').last();
  await expect(text).toContainText('Forfait 880 € par jour');
  await expect(text).toContainText(`${root}/annonces/12`);
  await expect(text).toHaveCSS('white-space-collapse', 'preserve-breaks');
  const { width = 0 } = (await message.boundingBox()) ?? {};
  expect(width, 'beside other buttons it would be a column').toBeGreaterThan(200);
  await expectAccessible(page);
});

test('@desktop @phone a search that finds nothing is a sentence to send', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await page.goto(nothing);
  await expect(page.getByText('Aucune annonce trouvée avec ces critères.')).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(copy(page)).toHaveCount(0);
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'Envoyer cette phrase' });
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Texte copié !' })).toBeAttached();
  const [words = '', link] = (await copied(page)).split('\n');
  expect(words).toMatch(sentence);
  expect(link).toContain(`${root}/annonces?specialty=1&place=rennes-35&radius=10`);

  await page.evaluate(() => {
    const share = async (data: ShareData) =>
      document.body.setAttribute('data-shared', `${data.text}|${data.url}`);
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await send.click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', `${words}|${link}`);
});

test('/publier says where one who is free finds the sentence', async ({ page }) => {
  await page.goto('/publier');
  await expect(page.getByRole('heading', { name: 'Je suis libre' })).toBeVisible();
  await page.getByRole('link', { name: 'Choisir mes critères' }).click();
  await expect(page).toHaveURL('/annonces');
  await fold(page).click();
  await expect(page.getByText('Je suis libre')).toHaveCount(0);
  await page.goto('/annonces?specialty=1');
  await fold(page).click();
  await expect(page.getByRole('button', { name: 'Envoyer cette phrase' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what does not work is not shown, the sentence is', async ({ page }) => {
    await page.goto('/annonces/12');
    await expect(copy(page)).toBeHidden();
    await page.goto('/annonces?specialty=1');
    await fold(page).click();
    await expect(page.getByRole('link', { name: 'Flux RSS' })).toBeVisible();
    await expect(copy(page)).toBeHidden();
    await page.goto(nothing);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Envoyer cette phrase' })).toBeHidden();
  });
});

test('no alerts of the app are offered where the operator has none', async ({ page }) => {
  await page.goto('/annonces?specialty=1');
  await fold(page).click();
  await expect(page.getByRole('link', { name: 'Flux RSS' })).toBeVisible();
  await expect(page.getByText('M’alerter dans l’application')).toHaveCount(0);
});

test.describe('with APP_ALERT_URL', () => {
  test.use({
    siteEnvironment: {
      ADS_INDEX: 'off',
      APP_ALERT_URL: 'https://app.example/alertes?recherche={query}',
    },
  });

  test('alerts of the app stand beside the feeds of a search, and of a page of a specialty', async ({
    page,
    freshSite: { url },
  }) => {
    const alerts = page.getByRole('link', { name: 'M’alerter dans l’application' });
    const expected = 'https://app.example/alertes?recherche=specialty%3D1';
    await page.goto(`${url}/annonces?page=2&specialty=1`);
    await fold(page).click();
    await expect(alerts).toHaveAttribute('href', expected);
    expect((await alerts.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.goto(`${url}/annonces/specialite/medecine-generale`);
    await fold(page).click();
    await expect(alerts).toHaveAttribute('href', expected);
    await page.goto(`${url}/annonces`);
    await fold(page).click();
    await expect(alerts).toHaveAttribute('href', 'https://app.example/alertes?recherche=');
  });
});
