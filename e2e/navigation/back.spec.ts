import type { Page } from '@playwright/test';
import { reachFilters } from '../ads/filters.ts';
import { expect, freshDay, test } from '../test.ts';

const cards = (page: Page) => page.getByRole('article').filter({ visible: true });

/** Leaves all requests from now on without a response, so a page that still appears was in the browser. */
async function blockRequests(page: Page): Promise<void> {
  await page.route(
    () => true,
    () => undefined,
  );
}

test('Back from an ad restores the list without any request', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/annonces?specialty=1');
  const link = cards(page).nth(9).getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(title);

  await blockRequests(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/annonces?specialty=1');
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).nth(9).getByRole('link')).toHaveText(title);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('[data-progress]')).toHaveCount(0);
  // Within half a pixel: Firefox rounds scroll positions.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, 0);
});

test('Back and Forward restore the pages of the list without any request', async ({ page }) => {
  await page.goto('/annonces');
  const first = (await cards(page).first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(cards(page).first()).not.toHaveText(first);
  const second = (await cards(page).first().textContent()) ?? '';

  await blockRequests(page);
  await page.evaluate(() => history.back());
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  await expect(cards(page).first()).toHaveText(first);
  await page.evaluate(() => history.forward());
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(cards(page).first()).toHaveText(second);
});

test('Back restores the unfiltered list without any request', async ({ page }) => {
  const day = freshDay();
  await page.goto('/annonces');
  const whole = page.getByRole('heading', { name: '231 annonces trouvées' });
  await expect(whole).toBeVisible();
  // A day that is chosen before hydration replaces the history entry, so Back would skip it.
  await reachFilters(page);
  await page.getByLabel('Date de début').first().fill(day);
  await expect(page).toHaveURL(`/annonces?startDate=${day}`);
  await expect(whole).toBeHidden();

  await blockRequests(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/annonces');
  await expect(whole).toBeVisible();
  await expect(page.getByLabel('Date de début').first()).toHaveValue('');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
});
