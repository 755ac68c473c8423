import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { freshDay } from '../test.ts';
import { expect, expectAccessible, test } from './test.ts';
import {
  addAds,
  adOnTheWire,
  cameraOf,
  consentBefore,
  mapOf,
  markersOf,
  namesOf,
  openMap,
  settled,
} from './visitor.ts';

const quimper = { latitude: 48, longitude: -4.1 };
const lille = { latitude: 50.63, longitude: 3.06, city: 'Lille' };

test('thirty ads at one place are one marker, whose popup lists six and counts the others', async ({
  page,
  api,
}) => {
  const day = freshDay();
  const ads = Array.from({ length: 90 }, (_, index) =>
    adOnTheWire(
      7000 + index,
      `Annonce ${index + 1}`,
      index < 30 ? lille : { latitude: 43 + index / 20, longitude: index / 20, city: 'Ailleurs' },
    ),
  );
  await addAds(api, `endDate=${day}`, ads);
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  await expect(page.getByRole('article')).toHaveCount(90);
  await expect(map).toContainText('10 annonces de plus dans la liste');

  const marker = map.getByRole('button', { name: '30 annonces, Lille' });
  await marker.click();
  const popup = map.getByRole('dialog', { name: '30 annonces, Lille' });
  await expect(popup).toContainText('30 annonces – Lille');
  const links = popup.getByRole('link');
  await expect(links).toHaveText(Array.from({ length: 6 }, (_, index) => `Annonce ${index + 1}`));
  await expect(links.first()).toHaveAttribute('href', `/annonces/7000?endDate=${day}&view=map`);
  await expect(popup.getByText('+24 autres annonces')).toBeVisible();
  // Lille is in the far north, where there is little space above the marker.
  await expect
    .poll(async () => (await popup.boundingBox())?.y)
    .toBeGreaterThanOrEqual((await map.boundingBox())?.y ?? Infinity);
});

test('close markers form a cluster, which counts their ads and opens when activated', async ({
  page,
  api,
}) => {
  const day = freshDay();
  await addAds(api, `endDate=${day}`, [
    ...Array.from({ length: 3 }, (_, index) => adOnTheWire(7100 + index, 'À Quimper', quimper)),
    adOnTheWire(7110, 'À Pluguffan', { latitude: 47.98, longitude: -4.18, city: 'Pluguffan' }),
    adOnTheWire(7111, 'À Lyon', { latitude: 45.75, longitude: 4.85, city: 'Lyon' }),
  ]);
  const map = await openMap(page, `/annonces?endDate=${day}&view=map`);
  const cluster = map.getByRole('button', { name: '4 annonces, agrandir' });
  await expect(markersOf(page)).toHaveCount(2);
  const before = await cameraOf(page);
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('button', { name: '3 annonces, Quimper' })).toBeFocused();
  await expect(map.getByRole('button', { name: 'À Pluguffan, Pluguffan' })).toBeVisible();
  expect((await cameraOf(page)).zoom).toBeGreaterThan(before.zoom);
});

test('an ad with an unknown address has a random position for the whole visit, and says so', async ({
  page,
  api,
}) => {
  const day = freshDay();
  const path = `/annonces?endDate=${day}&view=map`;
  await addAds(api, `endDate=${day}`, [
    adOnTheWire(7200, 'À Quimper', quimper),
    adOnTheWire(7201, 'Au hameau', { address: 'Kerbiquet', city: 'Trifouilly' }),
    adOnTheWire(7202, 'À La Réunion', {
      latitude: -20.88,
      longitude: 55.45,
      city: 'Saint-Denis',
      postal_code: '97400',
    }),
    adOnTheWire(7204, 'Au lagon', { address: 'Pointe perdue', postal_code: '97600' }),
    adOnTheWire(7205, 'À Ostende', { latitude: 51.23, longitude: 2.92, city: 'Ostende' }),
    adOnTheWire(7203, 'Nulle part', { city: null }),
  ]);
  // The random position is in the middle of France: visible after a few steps, and not in a cluster with Quimper.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const map = await openMap(page, path);
  await expect(map.getByRole('list', { name: 'Légende' }).getByRole('listitem')).toHaveText([
    '1 annonce en position approximative : lieu non trouvé, repère placé au hasard en France.',
    '3 annonces hors de la carte, dont 2 outre-mer.',
    '1 annonce sans adresse, dans la liste seulement.',
  ]);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).toMatch(/kerbiquet\|+trifouilly/);
  // The map shows the only known position, at the zoom of a single place.
  expect(await cameraOf(page)).toMatchObject({ zoom: 11 });

  for (let step = 0; step < 5; step += 1) {
    await map.getByRole('button', { name: 'Zoom arrière' }).click();
  }
  const marker = map.getByRole('button', { name: 'Au hameau, Trifouilly, position approximative' });
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('dialog')).toContainText('Position approximative');
  await expectAccessible(page);
  await page.reload();
  await expect(markersOf(page).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toBe(stored);
});

