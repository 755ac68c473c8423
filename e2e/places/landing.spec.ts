import { sectionOf } from '../section-of.ts';
import { expect, expectAccessible, test } from '../test.ts';

test('@desktop @phone a visitor goes from the map of France to a department, a town and an ad', async ({
  page,
}) => {
  await page.goto('/annonces/lieux');
  await expectAccessible(page);
  const map = page.getByRole('group', { name: 'La carte des départements' });
  // Not by a click, which presses the middle of the link's box, where a neighbouring department may be.
  await map.getByRole('link', { name: /^Finistère, \d+ annonces$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/annonces/lieu/finistere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Remplacements médicaux dans le Finistère',
  );
  await expectAccessible(page);
  await sectionOf(page, 'Villes dans le Finistère')
    .getByRole('link', { name: /^Quimper/ })
    .click();
  await expect(page).toHaveURL('/annonces/lieu/quimper-29');
  const main = page.getByRole('main').filter({ visible: true });
  await main.getByRole('article').filter({ visible: true }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?place=quimper-29$/);
  await page.getByRole('link', { name: 'Autres annonces dans le Finistère' }).click();
  await expect(page).toHaveURL('/annonces/lieu/finistere');
});

test('the map can be skipped by keyboard, and shows the focused department', async ({ page }) => {
  await page.goto('/annonces/lieux');
  const skip = page.getByRole('link', { name: 'Passer la carte' });
  await skip.focus();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Régions et départements' })).toBeFocused();
  await skip.focus();
  await page.keyboard.press('Tab');
  const link = page.locator('svg a:focus-visible');
  await expect(link).toHaveCount(1);
  const stroke = await link
    .locator('path')
    .first()
    .evaluate((path) => {
      const { stroke, strokeWidth } = getComputedStyle(path);
      return `${stroke} ${strokeWidth}`;
    });
  expect(stroke).toBe('rgb(18, 48, 47) 6px');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map and the list lead to the same pages', async ({ page }) => {
    await page.goto('/annonces/lieux');
    await sectionOf(page, 'Régions et départements')
      .getByRole('link', { name: /^Finistère/ })
      .click();
    await expect(page).toHaveURL('/annonces/lieu/finistere');
    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByRole('link', { name: 'Bretagne' })
      .click();
    await expect(page).toHaveURL('/annonces/lieu/bretagne');
  });
});

test.describe('while the index of ads prepares', () => {
  test.use({
    // The API cannot be reached.
    siteEnvironment: { API_URL: 'http://127.0.0.1:9' },
    expectedConsole: ['503 (Service Unavailable)'],
  });

  test('the list says so and keeps the requested place', {
    tag: ['@desktop', '@phone'],
  }, async ({ page, freshSite }) => {
    const url = `${freshSite.url}/annonces?place=quimper-29`;
    const response = await page.goto(url);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
    const message = page.getByText('La recherche par lieu se prépare.');
    await expect(message).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(url);
    // On a phone the field above the list is all that says it.
    await expect(page.getByLabel('Où ?').filter({ visible: true })).toHaveValue('Quimper (29)');

    const call = page.waitForResponse((response) => response.url() === url);
    await page.getByText('Réessayer').click();
    expect((await call).status()).toBe(503);
    await expect(page.getByText('toujours pas disponible')).toBeVisible();
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(url);
  });
});
