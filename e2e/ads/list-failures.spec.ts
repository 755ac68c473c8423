import { failures } from '../stage/order.ts';
import { expect, expectAccessible, freshDay, test } from '../test.ts';

const failure = 'Impossible de charger les annonces pour le moment.';

test.use({ expectedConsole: ['Failed to load resource'] });

for (const kind of failures) {
  test(`the API fails (${kind}): the page says so, is not kept, and heals`, async ({
    page,
    api,
  }) => {
    const day = freshDay();
    const address = `/annonces?startDate=${day}`;
    await api.fail(`startDate=${day}`, kind);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(500);
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectAccessible(page);

    await api.mend(`startDate=${day}`);
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(failure)).toBeHidden();

    const healed = await page.goto(address);
    expect(healed?.status()).toBe(200);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('an answer without ads is a success', async ({ page, api }) => {
  const day = freshDay();
  await api.give(`startDate=${day}`, { count: 0, results: [], next: null, previous: null });
  const answer = await page.goto(`/annonces?startDate=${day}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('Aucune annonce trouvée avec ces critères.')).toBeVisible();
});

test('@desktop a filter that fails keeps what was chosen and can be tried again', async ({
  page,
  api,
}) => {
  const day = freshDay();
  await page.goto('/annonces');
  await api.fail(`endDate=${day}`, 'error');
  await page.getByLabel('Date de fin').first().fill(day);
  await expect(page.getByText(failure)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByLabel('Date de fin').first()).toHaveValue(day);
  await api.mend(`endDate=${day}`);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('@desktop a page that vanished while browsing leads back to the first', async ({
  page,
  api,
}) => {
  const day = freshDay();
  await page.goto(`/annonces?startDate=${day}`);
  // Before the next page is prefetched nobody can know; so it is failed on the page after it.
  await api.fail(`page=2&startDate=${day}`, 'not-found');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText('Cette page est vide, retour à la première page.')).toBeVisible();
  await expect(page).toHaveURL(`/annonces?startDate=${day}`);
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
});

test('@desktop what was good stays while the API fails, when it is long due', async ({
  request,
  api,
}) => {
  test.setTimeout(120_000);
  const day = freshDay();
  const page = `/annonces?startDate=${day}`;
  const call = `/api/v1/ads/?page=0&startDate=${day}`;
  await request.get(page);
  await request.get(call);
  await api.fail(`startDate=${day}`, 'error');
  const asked = (await api.calls(`startDate=${day}`)).length;

  // A list is due after a minute: from then on the API is asked again, and fails.
  const askedAgain = async () => {
    expect((await request.get(page)).status()).toBe(200);
    expect((await request.get(call)).status()).toBe(200);
    return (await api.calls(`startDate=${day}`)).length - asked;
  };
  await expect.poll(askedAgain, { intervals: [5_000], timeout: 90_000 }).toBeGreaterThanOrEqual(1);
  const again = await request.get(page);
  expect(again.status()).toBe(200);
  expect(await again.text()).toContain('<article');
  expect((await (await request.get(call)).json()).results).not.toHaveLength(0);
});
