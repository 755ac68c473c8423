import type { Page, Route } from '@playwright/test';
import { reset, wrongReset } from '../door/answer.ts';
import { follow } from '../flash.ts';
import { expect, expectAccessible } from '../test.ts';
import { test } from '../visitor.ts';
import {
  goodPassword,
  postReset,
  refusedInConsole,
  resetFields,
  resetForm,
  resetPath,
} from './page.ts';

test.use({
  expectedConsole: [
    ...refusedInConsole,
    // The API failed.
    'Failed to load resource: the server responded with a status of 502 (Bad Gateway)',
  ],
});

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
  test.use({ expectedConsole: ['Failed to load resource', 'net::ERR_'] });

  test('offline', async ({ page, context, token }) => {
    await page.goto(resetPath(token));
    await context.setOffline(true);
    await resetForm(page).send(goodPassword);
    await expectSorry(page);
    await context.setOffline(false);
    await resetForm(page).button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Jeton' })).toBeVisible();
  });

  test('the connection breaks, or what comes is no outcome', async ({ page, token }) => {
    await page.goto(resetPath(token));
    for (const [failure, respond] of Object.entries({
      broken: (route: Route) => route.abort('connectionreset'),
      html: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Maintenance' }),
      other: (route: Route) => route.fulfill({ json: { detail: 'Pas trouvé.' }, status: 404 }),
      empty: (route: Route) => route.fulfill({ status: 413 }),
      elsewhere: (route: Route) => route.fulfill({ status: 307, headers: { location: '/' } }),
    })) {
      await test.step(failure, async () => {
        await page.route(resetPath(token), respond);
        await resetForm(page).send(goodPassword);
        await expectSorry(page);
        await page.unroute(resetPath(token));
      });
    }
    await resetForm(page).button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Jeton' })).toBeVisible();
  });
});

test.describe('a page from before a deployment', () => {
  test('is sent like any other', async ({ page, token }) => {
    await page.goto(resetPath(token));
    await page.route(resetPath(token), (route) =>
      route.continue({
        headers: { ...route.request().headers(), 'next-action': '70'.padEnd(42, '0') },
      }),
    );
    await resetForm(page).send(goodPassword);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Jeton non valide pour cet utilisateur.' }),
    ).toBeVisible();
  });

  test('needs nothing of its build: the two fields will do, in either encoding', async ({
    request,
    api,
    token,
    visitor,
  }) => {
    await api.give(` for ${visitor}`, null, 204);
    const path = resetPath(token);
    const fields = resetFields(goodPassword);
    const json = { accept: 'application/json' };
    const action = { 'next-action': '70'.padEnd(42, '0') };
    for (const init of [
      { form: fields, headers: json },
      { multipart: fields, headers: json },
      { form: fields, headers: { ...json, ...action } },
      { multipart: fields, headers: { ...json, ...action } },
    ]) {
      const response = await request.post(path, init);
      expect(response.status()).toBe(200);
      expect(await response.json()).toEqual({ kind: 'done' });
    }
    expect(await api.calls(` for ${visitor}`)).toHaveLength(4);
    // Without a script, with the fields that another build wrote into the form too.
    const posted = await request.post(path, {
      multipart: { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"70"}', ...fields },
      headers: action,
      maxRedirects: 0,
    });
    expect(await (await follow(request, posted)).text()).toContain(
      'Votre mot de passe a été modifié avec succès',
    );
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
  const byScript = await request.post(resetPath(token), {
    headers: { accept: 'application/json' },
    multipart: resetFields(goodPassword),
  });
  expect(byScript.status()).toBe(429);
  expect(Number(byScript.headers()['retry-after'])).toBeGreaterThan(800);
  const shown = await follow(request, await postReset(request, resetPath(token)));
  expect(await shown.text()).toContain('Trop de tentatives. Réessayez dans 15 minutes.');
  expect(await api.calls(` for ${visitor}`)).toHaveLength(10);
});
