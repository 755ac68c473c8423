import type { Browser, Page } from '@playwright/test';
import { test as base, waitForHydration } from './test.ts';

/**
 * A test that changes only the size of the window and its preferences. All such tests of a worker share one page, which
 * takes half the processor time of a new page for each.
 *
 * @see https://playwright.dev/docs/test-retries#reuse-single-page-between-tests
 */
export const test = base.extend<object, { shared: { page?: Page } }>({
  shared: [
    async ({}, use) => {
      const shared: { page?: Page } = {};
      await use(shared);
      await shared.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, shared, viewport }, use) => {
    // The context has the options of the project, like every context that a test creates.
    shared.page ??= await openPage(browser);
    if (viewport) await shared.page.setViewportSize(viewport);
    await shared.page.emulateMedia({ reducedMotion: null, forcedColors: null, colorScheme: null });
    await use(shared.page);
  },
  context: ({ page }, use) => use(page.context()),
});

async function openPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  waitForHydration(page);
  return page;
}
