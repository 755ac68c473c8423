import type { Page } from '@playwright/test';
import { freshDay } from '../test.ts';
import { expect, expectAccessible, test } from './test.ts';
import {
  addAds,
  adOnTheWire,
  cameraOf,
  consentBefore,
  mapOf,
  markersOf,
  openMap,
  settled,
} from './visitor.ts';

const quimper = { latitude: 48, longitude: -4.1 };
const lyon = { latitude: 45.75, longitude: 4.85, city: 'Lyon' };

/** Moves the map to Nancy, as a visitor could. */
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

test('the map of an ad does not change the map view of the list', async ({ page }) => {
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

test('two places a few metres apart have separate markers', async ({ page, api }) => {
  const day = freshDay();
  await addAds(api, `endDate=${day}`, [
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

/** The restriction of Google's map, and the arguments of its last `fitBounds`. */
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
  await addAds(api, `endDate=${day}`, [
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
    await addAds(api, `endDate=${day}`, [adOnTheWire(7730, 'Seule', place)]);
    // The map is as wide as France at zoom 6, so that Google allows this zoom.
    await page.setViewportSize({ width: 600, height: 700 });
    await openMap(page, `/annonces?endDate=${day}&view=map`);
    expect((await cameraOf(page)).zoom).toBe(zoom);
  });
}

test('@desktop @phone the view changes in place, keeps filters and page, and the URL of the list has no view', async ({
  page,
}) => {
  await consentBefore(page);
  await page.goto('/annonces?page=2&specialty=1');
  const first = await page.getByRole('article').first().getByRole('link').textContent();
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(page).toHaveURL('/annonces?page=2&specialty=1&view=map');
  await expect(markersOf(page).first()).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('link')).toHaveText(first ?? '');
  await expect(page.getByRole('link', { name: 'Carte', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.getByRole('link', { name: 'Liste', exact: true }).click();
  await expect(page).toHaveURL('/annonces?page=2&specialty=1');
  await expect(mapOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(markersOf(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/annonces?page=2&specialty=1');
  await expect(mapOf(page)).toHaveCount(0);
});

test('@desktop @phone the same map is shown again after Back from an ad', async ({
  page,
  google,
}) => {
  await openMap(page);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?view=map$/);
  await page.goBack();
  await expect(page).toHaveURL('/annonces?view=map');
  await expect(markersOf(page).first()).toBeVisible();
  expect(google.requests).toHaveLength(1);
  const made = () => (window as unknown as { googleMapsMade: unknown[] }).googleMapsMade.length;
  expect(await page.evaluate(made)).toBe(1);
});

test('beside the sticky map, the list is one column', async ({ page }) => {
  const map = await openMap(page);
  const place = async (index: number) => page.getByRole('article').nth(index).boundingBox();
  const [first, second] = [await place(0), await place(1)];
  expect(first?.x).toBe(second?.x);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  const before = await map.boundingBox();
  expect(before?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 1500);
  await expect.poll(async () => (await map.boundingBox())?.y).toBeLessThan(100);
  expect((await map.boundingBox())?.y).toBeGreaterThan(60);
});

test('in the map view, the filters are in a dialog', async ({ page }) => {
  await openMap(page);
  await expect(page.getByRole('complementary', { name: 'Filtres' })).toBeHidden();
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtrer les annonces' })).toBeVisible();
});

test('@phone the map is above the list, and the page scrolls over it', async ({ page }) => {
  const map = await openMap(page);
  const box = await map.boundingBox();
  const first = await page.getByRole('article').first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(first?.y ?? 0);
  expect(box?.height).toBeLessThan(780 * 0.56);
  const gestures = () =>
    (
      window as unknown as { googleMapsMade: { options: { gestureHandling: string } }[] }
    ).googleMapsMade.map(({ options }) => options.gestureHandling);
  expect(await page.evaluate(gestures)).toEqual(['cooperative']);
  await markersOf(page).first().tap();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is shown, and a sentence replaces the map', async ({ page, google }) => {
    await page.goto('/annonces?view=map');
    await expect(page.getByText('La carte demande JavaScript')).toBeVisible();
    await expect(page.getByText('Cartographie en cours')).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(page.getByRole('complementary', { name: 'Filtres' })).toBeVisible();
    expect(google.requests).toEqual([]);
  });
});

test('pins are visible in dark forced colours, and keep their light colours in the dark theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const map = await openMap(page);
  const pin = map.locator('gmp-advanced-marker svg').first();
  const coloursOf = () =>
    pin.evaluate((drawing) =>
      [...drawing.children].slice(0, 2).map((part) => {
        const { fill, stroke } = getComputedStyle(part);
        return { fill, stroke };
      }),
    );
  const [white, black] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];
  const pine = 'rgb(14, 90, 87)';
  expect(await coloursOf()).toMatchObject([{ fill: pine, stroke: white }, { fill: white }]);

  await page.emulateMedia({ forcedColors: 'active' });
  const [body, point] = await coloursOf();
  expect(body).toEqual({ fill: white, stroke: black });
  expect(point).toMatchObject({ fill: black });

  await map.locator('gmp-advanced-marker:has(svg)').first().focus();
  await expect.poll(async () => (await coloursOf())[0]?.fill).not.toBe(white);
  expect((await coloursOf())[0]?.stroke).toBe(black);
});
