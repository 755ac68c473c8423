import type { Page } from '@playwright/test';
import { startEmptyPage } from '../tools/bench/empty-page.ts';
import {
  excesses,
  maxStyleSheets,
  measureTransfers,
  pages,
  type Transfers,
} from '../tools/bench/transfers.ts';
import { paintWithFonts } from './paint-with-fonts.ts';
import { expect, test } from './test.ts';

/*
 * The sizes of the files that each page loads, measured in the browser; `npm run budget` prints them. In the window
 * of a phone, where size matters most; a wide window gets the same code.
 */

// Most phones have two device pixels for each CSS pixel, or more.
test.use({ deviceScaleFactor: 2 });

// Sequential, so that the empty page is built once; a failure does not skip the others.
test.describe.configure({ mode: 'default' });

let emptyPage: Awaited<ReturnType<typeof startEmptyPage>>;
let empty: Transfers;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  emptyPage = await startEmptyPage();
  const context = await browser.newContext();
  empty = await measureTransfers(await context.newPage(), emptyPage.url);
  await context.close();
});

test.afterAll(() => emptyPage?.[Symbol.asyncDispose]());

for (const [name, path] of Object.entries(pages)) {
  test.describe(`@phone ${name}`, () => {
    test.use({ expectedConsole: name.endsWith('introuvable') ? ['404 (Not Found)'] : [] });

    test('stays within its budgets, has few style sheets, preloads its fonts, has fitting images and no layout shift', async ({
      page,
      baseURL,
    }) => {
      await recordShifts(page);
      await paintWithFonts(page);
      const cost = await measureTransfers(page, `${baseURL}${path}`);
      expect(cost.script, 'scripts are counted').toBeGreaterThan(empty.script);
      expect(cost.style, 'styles are counted').toBeGreaterThan(1_000);
      expect(cost.font, 'fonts are counted').toBeGreaterThan(10_000);
      expect(excesses(cost, empty, path)).toEqual([]);
      const styleSheets = await page.locator('link[rel="stylesheet"]').count();
      expect(styleSheets).toBeLessThanOrEqual(maxStyleSheets);
      expect(await fontsFoundLate(page)).toEqual([]);

      await readToTheEnd(page);
      expect(await unfitImages(page)).toEqual([]);
      const shifts = await page.evaluate(() => window.shifts);
      expect(shifts).toEqual([]);
    });
  });
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Font files that the page does not preload before its style sheets, and so discovers late. */
async function fontsFoundLate(page: Page): Promise<string[]> {
  const response = await page.request.get(page.url());
  const [head = ''] = (await response.text()).split('<link rel="stylesheet"', 1);
  const preloaded = [...head.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.woff2')),
  );
  return loaded.filter((path) => !preloaded.some(([, href]) => href === path));
}

/** Scrolls down, so that lazy images load. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 500) await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.waitForLoadState('networkidle');
}

/**
 * Our own images that have an old format, or more pixels than the page shows. Files come in a few widths, so an image
 * may be a third wider.
 */
function unfitImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter(
      ({ currentSrc, clientWidth }) => currentSrc.startsWith(location.origin) && clientWidth > 0,
    );
    const faults = shown.map(async ({ currentSrc, clientWidth }) => {
      const image = await (await fetch(currentSrc)).blob();
      if (image.type === 'image/svg+xml') return [];
      const format = /^image\/(avif|webp)$/.test(image.type) ? [] : [image.type];
      const { width } = await createImageBitmap(image);
      const maxWidth = Math.ceil(clientWidth * devicePixelRatio * (4 / 3));
      const size = width <= maxWidth ? [] : [`${width} px for at most ${maxWidth}`];
      return [...format, ...size].map((fault) => `${currentSrc}: ${fault}`);
    });
    return (await Promise.all(faults)).flat();
  });
}

declare global {
  interface Window {
    shifts: { value: number }[];
  }
}
