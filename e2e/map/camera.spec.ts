import type { Page } from '@playwright/test';
import { freshDay } from '../test.ts';
import { adOnTheWire, giveAds } from './ads.ts';
import { expect, test } from './test.ts';
import { cameraOf, mapOf, markersOf, openMap, settled } from './visitor.ts';

const quimper = { latitude: 48, longitude: -4.1 };
const lyon = { latitude: 45.75, longitude: 4.85, city: 'Lyon' };

/** The visitor moves the map, here to Nancy. */
async function moveMap(page: Page) {
  await page.evaluate(() => {
    const { googleMapsMade } = window as unknown as {
      googleMapsMade: { moveCamera(to: object): void }[];
    };
    googleMapsMade.at(-1)?.moveCamera({ center: { lat: 48.7, lng: 6.2 }, zoom: 9 });
  });
  await settled(page);
  return cameraOf(page);
}

test('@desktop @phone the chosen map view is restored after an ad, and after the list view', async ({
  page,
}) => {
  await openMap(page);
  const chosen = await moveMap(page);
  expect(chosen.zoom).toBe(9);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?view=map$/);
  await page.goBack();
  await expect(mapOf(page).getByText(/^Carte affichée/)).toBeAttached();
  await settled(page);
  expect(await cameraOf(page)).toEqual(chosen);

  await page.getByRole('link', { name: 'Liste', exact: true }).click();
  await expect(mapOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(mapOf(page).getByText(/^Carte affichée/)).toBeAttached();
  await settled(page);
  expect(await cameraOf(page)).toEqual(chosen);
});

test('the map of an ad looked at in between changes nothing', async ({ page }) => {
  await openMap(page);
  const chosen = await moveMap(page);
  await page.getByRole('article').first().getByRole('link').click();
  const map = page.getByRole('figure', { name: 'Carte de l’annonce' });
  await map.getByRole('button', { name: 'Afficher la carte' }).click();
  await expect(map.locator('gmp-advanced-marker')).toBeVisible();
  await expect.poll(async () => (await cameraOf(page)).zoom).toBe(11);
  await page.goBack();
  await expect(mapOf(page).getByText(/^Carte affichée/)).toBeAttached();
  await settled(page);
  expect(await cameraOf(page)).toEqual(chosen);
});

test('two places a few metres apart can be told apart', async ({ page, api }) => {
  const day = freshDay();
  await giveAds(api, `endDate=${day}`, [
    adOnTheWire(7710, 'Au 1', quimper),
    adOnTheWire(7711, 'Au 3', { latitude: 48.00005, longitude: -4.1 }),
    adOnTheWire(7712, 'À Lyon', lyon),
  ]);
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  await map.getByRole('button', { name: '2 annonces, agrandir' }).press('Enter');
  await expect(markersOf(page).filter({ visible: true })).toHaveCount(3);
  const [first, second] = [
    await map.getByRole('button', { name: 'Au 1' }).boundingBox(),
    await map.getByRole('button', { name: 'Au 3' }).boundingBox(),
  ];
  expect((first?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThan(44);
});
