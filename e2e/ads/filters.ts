import { expect, type Locator, type Page } from '@playwright/test';

/** The filters beside the list, once they are hydrated. */
export async function reachFilters(page: Page): Promise<Locator> {
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  await expect(filters.getByRole('button', { name: /^Spécialité/ })).toBeVisible();
  return filters;
}

/** Expects the cards to be the first ads of the feed of a query: they do not repeat the specialty that all have. */
export async function expectCardsOfFeed(page: Page, query: string): Promise<void> {
  const feed = await (await page.request.get(`/annonces/feed.json?${query}`)).json();
  const cards = page.getByRole('article').getByRole('heading').getByRole('link');
  const paths = await cards.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  const first: string[] = feed.items
    .slice(0, paths.length)
    .map(({ url }: { url: string }) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.sort()).toEqual(first.sort());
}
