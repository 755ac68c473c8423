import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { agreedBefore, mapOf, markersOf } from './visitor.ts';

/** Strings that only chunks of the map contain: vis.gl, the clusterer, the URL of Google’s script. */
const signs = [
  'clusteringbegin',
  'gmp-advanced-marker|AdvancedMarkerElement',
  'maps\\.googleapis\\.com/maps/',
];

/** The chunks a page loads that hold code of the map. */
function chunksOfMap(page: Page): string[] {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (signs.some((sign) => new RegExp(sign).test(text))) found.push(response.url());
  });
  return found;
}

test('no page loads code of the map before it is requested', async ({ page }) => {
  const found = chunksOfMap(page);
  await agreedBefore(page);
  for (const path of ['/', '/annonces', '/annonces/240', '/blog']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(found).toEqual([]);
  await page.goto('/annonces?view=map');
  await expect(markersOf(page).first()).toBeVisible();
  expect(found).not.toEqual([]);
});

test('nor does the map view, before the visitor consents', async ({ page }) => {
  const found = chunksOfMap(page);
  await page.goto('/annonces?view=map');
  await expect(mapOf(page).getByRole('button', { name: 'Afficher la carte' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(found).toEqual([]);
});
