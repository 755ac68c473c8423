import { pages } from '../pages.ts';
import { test } from '../shared-page.ts';
import { expect } from '../test.ts';

/** The width between the margins of A4, in CSS pixels. */
const paperWidth = 718;

const chrome = ['Principale', 'Fil d’Ariane', 'Affichage', 'Trier les annonces', 'Pagination'].map(
  (name) => `[aria-label="${name}"]`,
);

test.use({ expectedConsole: ['Failed to load resource'] });

test('no kind of page is cut on paper, or shows controls', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: paperWidth, height: 1040 });
  for (const path of pages) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const controls = page.locator(['button', '[type="submit"]', ...chrome].join(', '));
    expect([path, await controls.filter({ visible: true }).allTextContents()]).toEqual([path, []]);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, paperWidth]);
    await page.emulateMedia({ media: null });
  }
});
