import type { Page } from '@playwright/test';
import { sectionOf } from '../section-of.ts';
import { movableClock } from '../stage/site.ts';
import { expect, expectAccessible, test } from '../test.ts';

// Without the index, a site starts in two thirds of the time.
test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

const calls = ['/ads/random', '/substitutes/random', '/core/partners'];

const messages = {
  ads: "Impossible d'afficher les annonces pour le moment.",
  substitutes: "Impossible d'afficher les remplaçants pour le moment.",
  partners: 'Impossible de charger la liste des partenaires pour le moment.',
};

const column = (page: Page, name: string) => sectionOf(page, name);
const retryIn = (page: Page, name: string) =>
  column(page, name).getByRole('link', { name: 'Réessayer' });

test('a failed call affects only its section, is not stored, and recovers', async ({
  page,
  freshSite,
}) => {
  const { url, api } = freshSite;
  for (const call of calls) await api.fail(call, 'error');
  const failed = await page.goto(url);
  expect(failed?.status()).toBe(200);
  expect(failed?.headers()['cache-control']).toBe('private, no-store');
  for (const message of Object.values(messages)) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sectionOf(page, 'Comment ça marche')).toBeVisible();
  await expectAccessible(page);

  await api.restore('/ads/random');
  await expect(async () => {
    await page.goto(url);
    await expect(page.getByText(messages.ads)).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(
    column(page, 'Annonces de remplacement').getByRole('heading', { level: 3 }),
  ).toHaveCount(3);
  await expect(page.getByText(messages.substitutes, { exact: true })).toBeVisible();
  await expect(page.getByText(messages.partners, { exact: true })).toBeVisible();

  await api.restore('/substitutes/random');
  await api.restore('/core/partners');
  await expect(async () => {
    const recovered = await page.goto(url);
    expect(recovered?.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d{1,2}$/);
  }).toPass();
  await expect(page.getByText(/^Impossible/)).toHaveCount(0);
});

test('the home page waits for an API that is slow after a start, and shows no failure', async ({
  page,
  freshSite,
}) => {
  const { url, api } = freshSite;
  for (const call of [...calls, '/combined-list']) await api.fail(call, 'slow');
  const response = await page.goto(url);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(/^Impossible/)).toHaveCount(0);
  for (const name of ['Annonces de remplacement', 'Remplaçants disponibles']) {
    await expect(column(page, name).getByRole('heading', { level: 3 })).toHaveCount(3);
  }
  await expect(page.getByRole('search').getByLabel('Spécialité')).toBeVisible();
  // The page is complete, so it is stored.
  expect(response?.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d{1,2}$/);
});

test('a retry fills the section without leaving the page', async ({ page, freshSite }) => {
  const { url, api } = freshSite;
  for (const call of calls) await api.fail(call, 'error');
  await page.goto(url);
  const name = 'Remplaçants disponibles';
  await retryIn(page, name).click();
  await expect(column(page, name).getByRole('status')).toHaveText(messages.substitutes);
  await expect(retryIn(page, name)).toBeFocused();

  await api.restore('/substitutes/random');
  await expect(async () => {
    const cards = column(page, name).getByRole('heading', { level: 3 });
    // The response to the last press may arrive late.
    if ((await cards.count()) === 0) await retryIn(page, name).press('Enter', { timeout: 500 });
    await expect(cards).toHaveCount(3, { timeout: 1_000 });
  }).toPass();
  await expect(column(page, name).locator('[tabindex="-1"]').first()).toBeFocused();
  await expect(page.getByText(messages.ads, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${url}/`);
});

test('a slow retry shows that it is loading', async ({ page, freshSite }) => {
  const { url, api } = freshSite;
  for (const call of calls) await api.fail(call, 'error');
  await page.goto(url);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${url}/**`, async (route) => {
    if (route.request().headers().rsc) await held;
    await route.continue();
  });
  for (const [name, loading] of [
    ['Annonces de remplacement', 'Chargement des annonces…'],
    ['Nos partenaires', 'Chargement des partenaires…'],
  ] as const) {
    await retryIn(page, name).click();
    await expect(column(page, name).getByText('Chargement…', { exact: true })).toBeVisible();
    await expect(column(page, name).getByRole('status')).toHaveText(loading);
  }
  release();
  await expect(retryIn(page, 'Nos partenaires')).toBeVisible();
});

test.describe('offline', () => {
  test.use({ expectedConsole: ['ERR_INTERNET_DISCONNECTED'] });

  test('a retry does not scroll the page', async ({ page, context, freshSite }) => {
    const { url, api } = freshSite;
    for (const call of calls) await api.fail(call, 'error');
    await page.goto(url);
    const name = 'Annonces de remplacement';
    await context.setOffline(true);
    await retryIn(page, name).click();
    await expect(column(page, name).getByRole('status')).toHaveText(messages.ads);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(false);
    for (const call of calls) await api.restore(call);
    await expect(async () => {
      const retry = retryIn(page, name);
      if (await retry.isVisible()) await retry.click({ timeout: 500 });
      await expect(column(page, name).getByRole('heading', { level: 3 })).toHaveCount(3, {
        timeout: 1_000,
      });
    }).toPass();
  });
});

test.describe('stale sections', () => {
  test.use({ siteEnvironment: { ADS_INDEX: 'off', ...movableClock } });

  test('are served while the API fails, long after they expired', async ({ page, freshSite }) => {
    const { url, api, skipTime } = freshSite;
    await page.goto(url);
    for (const call of calls) await api.fail(call, 'error');
    const requested = (await api.calls('/ads/random')).length;
    skipTime();
    await expect
      .poll(
        async () => {
          await page.request.get(url);
          return (await api.calls('/ads/random')).length;
        },
        { timeout: 90_000 },
      )
      .toBeGreaterThan(requested);
    for (const _ of [1, 2]) {
      await page.goto(url);
      await expect(page.getByText(/^Impossible/)).toHaveCount(0);
      await expect(
        column(page, 'Annonces de remplacement').getByRole('heading', { level: 3 }),
      ).toHaveCount(3);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a failed section is retried by reloading the page', async ({ page, freshSite }) => {
    const { url, api } = freshSite;
    await api.fail('/ads/random', 'broken');
    await page.goto(url);
    await expect(page.getByText(messages.ads, { exact: true })).toBeVisible();
    await api.restore('/ads/random');
    await expect(async () => {
      await retryIn(page, 'Annonces de remplacement').click();
      await expect(page.getByText(messages.ads)).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(
      column(page, 'Annonces de remplacement').getByRole('heading', { level: 3 }),
    ).toHaveCount(3);
  });
});
