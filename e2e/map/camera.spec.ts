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

/** The restriction of Google's map, and what it was last fitted to. */
function limitsOf(page: Page): Promise<{ restriction: unknown; fitted: unknown }> {
  return page.evaluate(() => {
    const { googleMapsMade } = window as unknown as {
      googleMapsMade: { options: { restriction: { latLngBounds: unknown } }; fitted: unknown[] }[];
    };
    const map = googleMapsMade.at(-1);
    if (!map) throw new Error('no map was made');
    return { restriction: map.options.restriction.latLngBounds, fitted: map.fitted.at(-1) };
  });
}

test('the map is restricted to France unless a popup is open, and fitted with 20 pixels on every side', async ({
  page,
  api,
}) => {
  const france = { south: 41, north: 51.2, west: -5.2, east: 9.7 };
  const day = freshDay();
  await giveAds(api, `endDate=${day}`, [
    adOnTheWire(7720, 'À Quimper', quimper),
    adOnTheWire(7721, 'À Lyon', lyon),
  ]);
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  expect(await limitsOf(page)).toEqual({
    restriction: france,
    fitted: [{ south: 45.75, north: 48, west: -4.1, east: 4.85 }, 20],
  });

  await map.getByRole('button', { name: 'À Lyon, Lyon' }).press('Enter');
  await expect(map.getByRole('dialog')).toBeVisible();
  expect((await limitsOf(page)).restriction).not.toEqual(france);
  await page.keyboard.press('Escape');
  await expect(map.getByRole('dialog')).toHaveCount(0);
  expect((await limitsOf(page)).restriction).toEqual(france);
});

for (const [what, place, zoom] of [
  ['at its address', quimper, 11],
  ['at the centre of its town', { address: 'Lieu-dit perdu', postal_code: '29000' }, 11],
  ['at a random place', { address: 'Kerbiquet', city: 'Trifouilly' }, 6],
] as const) {
  test(`a single ad ${what} has zoom ${zoom}`, async ({ page, api }) => {
    const day = freshDay();
    await giveAds(api, `endDate=${day}`, [adOnTheWire(7730, 'Seule', place)]);
    // The map is as wide as France at zoom 6, so that Google's least zoom is not above it.
    await page.setViewportSize({ width: 600, height: 700 });
    await openMap(page, `/annonces?endDate=${day}&view=map`);
    expect((await cameraOf(page)).zoom).toBe(zoom);
  });
}
