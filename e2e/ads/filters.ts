import { expect, type Locator, type Page } from '@playwright/test';

/** The filters beside the list, once the visitor has reached them and their code is loaded. */
export async function reachFilters(page: Page): Promise<Locator> {
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  await filters.getByText('Vos disponibilités').hover();
  await expect(filters.getByRole('button', { name: /^Spécialité/ })).toBeVisible();
  return filters;
}
