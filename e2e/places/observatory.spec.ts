import { expect, expectAccessible, test } from '../test.ts';

test('@desktop @phone the figures are a table that is ordered by its columns', async ({ page }) => {
  await page.goto('/observatoire');
  await expectAccessible(page);
  const table = page.getByRole('table', { name: /^Rémunération habituelle/ });
  await table.getByRole('link', { name: 'Annonces' }).click();
  await expect(page).toHaveURL('/observatoire?tri=annonces');
  await expect(table.getByRole('columnheader', { name: 'Annonces' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its columns order it too, what is not usual last', async ({ page }) => {
    await page.goto('/observatoire');
    const rows = page.getByRole('row');
    await page.getByRole('link', { name: 'Rétrocession' }).click();
    await expect(page).toHaveURL('/observatoire?tri=retrocession');
    await expect(rows.nth(1).getByRole('cell').first()).toHaveText(/^\d+\s%/);
    await expect(rows.last().getByRole('cell').first()).toHaveText(/^(?:moins de|trop peu)/);
  });
});

test('it prints whole: no column is cut', async ({ page }) => {
  await page.goto('/observatoire');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const width = await page
    .getByRole('table')
    .evaluate((table) => table.getBoundingClientRect().right - document.body.clientWidth);
  expect(width).toBeLessThanOrEqual(0);
});
