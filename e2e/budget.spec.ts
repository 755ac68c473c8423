import { excesses, pages } from '../bench/budgets.ts';
import { startEmptyPage } from '../bench/empty-page.ts';
import { measureTransfers, type Transfers } from '../bench/transfers.ts';
import { expect, test } from './test.ts';

/*
 * What a page costs a visitor, read from the browser; `npm run budget` prints it. On a phone: there
 * it matters, and a wide screen gets the same code.
 */

let emptyPage: Awaited<ReturnType<typeof startEmptyPage>>;
let empty: Transfers;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  emptyPage = await startEmptyPage();
  const context = await browser.newContext();
  empty = await measureTransfers(await context.newPage(), emptyPage.url);
  await context.close();
});

test.afterAll(() => emptyPage.stop());

for (const [name, path] of Object.entries(pages)) {
  test.describe(`@phone ${name}`, () => {
    test.use({
      expectedConsole: name === 'introuvable' ? ['404 (Not Found)'] : [],
    });

    test('keeps within its budgets, and nothing moves while it loads', async ({
      page,
      baseURL,
    }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shifts.push(entry.toJSON());
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const cost = await measureTransfers(page, `${baseURL}${path}`);
      expect(cost.script, 'scripts are counted').toBeGreaterThan(empty.script);
      expect(cost.style, 'so are styles').toBeGreaterThan(1_000);
      expect(excesses(cost, empty)).toEqual([]);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  });
}

declare global {
  interface Window {
    shifts: unknown[];
  }
}
