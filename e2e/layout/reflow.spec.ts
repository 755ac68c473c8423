import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { entries, openNavigation } from './navigation.ts';

const pages = [
  '/',
  '/annonces',
  '/annonces?view=map',
  '/annonces/12',
  '/annonces/specialite/medecine-generale',
  '/blog',
  '/blog?tag=contrat&q=clause',
  '/blog/contrat-de-remplacement',
  '/inscription',
  '/inscriptions',
  '/cgu',
  '/mentions-legales',
  '/politique-de-confidentialite',
  '/accessibilite',
  '/reset-password/MQ/jeton',
  '/nulle-part',
];

/** What has text and reaches out of the page, sideways; nothing to scroll to, nothing cut off. */
async function expectFits(page: Page, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Slides wait beside the page, where nothing scrolls to them, once the carousels are there.
  for (const slides of await page.locator('[aria-roledescription="carrousel"]').all()) {
    await expect(slides.locator('[inert]').first()).toBeAttached();
  }
  const { client, scroll, outside } = await page.evaluate(() => {
    const root = document.documentElement;
    const parts = document.querySelectorAll<HTMLElement>(
      'a, button, input, select, h1, h2, h3, p, li, dt, dd, td, th, img',
    );
    return {
      client: root.clientWidth,
      scroll: root.scrollWidth,
      outside: [...parts]
        // A table may be wider than the page, in a region of its own that scrolls.
        .filter((part) => part.closest('[role="region"][tabindex="0"]') === null)
        .filter((part) => {
          if (part.closest('[inert], [aria-hidden="true"]')) return false;
          const { left, right, width: wide } = part.getBoundingClientRect();
          return wide > 1 && (left < -1 || right > root.clientWidth + 1);
        })
        .map((part) => part.outerHTML.slice(0, 120)),
    };
  });
  expect(client).toBe(width);
  expect(scroll).toBe(width);
  expect(outside).toEqual([]);
}

test.describe('every page fits', () => {
  test.use({ expectedConsole: ['Failed to load resource'] });

  for (const [path, width] of [
    ...pages.map((page) => [page, 360] as const),
    ['/', 768],
    ['/', 1024],
  ] as const) {
    test(`@desktop ${path} at ${width} px with text at 200 %`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectFits(page, width);
    });
  }

  for (const path of pages) {
    test(`${path} at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await expectFits(page, 320);
      await openNavigation(page);
      await expectFits(page, 320);
    });

    test(`@desktop ${path} with text at 200 %`, async ({ page }) => {
      await page.goto(path);
      const size = () =>
        page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
      const before = await size();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await size()).toBeGreaterThan(1.9 * before);
      await expectFits(page, 1280);
      for (const name of entries) {
        await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
      }
    });
  }
});
