import type { Page } from '@playwright/test';
import { openForm, send } from '../forms/submissions.ts';
import { expect, expectContrast, test } from '../test.ts';

test.use({ colorScheme: 'dark' });

/** The colours of a page, its card and its text, from 0 (black) to 1 (white). */
function lightness(page: Page) {
  return page.evaluate(() => {
    const share = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? undefined : (red + green + blue) / 3 / 255;
    };
    const html = getComputedStyle(document.documentElement);
    const card = getComputedStyle(document.querySelector('article') ?? document.body);
    return {
      page: share(html.backgroundColor),
      text: share(html.color),
      card: share(card.backgroundColor),
      cardText: share(card.color),
      scheme: html.colorScheme,
    };
  });
}

test('a page is dark with native controls, also before its style sheets, and light on paper', async ({
  page,
}) => {
  await page.goto('/annonces');
  const dark = await lightness(page);
  expect(dark.page).toBeLessThan(0.1);
  expect(dark.card).toBeLessThan(0.2);
  expect(dark.text).toBeGreaterThan(0.8);
  await expect(page.getByLabel('Date de début')).toHaveCSS('color-scheme', 'light dark');
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light dark');

  await page.emulateMedia({ media: 'print' });
  const paper = await lightness(page);
  expect(paper).toEqual({ page: undefined, text: 0, card: 1, cardText: 0, scheme: 'light' });
});

test('mistakes in a form, and the open filters, have contrast in the dark', async ({ page }) => {
  await openForm(page, '/inscription');
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused();
  await expectContrast(page);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/annonces');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  const filters = page.getByRole('dialog');
  await filters.getByRole('button', { name: /Spécialité/ }).click();
  await expect(filters.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectContrast(page);
});
