import type { Page } from '@playwright/test';
import { openNavigation } from '../layout/navigation.ts';
import { test } from '../shared-page.ts';
import { expect, expectAccessible } from '../test.ts';
import { holdPages } from './page-requests.ts';

const bar = (page: Page) => page.locator('[data-progress]').filter({ visible: true });

const ways: [string, (page: Page) => Promise<unknown>][] = [
  [
    'the menu',
    async (page) => (await openNavigation(page)).getByRole('link', { name: 'Le blog' }).click(),
  ],
  ['the breadcrumb', (page) => crumbs(page).getByRole('link', { name: 'Accueil' }).click()],
  ['the footer', (page) => footer(page).getByRole('link', { name: 'Mentions légales' }).click()],
  ['the logo', (page) => page.getByRole('banner').getByRole('link').first().click()],
  ['the back link', (page) => page.getByRole('link', { name: 'Retour aux annonces' }).click()],
];

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Fil d’Ariane' });
const footer = (page: Page) => page.getByRole('contentinfo');

for (const [name, follow] of ways) {
  test(`a slow page that is opened by ${name} shows that it is loading`, async ({ page }) => {
    await page.goto('/annonces/12');
    const title = await page.title();
    const { release } = await holdPages(page);
    await follow(page);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveAttribute('aria-hidden', 'true');
    await expect(page).toHaveTitle(title);

    release();
    await expect(page).not.toHaveTitle(title);
    await expect(bar(page)).toHaveCount(0);
  });
}

test('the progress bar is above the page, without a layout shift', async ({ page }) => {
  await page.goto('/annonces/12');
  await holdPages(page);
  const before = await footer(page).boundingBox();
  await crumbs(page).getByRole('link', { name: 'Accueil' }).click();
  await expect(bar(page)).toBeVisible();
  const box = await bar(page).boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeLessThan(5);
  expect(await footer(page).boundingBox()).toEqual(before);
  await expectAccessible(page);
});

test('the progress bar does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/annonces/12');
  await holdPages(page);
  await crumbs(page).getByRole('link', { name: 'Accueil' }).click();
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a second click shows the progress of the last navigation', async ({ page }) => {
  await page.goto('/annonces/12');
  const { release } = await holdPages(page);
  await crumbs(page).getByRole('link', { name: 'Accueil' }).click();
  await footer(page).getByRole('link', { name: 'Mentions légales' }).click();
  await expect(bar(page)).toHaveCount(1);
  release();
  await expect(page).toHaveURL('/mentions-legales');
  await expect(bar(page)).toHaveCount(0);
});

test('a filter shows that the list is loading in the next frame', async ({ page }) => {
  await page.goto('/annonces');
  const { release } = await holdPages(page);
  const housing = page.getByRole('checkbox', { name: /^Logement/ }).first();
  const framesLater = await housing.evaluate((box: HTMLInputElement) => {
    const busy = () => [
      document.querySelector('main [aria-busy="true"]') !== null,
      document.querySelector('[data-progress]') !== null,
    ];
    return new Promise<boolean[]>((resolve) => {
      requestAnimationFrame(() => {
        box.click();
        requestAnimationFrame(() => resolve(busy()));
      });
    });
  });
  expect(framesLater).toEqual([true, true]);
  await expect(housing).toBeChecked();
  await expect(page.getByRole('link', { name: 'Retirer le filtre Logement' })).toBeVisible();

  release();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});
