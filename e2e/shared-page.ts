import type { BrowserContext, Page } from '@playwright/test';
import { test as base, waitForHydration } from './test.ts';

type Shared = { context: BrowserContext; page: Page } | undefined;

/**
 * Tests that look at many pages, and leave nothing behind but the size of the window and its preferences: those
 * of a worker share one page, which takes half the processor time of a new one for each.
 *
 * @see https://playwright.dev/docs/test-retries#reuse-single-page-between-tests
 */
export const test = base.extend<object, { shared: { current: Shared } }>({
  shared: [
    async ({}, use) => {
      const shared: { current: Shared } = { current: undefined };
      await use(shared);
      await shared.current?.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared }, use) => {
    // With the options of the project, as every context that a test creates.
    shared.current ??= await open(() => browser.newContext());
    await use(shared.current.context);
  },
  page: async ({ shared, context, viewport }, use) => {
    const page = shared.current?.page ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: null, forcedColors: null, colorScheme: null });
    await use(page);
  },
});

async function open(newContext: () => Promise<BrowserContext>) {
  const context = await newContext();
  const page = await context.newPage();
  waitForHydration(page);
  return { context, page };
}
