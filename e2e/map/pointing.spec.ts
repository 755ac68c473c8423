import type { Page } from '@playwright/test';
import { freshDay } from '../test.ts';
import { adOnTheWire, giveAds } from './ads.ts';
import { expect, test } from './test.ts';
import { openMap } from './visitor.ts';

test.beforeEach(async ({ page, api }) => {
  const day = freshDay();
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  await giveAds(api, `endDate=${day}`, [
    adOnTheWire(7500, 'Matin', at(48, -4.1)),
    adOnTheWire(7501, 'Soir', at(48, -4.1)),
    adOnTheWire(7502, 'Lyon', { ...at(45.75, 4.85), city: 'Lyon' }),
    adOnTheWire(7503, 'Nancy', { ...at(48.7, 6.2), city: 'Nancy' }),
    adOnTheWire(7504, 'Nancy encore', { ...at(48.66, 6.16), city: 'Nancy' }),
  ]);
  await openMap(page, `/annonces?endDate=${day}&view=map`);
});

/** What is highlighted: cards by their titles, markers by their names. */
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

test('a card highlights its marker, on hover and on focus', async ({ page }) => {
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
