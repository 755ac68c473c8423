import type { Locator, Page } from '@playwright/test';

/** The `<section>` with a heading. It has no role, because a page should have few landmarks. */
export function sectionOf(root: Page | Locator, heading: string): Locator {
  const page = 'page' in root ? root.page() : root;
  const named = page.getByRole('heading', { name: heading, exact: true });
  // The innermost section that contains the heading.
  return root.locator('section').filter({ has: named }).last();
}
