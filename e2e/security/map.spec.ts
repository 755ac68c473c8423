import { expect, test } from '../map/test.ts';
import { agreedBefore, mapOf, markersOf } from '../map/visitor.ts';

/* Navigation to the pages whose policy allows Google's script. */

test('from the home page, the map of the list loads a new document', async ({
  page,
  google: requested,
}) => {
  await agreedBefore(page);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Nos annonces' }).click();
  await expect(page).toHaveURL(/\/annonces$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(markersOf(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/view=map/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(requested.requests).toHaveLength(1);
});

test('so does the map of an ad, without asking for consent twice', async ({
  page,
  google: requested,
}) => {
  await page.goto('/');
  const ad = page
    .getByRole('main')
    .locator('a[href^="/annonces/"]:not([href="/annonces/lieux"])')
    .first();
  await ad.click();
  await expect(page).toHaveURL(/\/annonces\/\d+$/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const map = page.getByRole('figure', { name: 'Carte de l’annonce' }).filter({ visible: true });
  await map.getByRole('button').click();
  await expect(map.locator('gmp-advanced-marker')).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(map).toBeFocused();
  expect(requested.requests).toHaveLength(1);
});

test('within a document of the list nothing is reloaded', async ({ page }) => {
  await agreedBefore(page);
  await page.goto('/annonces');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(markersOf(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(mapOf(page)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
