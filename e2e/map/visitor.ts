import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from '../stage/api.ts';

/** The fields of an ad, as the API sends it, that matter to the map. */
type Place = {
  latitude?: number | null;
  longitude?: number | null;
  city?: string | null;
  postal_code?: string | null;
  address?: string | null;
};

/** An ad as the API sends it. */
export function adOnTheWire(id: number, title: string, { city = 'Quimper', ...place }: Place) {
  return {
    id,
    title,
    specialty: { id: 1, name: 'Médecine générale' },
    user: { first_name: 'Anne', last_name: 'Le Goff', user_type: 'doctor' },
    location: { name: null, address: null, city, postal_code: null, ...place },
    start_date: '2026-12-01',
  };
}

/** The only page of a list of ads, as the API sends it. */
export function pageOnTheWire(results: ReturnType<typeof adOnTheWire>[]) {
  return { count: results.length, results, next: null, previous: null };
}

/**
 * Makes the API return these ads: as the list for calls that contain `match`, and one by one, because hovering a card
 * prefetches its page.
 */
export async function addAds(
  api: Api,
  match: string,
  ads: ReturnType<typeof adOnTheWire>[],
): Promise<void> {
  await api.respond(match, pageOnTheWire(ads));
  await Promise.all(ads.map((ad) => api.respond(`GET /api/v1/ads/${ad.id}`, ad)));
}

/** Stores the consent of an earlier visit. */
export async function consentBefore(page: Page): Promise<void> {
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

/** The accessible names of the markers, in order. */
export function namesOf(page: Page): Promise<(string | null)[]> {
  return markersOf(page).evaluateAll((all) => all.map((marker) => marker.getAttribute('title')));
}

/** Opens a list with its map, as a visitor who has consented before, and waits for the markers. */
export async function openMap(page: Page, path = '/annonces?view=map'): Promise<Locator> {
  await consentBefore(page);
  await page.goto(path);
  await expect(markersOf(page).first()).toBeVisible();
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