test('the map says when no ad on the page has an address', async ({ page, api }) => {
  const day = freshDay();
  await addAds(api, `endDate=${day}`, [adOnTheWire(7300, 'Sans lieu', { city: null })]);
  await consentBefore(page);
  await page.goto(`/annonces?endDate=${day}&view=map`);
  await expect(
    mapOf(page).getByText(
      'Aucune adresse exploitable trouvée pour afficher la carte sur cette page.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the map shows a message while it waits for the positions', async ({ page, context }) => {
  const release = await holdBack(context, '**/api/map/positions?**');
  await consentBefore(page);
  await page.goto('/annonces?view=map');
  await expect(
    mapOf(page).getByText('Cartographie en cours de préparation...', { exact: true }),
  ).toBeVisible();
  release();
  await expect(markersOf(page).first()).toBeVisible();
  await expect(mapOf(page).getByText('Cartographie en cours de préparation...')).toHaveCount(0);
});

test('the map moves for filters, and not for a hovered or focused card', async ({ page, api }) => {
  const [near, far] = [freshDay(), freshDay()];
  const nearAds = [
    adOnTheWire(7400, 'À Quimper', quimper),
    adOnTheWire(7401, 'À Rennes', { latitude: 48.1, longitude: -1.7, city: 'Rennes' }),
  ];
  const farAd = adOnTheWire(7402, 'À Lyon', { latitude: 45.75, longitude: 4.85, city: 'Lyon' });
  await addAds(api, `endDate=${near}`, nearAds);
  await addAds(api, `endDate=${far}`, [farAd]);
  // Hovering a link prefetches its page.
  for (const ad of [...nearAds, farAd]) await api.respond(`/api/v1/ads/${ad.id}`, ad);
  const map = await openMap(page, `/annonces?endDate=${near}&view=map`);
  await map.getByRole('button', { name: 'Zoom avant' }).click();
  await settled(page);
  const moved = await cameraOf(page);
  await page.getByRole('article').first().hover();
  await page.getByRole('article').nth(1).getByRole('link').focus();
  await settled(page);
  expect(await cameraOf(page)).toEqual(moved);

  await page.getByRole('button', { name: /^Filtrer/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
  await dialog.getByLabel('Date de fin').fill(far);
  await dialog.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(`/annonces?endDate=${far}&view=map`);
  await expect(map.getByRole('button', { name: 'À Lyon, Lyon' })).toBeVisible();
  await expect
    .poll(() => cameraOf(page))
    .toEqual({ lat: expect.closeTo(45.75, 1), lng: expect.closeTo(4.85, 1), zoom: 11 });
});

test('the next page of the list has its own markers', async ({ page }) => {
  await openMap(page);
  const before = await namesOf(page);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL('/annonces?page=2&view=map');
  await expect(async () => {
    const now = await namesOf(page);
    expect(now.length).toBeGreaterThan(0);
    expect(now).not.toEqual(before);
  }).toPass();
});

test.describe('highlights', () => {
  test.beforeEach(async ({ page, api }) => {
    const day = freshDay();
    const at = (latitude: number, longitude: number) => ({ latitude, longitude });
    await addAds(api, `endDate=${day}`, [
      adOnTheWire(7500, 'Matin', at(48, -4.1)),
      adOnTheWire(7501, 'Soir', at(48, -4.1)),
      adOnTheWire(7502, 'Lyon', { ...at(45.75, 4.85), city: 'Lyon' }),
      adOnTheWire(7503, 'Nancy', { ...at(48.7, 6.2), city: 'Nancy' }),
      adOnTheWire(7504, 'Nancy encore', { ...at(48.66, 6.16), city: 'Nancy' }),
    ]);
    await openMap(page, `/annonces?endDate=${day}&view=map`);
  });

  /** The highlighted cards, by their titles, and markers, by their names. */
  function highlightedOf(page: Page) {
    return page.evaluate(() => {
      const rings = [...document.querySelectorAll('article')].filter(
        (card) => getComputedStyle(card).outlineStyle === 'solid',
      );
      const marks = [...document.querySelectorAll('gmp-advanced-marker')].filter((marker) =>
        marker.querySelector('[data-highlighted]'),
      );
      return {
        cards: rings.map((card) => card.querySelector('h3')?.textContent),
        markers: marks.map((marker) => marker.getAttribute('title')),
      };
    });
  }

  test('a card highlights its marker on hover and on focus', async ({ page }) => {
    const cards = page.getByRole('article');
    await cards.nth(2).hover();
    await expect
      .poll(() => highlightedOf(page))
      .toEqual({ cards: ['Lyon'], markers: ['Lyon, Lyon'] });
    await cards.nth(0).getByRole('link').focus();
    await page.mouse.move(0, 0);
    await cards.nth(1).getByRole('link').focus();
    await expect
      .poll(() => highlightedOf(page))
      .toEqual({ cards: ['Soir'], markers: ['2 annonces, Quimper'] });
    await cards.nth(4).getByRole('link').focus();
    await expect
      .poll(() => highlightedOf(page))
      .toEqual({ cards: ['Nancy encore'], markers: ['2 annonces, agrandir'] });
  });

  test('a marker highlights its cards, and the page does not scroll', async ({ page }) => {
    const marker = page.getByRole('button', { name: '2 annonces, Quimper' });
    const highlighted = { cards: ['Matin', 'Soir'], markers: ['2 annonces, Quimper'] };
    const none = { cards: [], markers: [] };
    await marker.hover();
    await expect.poll(() => highlightedOf(page)).toEqual(highlighted);
    await page.mouse.move(0, 0);
    await expect.poll(() => highlightedOf(page)).toEqual(none);
    await marker.focus();
    await expect.poll(() => highlightedOf(page)).toEqual(highlighted);
    await page.getByRole('button', { name: '2 annonces, agrandir' }).hover();
    await expect
      .poll(() => highlightedOf(page))
      .toEqual({ cards: ['Nancy', 'Nancy encore'], markers: ['2 annonces, agrandir'] });

    const scrolled = await page.evaluate(() => scrollY);
    await marker.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect.poll(() => highlightedOf(page)).toEqual(highlighted);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('article').nth(2).getByRole('link').focus();
    await expect
      .poll(() => highlightedOf(page))
      .toEqual({ cards: ['Lyon'], markers: ['Lyon, Lyon'] });
  });
});
