import type { Page } from '@playwright/test';
import { excesses, pages } from '../bench/budgets.ts';
import { startEmptyPage } from '../bench/empty-page.ts';
import { measureTransfers, type Transfers } from '../bench/transfers.ts';
import { expect, test } from './test.ts';

/*
 * What a page costs a visitor, read from the browser; `npm run budget` prints it. On a phone: there
 * it matters, and a wide screen gets the same code.
 */

// Two pixels of the screen for each of the page, as most phones have or more.
test.use({ deviceScaleFactor: 2 });

// One after the other, so that the empty page is built once; none is left out when one fails.
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

test.afterAll(() => emptyPage?.stop());

for (const [name, path] of Object.entries(pages)) {
  test.describe(`@phone ${name}`, () => {
    test.use({ expectedConsole: name.endsWith('introuvable') ? ['404 (Not Found)'] : [] });

    test('keeps within its budgets, with fonts at hand, fitting pictures, and nothing that moves', async ({
      page,
      baseURL,
    }) => {
      await recordShifts(page);
      await paintWithFonts(page);
      const cost = await measureTransfers(page, `${baseURL}${path}`);
      expect(cost.script, 'scripts are counted').toBeGreaterThan(empty.script);
      expect(cost.style, 'so are styles').toBeGreaterThan(1_000);
      expect(cost.font, 'and fonts').toBeGreaterThan(10_000);
      expect(excesses(cost, empty)).toEqual([]);
      expect(await fontsFoundLate(page)).toEqual([]);

      await readToTheEnd(page);
      expect(await unfitPictures(page)).toEqual([]);
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

/**
 * Has the style sheets come after the two announced fonts. They are asked for later, so that is what
 * happens by itself, but for a machine that is busy with other tests.
 */
async function paintWithFonts(page: Page): Promise<void> {
  const fonts = new Promise<void>((resolve) => {
    let had = 0;
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.woff2')) had += 1;
      if (had === 2) resolve();
    });
  });
  await page.route('**/*.css', async (route) => {
    await fonts;
    await route.fallback();
  });
}

/** Font files the page does not announce before its style sheets: found when the text is to be drawn. */
async function fontsFoundLate(page: Page): Promise<string[]> {
  const response = await page.request.get(page.url());
  // A stored page announces them in its HTML, one that is rendered for each request in its headers.
  const [head = ''] = (await response.text()).split('<link rel="stylesheet"', 1);
  const announced = [
    ...head.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g),
    ...(response.headers().link ?? '').matchAll(/<([^>]+)>; rel=preload; as="font"/g),
  ];
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.woff2')),
  );
  return loaded.filter((path) => !announced.some(([, href]) => href === path));
}

/** What is far down is loaded when it comes near. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 500) await page.evaluate((top) => window.scrollTo(0, top), y);
  await page.waitForLoadState('networkidle');
}

/**
 * The pictures of our own that come in an old format, or with more than the pixels they are shown
 * with. Files come in a few widths, so up to a third more on each side.
 */
function unfitPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter(
      ({ currentSrc, clientWidth }) => currentSrc.startsWith(location.origin) && clientWidth > 0,
    );
    const faults = shown.map(async ({ currentSrc, clientWidth }) => {
      const picture = await (await fetch(currentSrc)).blob();
      if (picture.type === 'image/svg+xml') return [];
      const format = /^image\/(avif|webp)$/.test(picture.type) ? [] : [picture.type];
      const { width } = await createImageBitmap(picture);
      const most = Math.ceil(clientWidth * devicePixelRatio * (4 / 3));
      const size = width <= most ? [] : [`${width} px for at most ${most}`];
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
