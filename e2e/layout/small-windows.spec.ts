import type { Page } from '@playwright/test';
import { pages } from '../pages.ts';
import { test as ofSharedPage } from '../shared-page.ts';
import { expect, test } from '../test.ts';

/** The share of the height of the window that stays covered while the page scrolls. */
async function coveredShare(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      // Only bars as wide as the page: a column beside the content covers nothing.
      return (
        element.checkVisibility({ opacityProperty: true }) &&
        width > 0.9 * innerWidth &&
        bottom > 0 &&
        top < innerHeight
      );
    });
    const height = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    };
    return bars.reduce((sum, bar) => sum + height(bar), 0) / innerHeight;
  });
}

/** Sets the text size in the preferences of the browser, which `rem` in media queries follows too. */
async function setBrowserTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

ofSharedPage.use({ expectedConsole: ['Failed to load resource'] });

for (const path of pages) {
  ofSharedPage(`on ${path} bars cover at most a quarter of a low window`, async ({ page }) => {
    await page.goto(path);
    await test.step('a phone on its side', async () => {
      await page.setViewportSize({ width: 740, height: 360 });
      expect(await coveredShare(page)).toBeLessThanOrEqual(0.25);
    });
    await test.step('1280 px wide at 400 %', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await coveredShare(page)).toBeLessThanOrEqual(0.25);
    });
    await test.step('a phone with text at 200 %, where icons are twice as large', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const icon = page.locator('header svg[stroke="currentColor"]').first();
      const width = () => icon.evaluate((element) => element.getBoundingClientRect().width);
      const before = await width();
      await setBrowserTextSize(page, 32);
      await expect.poll(width).toBe(2 * before);
      expect(await coveredShare(page)).toBeLessThanOrEqual(0.25);
      await setBrowserTextSize(page, 16);
    });
  });
}

test('on a phone on its side the filters show « Appliquer les filtres », and their heading scrolls away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/annonces');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
  const heading = dialog.getByRole('heading', { name: 'Filtrer les annonces' });
  await expect(heading).toBeInViewport();
  const apply = dialog.getByRole('button', { name: 'Appliquer les filtres' });
  await expect(apply).toBeInViewport({ ratio: 1 });
  const more = dialog.getByText('Plus de critères');
  await more.click();
  const words = dialog.getByLabel('Mots');
  await words.focus();
  await expect(heading).not.toBeInViewport();
  await expect(apply).toBeInViewport({ ratio: 1 });
  const [field, foot] = [await words.boundingBox(), await apply.locator('..').boundingBox()];
  expect(foot?.height).toBeLessThanOrEqual(360 / 4);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);

  await test.step('upright only what is between them scrolls', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(heading).toBeInViewport();
    expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  });
});
