import { expect, type Locator, type Page } from '@playwright/test';

/** The filters beside the list, once they are hydrated. */
export async function reachFilters(page: Page): Promise<Locator> {
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  await expect(filters.getByRole('button', { name: /^Spécialité/ })).toBeVisible();
  return filters;
}
