import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../test.ts';
import { entries } from './navigation.ts';

test.describe('@phone the menu of a small screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/annonces/12');
  });

  const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button');
  const navigationOf = (page: Page) => page.getByRole('navigation', { name: 'Principale' });

  test('opens and closes by its button', async ({ page }) => {
    const toggle = toggleOf(page);
    await expect(toggle).toHaveAccessibleName('Menu');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(navigationOf(page)).toBeHidden();

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleName('Fermer le menu');
    await expect(navigationOf(page).getByRole('link')).toHaveText(entries);
    for (const link of await navigationOf(page).getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(navigationOf(page)).toBeHidden();
  });

  test('closes when an entry is chosen', async ({ page }) => {
    await toggleOf(page).click();
    await navigationOf(page).getByRole('link', { name: 'Nos annonces' }).click();
    await expect(page).toHaveURL('/annonces');
    await expect(navigationOf(page)).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggleOf(page)).toBeFocused();

    // Also when the entry leads to the current page.
    await toggleOf(page).click();
    await navigationOf(page).getByRole('link', { name: 'Nos annonces' }).click();
    await expect(navigationOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
  });

  test('never covers the focused element', async ({ page }) => {
    await toggleOf(page).click();
    await navigationOf(page).getByRole('link', { name: 'Mes annonces' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveAccessibleName('Accueil');
    await expect(navigationOf(page)).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');

    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(navigationOf(page)).toBeHidden();
  });

  test('closes on Escape, from anywhere in it, and gives the focus back', async ({ page }) => {
    const toggle = toggleOf(page);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(navigationOf(page)).toBeVisible();
    for (const name of entries) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Escape');
    await expect(navigationOf(page)).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test('closed, its entries are not tab stops', async ({ page }) => {
    await toggleOf(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  });

  test('is closed after Back', async ({ page }) => {
    await toggleOf(page).click();
    await navigationOf(page).getByRole('link', { name: 'Nos annonces' }).click();
    await expect(page).toHaveURL('/annonces');
    await toggleOf(page).click();
    await expect(navigationOf(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/annonces/12');
    await expect(navigationOf(page)).toBeHidden();
  });
});
