import type { Page } from '@playwright/test';
import { test } from '../shared-page.ts';
import { expect, expectAccessible } from '../test.ts';
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
    await navigationOf(page).getByRole('link', { name: 'Se connecter' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveAccessibleName(
      'Retour aux annonces',
    );
    await expect(navigationOf(page)).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');

    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(navigationOf(page)).toBeHidden();
  });

  test('closes on Escape from any entry, and returns the focus to its button', async ({ page }) => {
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

  test('has no tab stops while it is closed', async ({ page }) => {
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

test.describe('the footer', () => {
  test('has the copyright, a link to the app and links to four networks', async ({ page }) => {
    await page.goto('/annonces/12');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('© 2025 MédiRelève')).toBeVisible();
    const logIn = footer.getByRole('link', { name: 'Se connecter' });
    await expect(logIn).toHaveAttribute('href', 'https://app.medireleve.example');
    await expect(logIn).not.toHaveAttribute('target');
    for (const [name, href] of [
      ['Communauté de soignants', 'https://communaute.a-configurer.example'],
      ['LinkedIn', 'https://www.linkedin.com/company/a-configurer'],
      ['Instagram', 'https://www.instagram.com/a-configurer'],
      ['Facebook', 'https://www.facebook.com/a-configurer'],
    ]) {
      const link = footer.getByRole('link', { name: `${name} (nouvelle fenêtre)` });
      await expect(link).toHaveAttribute('href', href ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    }
  });

  test('shows our partner logo for a community without an icon', async ({ page }) => {
    await page.goto('/annonces/12');
    const icon = page.getByRole('contentinfo').locator('img');
    await expect(icon).toHaveAttribute('src', '/partner-logo.svg');
    await icon.scrollIntoViewIfNeeded();
    const width = () => icon.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  });

  test.describe('with its links to legal pages', () => {
    for (const [name, path] of [
      ['Conditions générales d’utilisation', '/cgu'],
      ['Mentions légales', '/mentions-legales'],
      ['Politique de confidentialité', '/politique-de-confidentialite'],
      ['Accessibilité : partiellement conforme', '/accessibilite'],
      ['Plan du site', '/plan-du-site'],
    ] as const) {
      test(`leads to ${path}, which opens at its top`, async ({ page }) => {
        await page.goto('/annonces/12');
        const link = page.getByRole('contentinfo').getByRole('link', { name });
        await link.scrollIntoViewIfNeeded();
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await link.click();
        await expect(page).toHaveURL(path);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        const title = page.getByRole('heading', { level: 1 }).filter({ visible: true });
        await expect(title).toBeInViewport();
        await expect(page.getByRole('main')).toBeFocused();
      });
    }
  });
});
