import type { Browser, Page } from '@playwright/test';
import { test as base, waitForHydration } from './test.ts';

/**
 * The pages of this worker, one with touch and one without, which a context cannot change. A worker fixture would make
 * Playwright replace the worker, with its browser.
 */
const pages = new Map<boolean, Page>();

/**
 * A test on a page that such tests of a worker share, which takes a fraction of the processor time of a new page
 * for each: the browser has its process, and the compiled scripts of the site. Cookies, stored data, routes, headers and
 * preferences are those of a new page. A test that adds scripts to the page (`addInitScript`, `exposeFunction`,
 * `clock`), disables JavaScript or counts files needs a new page: `test` of test.ts.
 *
 * @see https://playwright.dev/docs/test-retries#reuse-single-page-between-tests
 */
export const test = base.extend({
  page: async ({ browser, viewport, hasTouch, extraHTTPHeaders, baseURL }, use) => {
    const known = pages.get(hasTouch);
    const shared = known ?? (await openPage(browser));
    pages.set(hasTouch, shared);
    // Not after a test: a report of its failure shows the page.
    if (known) await reset(shared, `${baseURL}/robots.txt`);
    await shared.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    if (viewport) await shared.setViewportSize(viewport);
    await use(shared);
  },
  context: ({ page }, use) => use(page.context()),
});

/** The context has the options of the project, like every context that a test creates. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  waitForHydration(page);
  return page;
}

/** Opens a file of the site, because Chromium would start a new process for a page of another site. */
async function reset(page: Page, file: string): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  for (const where of [page, context]) await where.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await page.goto(file);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({
    media: null,
    reducedMotion: null,
    forcedColors: null,
    colorScheme: null,
    contrast: null,
  });
}
