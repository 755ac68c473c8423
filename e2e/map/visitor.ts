import { expect, type Locator, type Page } from '@playwright/test';

/** A visitor who has consented before. */
export async function agreedBefore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const today = new Date().toISOString().slice(0, 10);
    localStorage.setItem('carte-google', `oui ${today}`);
  });
}

/** The map of the visible list. */
export function mapOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Carte des annonces' }).filter({ visible: true });
}

/** The interactive elements of the map: markers and clusters. */
export function markersOf(page: Page): Locator {
  return mapOf(page).locator('gmp-advanced-marker[role="button"]');
}

/** Their accessible names, in order. */
export function namesOf(page: Page): Promise<(string | null)[]> {
  return markersOf(page).evaluateAll((all) => all.map((marker) => marker.getAttribute('title')));
}

/** Opens a list with its map, as a visitor who has consented before, and waits for the markers. */
export async function openMap(page: Page, path = '/annonces?view=map'): Promise<Locator> {
  await agreedBefore(page);
  await page.goto(path);
  await expect(markersOf(page).first()).toBeVisible({ timeout: 20_000 });
  await settled(page);
  return mapOf(page);
}

/** The center and zoom of Google's map. */
export function cameraOf(page: Page): Promise<{ lat: number; lng: number; zoom: number }> {
  return page.evaluate(() => {
    const { googleMapsMade } = window as unknown as {
      googleMapsMade: {
        getCenter(): { toJSON(): { lat: number; lng: number } };
        getZoom(): number;
      }[];
    };
    const map = googleMapsMade.at(-1);
    if (!map) throw new Error('no map was made');
    return { ...map.getCenter().toJSON(), zoom: map.getZoom() };
  });
}

/** Waits until the map has stopped moving and drawing. */
export async function settled(page: Page): Promise<void> {
  let last = '';
  await expect(async () => {
    const now = JSON.stringify([await cameraOf(page), await namesOf(page)]);
    const same = now === last;
    last = now;
    expect(same).toBe(true);
  }).toPass({ intervals: [120] });
}
