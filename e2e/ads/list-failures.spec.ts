import { expect, expectAccessible, freshDay, test } from '../test.ts';

const failure = 'Impossible de charger les annonces pour le moment.';

test.use({ expectedConsole: ['Failed to load resource'], withoutIndex: true });

// The page does not depend on the kind of failure; e2e/faults tests all kinds.
for (const kind of ['error', 'timeout'] as const) {
  test(`when the API fails (${kind}), the list says so, is not stored, and recovers`, async ({
    page,
    api,
  }) => {
    const day = freshDay();
    const address = `/annonces?startDate=${day}`;
    await api.fail(`startDate=${day}`, kind);
    const response = await page.goto(address);
    expect(response?.status()).toBe(503);
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectAccessible(page);

    await api.restore(`startDate=${day}`);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(failure)).toBeHidden();

    const recovered = await page.goto(address);
    expect(recovered?.status()).toBe(200);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('a list without ads responds with 200', async ({ page, api }) => {
  const day = freshDay();
  await api.respond(`startDate=${day}`, { count: 0, results: [], next: null, previous: null });
  const response = await page.goto(`/annonces?startDate=${day}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Aucune annonce trouvée avec ces critères.')).toBeVisible();
});

test('a failed filter keeps the selection and can be retried', async ({ page, api }) => {
  const day = freshDay();
  await page.goto('/annonces');
  await api.fail(`endDate=${day}`, 'error');
  await page.getByLabel('Date de fin').first().fill(day);
  await expect(page.getByText(failure)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByLabel('Date de fin').first()).toHaveValue(day);
  await api.restore(`endDate=${day}`);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a page of the list that no longer exists leads back to the first page', async ({
  page,
  api,
}) => {
  const day = freshDay();
  await page.goto(`/annonces?startDate=${day}`);
  // The next page may be prefetched at any time, so the page after it fails.
  await api.fail(`page=2&startDate=${day}`, 'not-found');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText('Cette page est vide, retour à la première page.')).toBeVisible();
  await expect(page).toHaveURL(`/annonces?startDate=${day}`);
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
});
