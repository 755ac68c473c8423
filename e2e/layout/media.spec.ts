import type { Page } from '@playwright/test';
import { adOnTheWire } from '../map/visitor.ts';
import { pages } from '../pages.ts';
import { test as ofSharedPage } from '../shared-page.ts';
import { expect, freshAd, test } from '../test.ts';

test.describe('fonts', () => {
  const place = { address: '3, rue du Bac\nBâtiment « B »', postal_code: '94240' };

  test('a page in French loads only the font files for French', async ({ page, api }) => {
    const id = freshAd();
    const title = 'Médecin à L’Haÿ-les-Roses – n° 2, dès 400 € : Œuvre… « où ? »';
    await api.respond(
      `/api/v1/ads/${id}`,
      adOnTheWire(id, title, { ...place, city: 'L’Haÿ-les-Roses' }),
    );
    await page.goto(`/annonces/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('L’Haÿ');
    expect(await drawnFonts(page)).toEqual(['atkinson', 'bricolage', 'figures']);
  });

  test('a foreign name is in the same fonts, from the files for other Latin letters', async ({
    page,
    api,
  }) => {
    const id = freshAd();
    const title = 'Remplaçant à Nuñoa';
    await api.respond(`/api/v1/ads/${id}`, adOnTheWire(id, title, { ...place, city: 'Nuñoa' }));
    await page.goto(`/annonces/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nuñoa');
    await expect
      .poll(() => drawnFonts(page))
      .toEqual(['Headings Other', 'Text Other', 'atkinson', 'bricolage', 'figures']);
  });

  /** The font families that the page has loaded. */
  function drawnFonts(page: Page): Promise<string[]> {
    return page.evaluate(async () => {
      const fonts = await document.fonts.ready;
      const drawn = [...fonts].filter(({ status }) => status === 'loaded');
      return [...new Set(drawn.map(({ family }) => family.replaceAll('"', '')))]
        .filter((family) => !family.endsWith('Fallback'))
        .sort();
    });
  }
});

test.describe('small windows', () => {
  /** The share of the height of the window that stays covered while the page scrolls. */
  async function coveredShare(page: Page): Promise<number> {
    await page.evaluate(() =>
      scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }),
    );
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

  test('the heading of the filters scrolls away on a phone on its side', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto('/annonces');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
    const heading = dialog.getByRole('heading', { name: 'Filtrer les annonces' });
    await expect(heading).toBeInViewport();
    await dialog.getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(heading).not.toBeInViewport();
  });
});

ofSharedPage.describe('print', () => {
  /** The width between the margins of A4, in CSS pixels. */
  const paperWidth = 718;

  const chrome = [
    'Principale',
    'Fil d’Ariane',
    'Affichage',
    'Trier les annonces',
    'Pagination',
  ].map((name) => `[aria-label="${name}"]`);

  ofSharedPage.use({ expectedConsole: ['Failed to load resource'] });

  ofSharedPage('no kind of page is cut on paper, or shows controls', async ({ page }) => {
    ofSharedPage.slow();
    await page.setViewportSize({ width: paperWidth, height: 1040 });
    for (const path of pages) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const controls = page.locator(['button', '[type="submit"]', ...chrome].join(', '));
      expect([path, await controls.filter({ visible: true }).allTextContents()]).toEqual([
        path,
        [],
      ]);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, paperWidth]);
      await page.emulateMedia({ media: null });
    }
  });
});
