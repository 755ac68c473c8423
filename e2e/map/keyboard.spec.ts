import type { Page } from '@playwright/test';
import { freshDay } from '../test.ts';
import { expect, expectAccessible, test } from './test.ts';
import {
  addAds,
  adOnTheWire,
  consentBefore,
  mapOf,
  markersOf,
  openMap,
  pageOnTheWire,
  settled,
} from './visitor.ts';

test('the map is skipped, browsed, opened, closed and left by keyboard', async ({ page, api }) => {
  const day = freshDay();
  const lyonAd = adOnTheWire(7601, 'À Lyon', { latitude: 45.75, longitude: 4.85, city: 'Lyon' });
  await addAds(api, `endDate=${day}`, [
    adOnTheWire(7600, 'À Quimper', { latitude: 48, longitude: -4.1 }),
    lyonAd,
  ]);
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  const press = (key: string) => page.keyboard.press(key);

  // The last link before the map.
  await page.getByRole('link', { name: /^Retirer le filtre/ }).focus();
  await press('Tab');
  const skip = map.getByRole('link', { name: 'Passer la carte' });
  await expect(skip).toBeFocused();
  await press('Enter');
  await press('Tab');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();

  await skip.focus();
  await press('Tab');
  await press('Tab');
  const quimper = map.getByRole('button', { name: 'À Quimper, Quimper' });
  await expect(quimper).toBeFocused();
  await press('ArrowRight');
  const lyon = map.getByRole('button', { name: 'À Lyon, Lyon' });
  await expect(lyon).toBeFocused();
  await press('Enter');
  const popup = map.getByRole('dialog', { name: 'À Lyon, Lyon' });
  await expect(popup).toBeFocused();
  await press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(lyon).toBeFocused();

  await press('Space');
  await expect(popup).toBeFocused();
  await press('Tab');
  await expect(popup.getByRole('button', { name: 'Fermer' })).toBeFocused();
  await press('Enter');
  await expect(popup).toHaveCount(0);
  await expect(lyon).toBeFocused();

  await press('Enter');
  await expect(popup).toBeFocused();
  await press('Tab');
  await press('Tab');
  await expect(popup.getByRole('link', { name: 'À Lyon' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
  await popup.getByRole('link', { name: 'À Lyon' }).focus();
  await press('Enter');
  await expect(page).toHaveURL(`/annonces/7601?endDate=${day}&view=map`);
});

test('a click on another marker replaces the popup', async ({ page, api }) => {
  const day = freshDay();
  await addAds(api, `endDate=${day}`, [
    adOnTheWire(7610, 'À Quimper', { latitude: 48, longitude: -4.1 }),
    adOnTheWire(7611, 'À Lyon', { latitude: 45.75, longitude: 4.85, city: 'Lyon' }),
  ]);
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  await map.getByRole('button', { name: 'À Quimper' }).click();
  await expect(map.getByRole('dialog', { name: 'À Quimper' })).toBeVisible();
  await map.getByRole('button', { name: 'À Lyon' }).click();
  await expect(map.getByRole('dialog')).toHaveCount(1);
  await expect(map.getByRole('dialog', { name: 'À Lyon' })).toBeVisible();
  await expectAccessible(page);
});

const quimper = { latitude: 48, longitude: -4.1 };
const pluguffan = { latitude: 47.98, longitude: -4.18, city: 'Pluguffan' };
const lyon = { latitude: 45.75, longitude: 4.85, city: 'Lyon' };

/** The `title` of the focused element, such as a marker, or its tag name. */
function focusedIn(page: Page) {
  return page.evaluate(
    () => document.activeElement?.getAttribute('title') ?? document.activeElement?.tagName,
  );
}

/** Skips the map by keyboard, and expects the focus on the target of the link. */
async function passMap(page: Page): Promise<void> {
  const link = mapOf(page).getByRole('link', { name: 'Passer la carte' });
  const target = (await link.getAttribute('href')) ?? '';
  await link.press('Enter');
  await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeFocused();
}

test('a popup belongs to its search: neither the next page nor the return opens it', async ({
  page,
  api,
}) => {
  const day = freshDay();
  const here = pageOnTheWire([
    adOnTheWire(7800, 'Ici', quimper),
    adOnTheWire(7801, 'À Lyon', lyon),
  ]);
  await api.respond(`endDate=${day}`, { ...here, count: 4, next: '/api/v1/ads/?page=1' });
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  await map.getByRole('button', { name: 'Ici, Quimper' }).press('Enter');
  await expect(map.getByRole('dialog')).toBeFocused();

  const next = page.getByRole('link', { name: 'Page suivante' });
  await next.press('Enter');
  await expect(page).toHaveURL(`/annonces?page=2&endDate=${day}&view=map`);
  await expect(map.getByText(/^Carte affichée/)).toBeAttached();
  await settled(page);
  await expect(map.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('h2', { hasText: 'annonces trouvées' })).toBeFocused();

  await page.getByRole('link', { name: 'Page précédente' }).press('Enter');
  await expect(page).toHaveURL(`/annonces?endDate=${day}&view=map`);
  await settled(page);
  await expect(map.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('h2', { hasText: 'annonces trouvées' })).toBeFocused();
});

test('a cluster that opens into a smaller one moves the focus there', async ({ page, api }) => {
  const day = freshDay();
  await addAds(api, `endDate=${day}`, [
    adOnTheWire(7810, 'À Quimper', quimper),
    adOnTheWire(7811, 'À Pluguffan', pluguffan),
    adOnTheWire(7815, 'À Lorient', { latitude: 47.75, longitude: -3.37, city: 'Lorient' }),
    adOnTheWire(7816, 'À Lanester', { latitude: 47.77, longitude: -3.4, city: 'Lanester' }),
    adOnTheWire(7813, 'À Lille', { latitude: 50.63, longitude: 3.06, city: 'Lille' }),
    adOnTheWire(7814, 'À Nice', { latitude: 43.7, longitude: 7.27, city: 'Nice' }),
  ]);
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  await map.getByRole('button', { name: '4 annonces, agrandir' }).press('Enter');
  await expect.poll(() => focusedIn(page)).toBe('2 annonces, agrandir');
});

for (const where of ['in the popup', 'on the zoom button'] as const) {
  test(`Escape moves the focus to the cluster that contains the marker when the focus is ${where}`, async ({
    page,
    api,
  }) => {
    const day = freshDay();
    await addAds(api, `endDate=${day}`, [
      adOnTheWire(7820, 'À Quimper', quimper),
      adOnTheWire(7821, 'À Pluguffan', pluguffan),
    ]);
    const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
    await map.getByRole('button', { name: 'À Quimper, Quimper' }).press('Enter');
    await expect(map.getByRole('dialog')).toBeFocused();
    const out = map.getByRole('button', { name: 'Zoom arrière' });
    if (where === 'on the zoom button') await out.focus();
    // Zooms without moving the focus, as the mouse wheel does.
    for (let step = 0; step < 5; step += 1) {
      await out.evaluate((button: HTMLElement) => button.click());
      await settled(page);
    }
    await expect(map.getByRole('button', { name: '2 annonces, agrandir' })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(map.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => focusedIn(page)).toBe('2 annonces, agrandir');
  });
}

test('@desktop @phone the links of a popup are large touch targets', async ({ page }) => {
  const map = await openMap(page);
  await markersOf(page).filter({ hasNotText: /^\d+$/ }).first().press('Enter');
  const link = map.getByRole('dialog').getByRole('link').first();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test.describe('the list', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  test('can be reached past the map when it is empty, and when it failed', async ({
    page,
    api,
    google,
  }) => {
    await consentBefore(page);
    const [empty, failing] = [freshDay(), freshDay()];
    await api.respond(`endDate=${empty}`, pageOnTheWire([]));
    await page.goto(`/annonces?endDate=${empty}&view=map`);
    await passMap(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Réinitialiser les filtres' })).toBeFocused();

    await api.fail(`endDate=${failing}`, 'error');
    await page.goto(`/annonces?endDate=${failing}&view=map`);
    await expect(mapOf(page).getByText('La carte attend les annonces de la liste.')).toBeVisible();
    await expect(page.getByText('Aucune adresse exploitable')).toHaveCount(0);
    await passMap(page);
    await page.keyboard.press('Tab');
    const retry = page.getByRole('link', { name: 'Réessayer' });
    await expect(retry).toBeFocused();
    // Without ads, Google's script is not loaded.
    expect(google.requests).toEqual([]);
  });
});
