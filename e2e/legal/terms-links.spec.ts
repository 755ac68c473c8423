import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { seen, title } from './legal-page.ts';

const registration = 'formulaire de pré-inscription';
const privacy = 'politique de confidentialité';

/** Follows a link from the middle of the terms; the document stays the same with JavaScript. */
async function follow(page: Page, name: string) {
  await page.goto('/cgu');
  const link = page.getByRole('main').getByRole('link', { name }).first();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await link.click();
}

test('the privacy policy opens in the app, at its top', async ({ page }) => {
  await follow(page, privacy);
  await expect(page).toHaveURL('/politique-de-confidentialite');
  await expect(title(page)).toHaveText('Politique de confidentialité');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-same');

  await page.goBack();
  await expect(title(page)).toHaveText('Conditions générales d’utilisation');
});

test('the legal notice leads to the section of the policy it names', async ({ page }) => {
  await page.goto('/mentions-legales');
  await page.getByRole('main').getByRole('link', { name: privacy }).last().click();
  await expect(page).toHaveURL('/politique-de-confidentialite#carte-google');
  await expect(seen(page.getByRole('heading', { name: 'La carte de Google' }))).toBeInViewport();
});

test('other links open a tab of their own', async ({ page, context }) => {
  await context.route('https://www.arcom.fr/**', (route) => route.fulfill({ body: 'Arcom' }));
  await page.goto('/cgu');
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Arcom (nouvelle fenêtre)' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://www.arcom.fr/');
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await expect(page).toHaveURL('/cgu');
});

test('registration opens in the app as Médecin, at its top', async ({ page }) => {
  await follow(page, registration);
  await expect(page).toHaveURL('/inscription');
  await expect(seen(page.getByRole('radio', { name: 'Médecin' }))).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-same');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('they are plain links, and so are those of the contents', async ({ page }) => {
    await page.goto('/cgu');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: registration })).toHaveAttribute(
      'href',
      '/inscription',
    );
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    if (await contents.locator('summary').isVisible()) await contents.locator('summary').click();
    await seen(contents.getByRole('link', { name: '13. Données personnelles' })).click();
    await expect(page.getByRole('heading', { name: '13. Données personnelles' })).toBeInViewport();
    await main.getByRole('link', { name: privacy }).first().click();
    await expect(page).toHaveURL('/politique-de-confidentialite');
    await expect(title(page)).toHaveText('Politique de confidentialité');
  });
});
