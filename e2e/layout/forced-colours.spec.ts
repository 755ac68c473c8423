import type { Page } from '@playwright/test';
import { openForm, send } from '../forms/submissions.ts';
import { pages } from '../pages.ts';
import { expect, test } from '../test.ts';

// The 404 page.
test.use({ expectedConsole: ['Failed to load resource'] });

// Light on dark, so that what keeps a dark colour of ours is invisible.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

/** Controls without a border, and icons whose colour differs from their text. */
function unseenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
      return (
        Number.parseFloat(borderTopWidth) >= 1 &&
        borderTopStyle !== 'none' &&
        !/, 0\)$/.test(borderTopColor)
      );
    };
    const hasColourOfParent = (icon: Element) => {
      const { parentElement } = icon;
      return (
        !parentElement || getComputedStyle(icon).color === getComputedStyle(parentElement).color
      );
    };
    const words = (element: Element) => (element.textContent ?? '').trim() !== '';
    return [
      // The next test checks radios and checkboxes.
      ...shown(
        'input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea',
      ).filter((control) => !hasEdge(control)),
      // Text can be an entry of a menu; an icon alone needs a border to be recognized as a button.
      ...shown('button').filter((button) => !words(button) && !hasEdge(button)),
      ...shown('svg[stroke="currentColor"], svg[fill="currentColor"]').filter(
        (icon) => !hasColourOfParent(icon),
      ),
    ].map((element) => element.outerHTML.slice(0, 160));
  });
}

for (const path of pages) {
  test(`controls and icons are visible on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await unseenOn(page), `${width} px wide`).toEqual([]);
    }
  });
}

test('selected, current, disabled and invalid elements are distinguishable', async ({ page }) => {
  const highlight = await page.evaluate(() => {
    document.body.style.color = 'Highlight';
    return getComputedStyle(document.body).color;
  });
  await openForm(page, '/inscription');
  const choice = (name: string) => page.locator('label', { hasText: new RegExp(`^${name}$`) });
  await expect(choice('Médecin')).toHaveCSS('outline-color', highlight);
  await expect(choice('Médecin')).toHaveCSS('outline-style', 'solid');
  await expect(choice('Remplaçant')).toHaveCSS('outline-style', 'none');
  const ticked = page.getByRole('checkbox').locator('xpath=..').locator('svg');
  await expect(ticked).toHaveCSS('opacity', '0');
  await page.getByRole('checkbox').check();
  await expect(ticked).toHaveCSS('opacity', '1');
  await send(page).click();
  const mistake = page.getByText('Indiquez votre prénom.').last();
  await expect(mistake.locator('xpath=..').locator('svg').first()).toBeVisible();
  await page.getByLabel('Prénom').press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-color', highlight);
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');

  await page.goto('/annonces');
  const views = page.getByRole('navigation', { name: 'Affichage' });
  const edges = (name: string) =>
    views.getByRole('link', { name }).evaluate((link) => {
      const { outlineStyle, outlineColor, borderColor, borderStyle } = getComputedStyle(link);
      return [outlineStyle, outlineColor, borderStyle, borderColor].join(' ');
    });
  expect(await edges('Liste')).not.toBe(await edges('Carte'));
  const colour = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).color);
  expect(await colour('Page précédente')).not.toBe(await colour('Page suivante'));
  await expect(page.getByText(/^Rétrocession \d/).first()).not.toHaveCSS(
    'border-top-color',
    'rgba(0, 0, 0, 0)',
  );
});
