import type { Page } from '@playwright/test';
import { reset, wrongReset } from '../door/answer.ts';
import { expect, expectAccessible } from '../test.ts';
import { test } from '../visitor.ts';
import { goodPassword, resetForm, resetPath } from './page.ts';

const sorry = 'Une erreur est survenue. Veuillez réessayer plus tard.';

/** Says so, keeps what was typed, and lets it be sent again. */
async function expectSorry(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sorry })).toHaveText(sorry);
  const { password, confirmation, button } = resetForm(page);
  await expect(password).toHaveValue(goodPassword);
  await expect(confirmation).toHaveValue(goodPassword);
  await expect(button).toBeEnabled();
}

for (const failure of ['error', 'broken', 'html'] as const) {
  test(`the API fails (${failure})`, async ({ page, api, token, visitor }) => {
    await api.fail(` for ${visitor}`, failure);
    await page.goto(resetPath(token));
    await resetForm(page).send(goodPassword);
    await expectSorry(page);
    await expectAccessible(page);

    await api.mend(` for ${visitor}`);
    await api.give(` for ${visitor}`, null, 204);
    await resetForm(page).button.click();
    await expect(page.getByText('Votre mot de passe a été modifié avec succès')).toBeVisible();
  });
}

test('a refusal without a reason', async ({ page, api, token, visitor }) => {
  await api.give(` for ${visitor}`, [], 400);
  await page.goto(resetPath(token));
  await resetForm(page).send(goodPassword);
  await expect(
    page.getByText('Erreur lors de la réinitialisation du mot de passe', { exact: true }),
  ).toBeVisible();
});

test('the words of the API are text, whatever they hold', async ({ page, api, token, visitor }) => {
  const detail = '<img src=x onerror=alert(1)> Jeton périmé.';
  await api.give(` for ${visitor}`, { detail }, 403);
  await page.goto(resetPath(token));
  await resetForm(page).send(goodPassword);
  await expect(page.getByText(detail)).toBeVisible();
});

test.describe('no answer at all', () => {
  test.use({ expectedConsole: ['Failed to load resource', 'net::ERR_INTERNET_DISCONNECTED'] });

  test('offline', async ({ page, context, token }) => {
    await page.goto(resetPath(token));
    await context.setOffline(true);
    await resetForm(page).send(goodPassword);
    await expectSorry(page);
    await context.setOffline(false);
    await resetForm(page).button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Jeton' })).toBeVisible();
  });

  test('a page from before a deployment', async ({ page, token }) => {
    await page.goto(resetPath(token));
    await page.route(resetPath(token), (route) =>
      route.continue({
        headers: { ...route.request().headers(), 'next-action': '70'.padEnd(42, '0') },
      }),
    );
    await resetForm(page).send(goodPassword);
    await expectSorry(page);
  });
});

test('after ten attempts with a link, by the door or the form, one has to wait', async ({
  page,
  request,
  api,
  token,
  visitor,
}) => {
  await page.goto(resetPath(token));
  for (let time = 1; time <= 9; time += 1) {
    const answer = await request.post(`${reset}/`, { data: wrongReset(token) });
    expect(answer.status()).toBe(400);
  }
  const { password, send } = resetForm(page);
  await send(goodPassword);
  await expect(page.getByRole('alert').filter({ hasText: 'Jeton' })).toBeVisible();
  await send(goodPassword);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Trop de tentatives. Réessayez dans 15 minutes.' }),
  ).toBeVisible();
  await expect(password).toHaveValue(goodPassword);
  expect((await request.post(`${reset}/`, { data: wrongReset(token) })).status()).toBe(429);
  expect(await api.calls(` for ${visitor}`)).toHaveLength(10);
});
