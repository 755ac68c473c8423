import type { Page } from '@playwright/test';

/**
 * Delays the style sheets until the three preloaded fonts have arrived. The fonts are requested first, so this is the
 * usual order, except on a machine that is busy with other tests.
 */
export async function paintWithFonts(page: Page): Promise<void> {
  const fonts = new Promise<void>((resolve) => {
    let loaded = 0;
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.woff2')) loaded += 1;
      if (loaded === 3) resolve();
    });
  });
  await page.route('**/*.css', async (route) => {
    await fonts;
    await route.fallback();
  });
}
