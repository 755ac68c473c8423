import type { Locator, Page, Route } from '@playwright/test';
import { reset, wrongReset } from '../bff/fields.ts';
import { follow } from '../flash.ts';
import { postReset, resetFields, resetForm, resetPath, validPassword } from './page.ts';
import { expect, expectAccessible, test } from './test.ts';

const genericError = 'Une erreur est survenue. Veuillez réessayer plus tard.';

/** Expects the message, the typed passwords, and a form that can be sent again. */
async function expectFailed(page: Page, message = genericError): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: message })).toHaveText(message);
  const { password, confirmation, button } = resetForm(page);
  await expect(password).toHaveValue(validPassword);
  await expect(confirmation).toHaveValue(validPassword);
  await expect(button).toBeEnabled();
}

for (const [failure, message] of [
  ['error', 'Erreur interne'],
  ['broken', genericError],
  ['html', 'Erreur lors de la réinitialisation du mot de passe'],
] as const) {
  test(`the form says that the API fails (${failure}), and can be sent again`, async ({
    page,
    form,
    resetApi,
  }) => {
    await resetApi.fail(failure);
    await form.send(validPassword);
    await expectFailed(page, message);
    await expectAccessible(page);

    await resetApi.restore();
    await resetApi.respond(null, 204);
    await form.button.click();
    await expect(page.getByText('Votre mot de passe a été modifié avec succès')).toBeVisible();
  });
}

const refusals: [number, Record<string, string | string[]>, string][] = [
  [503, { detail: 'Service en maintenance jusqu’à midi.' }, 'Service en maintenance jusqu’à midi.'],
  [500, { uid: ['Compte clos.'], token: ['Jeton périmé.'] }, 'Compte clos. Jeton périmé.'],
  [202, { detail: 'Rien n’a été modifié.' }, 'Rien n’a été modifié.'],
];

for (const [status, response, message] of refusals) {
  test(`a message of the API with status ${status} is shown`, async ({
    page,
    form,
    path,
    resetApi,
  }) => {
    await resetApi.respond(response, status);
    await form.send(validPassword);
    await expectFailed(page, message);
    const posted = await postReset(page.request, path);
    expect(await (await follow(page.request, posted)).text()).toContain(message);
  });
}

test('a rejection without a reason has our own message', async ({ page, form, resetApi }) => {
  await resetApi.respond([], 400);
  await form.send(validPassword);
  await expect(
    page.getByText('Erreur lors de la réinitialisation du mot de passe', { exact: true }),
  ).toBeVisible();
});

test('messages of the API are shown as text, whatever they contain', async ({
  page,
  form,
  resetApi,
}) => {
  const detail = '<img src=x onerror=alert(1)> Jeton périmé.';
  await resetApi.respond({ detail }, 403);
  await form.send(validPassword);
  await expect(page.getByText(detail)).toBeVisible();
});

test.describe('without a response', () => {
  test.use({ expectedConsole: ['Failed to load resource', 'net::ERR_'] });

  test('the form says so while the browser is offline, and can be sent again', async ({
    page,
    context,
    form,
  }) => {
    await context.setOffline(true);
    await form.send(validPassword);
    await expectFailed(page);
    await context.setOffline(false);
    await form.button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Jeton' })).toBeVisible();
  });

  test('the form says so when the connection breaks, or the response is not an outcome', async ({
    page,
    form,
    path,
  }) => {
    for (const [failure, respond] of Object.entries({
      broken: (route: Route) => route.abort('connectionreset'),
      html: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Maintenance' }),
      other: (route: Route) => route.fulfill({ json: { detail: 'Pas trouvé.' }, status: 404 }),
      empty: (route: Route) => route.fulfill({ status: 413 }),
      elsewhere: (route: Route) => route.fulfill({ status: 307, headers: { location: '/' } }),
    })) {
      await test.step(failure, async () => {
        await page.route(path, respond);
        await form.send(validPassword);
        await expectFailed(page);
        await page.unroute(path);
      });
    }
    await form.button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Jeton' })).toBeVisible();
  });
});

test.describe('a page from before a deployment', () => {
  test('can still send its form', async ({ page, form, path }) => {
    await page.route(path, (route) =>
      route.continue({
        headers: { ...route.request().headers(), 'next-action': '70'.padEnd(42, '0') },
      }),
    );
    await form.send(validPassword);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Jeton non valide pour cet utilisateur.' }),
    ).toBeVisible();
  });
});

test('after ten attempts with a link, by script or form post, the visitor has to wait', async ({
  page,
  request,
  form: { password, send },
  path,
  resetApi,
  token,
}) => {
  for (let time = 1; time <= 9; time += 1) {
    const response = await request.post(`${reset}/`, { data: wrongReset(token) });
    expect(response.status()).toBe(400);
  }
  await send(validPassword);
  await expect(page.getByRole('alert').filter({ hasText: 'Jeton' })).toBeVisible();
  await send(validPassword);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Trop de tentatives. Réessayez dans 15 minutes.' }),
  ).toBeVisible();
  await expect(password).toHaveValue(validPassword);
  expect((await request.post(`${reset}/`, { data: wrongReset(token) })).status()).toBe(429);
  const byScript = await request.post(path, {
    headers: { accept: 'application/json' },
    multipart: resetFields(validPassword),
  });
  expect(byScript.status()).toBe(429);
  expect(Number(byScript.headers()['retry-after'])).toBeGreaterThan(800);
  const shown = await follow(request, await postReset(request, path));
  expect(await shown.text()).toContain('Trop de tentatives. Réessayez dans 15 minutes.');
  expect(await resetApi.calls()).toHaveLength(10);
});

/** The width of the content box of an input, in pixels. */
const roomIn = (input: Locator) =>
  input.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });

/** Elements that overflow the form or the page horizontally; the target of a checkbox is larger than its box. */
const outside = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const form = main.querySelector('form');
    const parts = [
      ...main.querySelectorAll('input:not([type="checkbox"]), button, label, h1, p, a, li'),
    ];
    return parts
      .filter((part) => {
        const { left, right } = (form?.contains(part) ? form : main).getBoundingClientRect();
        const box = part.getBoundingClientRect();
        return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
      })
      .map((part) => part.outerHTML.slice(0, 120))
      .concat(main.scrollWidth > main.clientWidth ? `${main.scrollWidth} px` : []);
  });

for (const [width, least] of [
  [360, 224],
  [320, 184],
] as const) {
  test(`the fields have room to type at ${width} px with text at 200 %`, async ({
    page,
    token,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(resetPath(token));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const { password, confirmation, button, send } = resetForm(page);
    const expectRoom = async () => {
      expect(await outside(page)).toEqual([]);
      for (const input of [password, confirmation]) {
        expect(await roomIn(input)).toBeGreaterThanOrEqual(least);
      }
    };
    await expectRoom();
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused();
    await expectRoom();
    await send('1234567', '12345678');
    await expect(page.getByText('Encore 1 caractère au moins.', { exact: true })).toBeVisible();
    await expectRoom();

    const toggle = page.getByRole('button', { name: 'Afficher le mot de passe' });
    const [field, below] = [await password.boundingBox(), await toggle.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expectAccessible(page);
  });
}

test('@phone the toggle is inside the field with text of normal size', async ({ page, token }) => {
  await page.goto(resetPath(token));
  const { password } = resetForm(page);
  expect(await roomIn(password)).toBeGreaterThanOrEqual(128);
  const toggle = page.getByRole('button', { name: 'Afficher le mot de passe' });
  const [field, inside] = [await password.boundingBox(), await toggle.boundingBox()];
  expect(inside?.y).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0) / 2);
});
