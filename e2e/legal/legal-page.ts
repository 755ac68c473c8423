import type { Locator, Page } from '@playwright/test';

/** The router may keep previous pages in the document, hidden. */
export const seen = (locator: Locator) => locator.filter({ visible: true });

export const title = (page: Page) => seen(page.getByRole('heading', { level: 1 }));

/** The table of contents, opened where it is collapsed. */
export async function openContents(page: Page): Promise<Locator> {
  const contents = seen(page.getByRole('navigation', { name: 'Sommaire' }));
  const summary = contents.locator('summary');
  if (await summary.isVisible()) await summary.click();
  return contents;
}
