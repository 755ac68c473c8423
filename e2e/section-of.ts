import type { Locator, Page } from '@playwright/test';

/** The `<section>` below a heading. It has no role: as a landmark it would be one of too many. */
export function sectionOf(root: Page | Locator, heading: string): Locator {
  const page = 'page' in root ? root.page() : root;
  const named = page.getByRole('heading', { name: heading, exact: true });
  // The innermost of those that contain it.
  return root.locator('section').filter({ has: named }).last();
}
