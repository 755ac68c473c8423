import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { follow } from '../flash.ts';
import { postReset, resetForm, secretHeaders, validPassword } from './page.ts';
import { expect, test } from './test.ts';

/** Records requests of the browser, except those to the path of the link itself. */
function recordRequests(page: Page, path: string) {
  const sent: Request[] = [];
  page.context().on('request', (request) => sent.push(request));
  return async () => {
    const elsewhere = sent.filter((request) => new URL(request.url()).pathname !== path);
    return Promise.all(
      elsewhere.map(async (request) => ({
        url: request.url(),
        headers: await request.allHeaders(),
        body: request.postData(),
      })),
    );
  };
}

for (const [name, leave] of [
  [
    'by the logo',
    (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Accueil' }).click(),
  ],
  [
    'by the header',
    async (page: Page) => {
      const menu = page.getByRole('button', { name: /menu/i });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('banner').getByRole('link', { name: 'Nos annonces' }).click();
    },
  ],
  [
    'to a section of the home page',
    (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Nous Contacter' }).click(),
  ],
  [
    'by the footer, with the keyboard',
    (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Le blog' }).press('Enter'),
  ],
  ['after success', async () => {}],
] as const) {
  test(`the token is in no other request when the visitor leaves the page ${name}`, async ({
    page,
    path,
    resetApi,
    token,
  }) => {
    await resetApi.respond(null, 204);
    const recorded = recordRequests(page, path);
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Le blog' }).hover();
    if (name === 'after success') await resetForm(page).send(validPassword);
    await leave(page);
    await page.waitForURL((url) => !url.pathname.startsWith('/reset-password'));
    await page.waitForLoadState();
    // Then another navigation, by the router.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nos annonces' }).click();
    await expect(page).toHaveURL('/annonces');

    const requests = await recorded();
    expect(requests.length).toBeGreaterThan(5);
    for (const request of requests) expect(JSON.stringify(request)).not.toContain(token);
  });
}

test('the token is in no other request when the visitor leaves the page before hydration', async ({
  page,
  path,
  token,
}) => {
  const recorded = recordRequests(page, path);
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    // The code of the form never loads, so hydration does not finish.
    if (!(await response.text()).includes('new_password')) await route.fulfill({ response });
  });
  await page.goto(path, { waitUntil: 'commit' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Le blog' });
  await link.waitFor();
  // Requests of the next page are not delayed.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await link.click();
  await page.waitForURL('/blog');
  const requests = await recorded();
  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) expect(JSON.stringify(request)).not.toContain(token);
});

test('links to the same page, and to a new tab, keep the browser’s behaviour', async ({
  page,
  path,
}) => {
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#contenu`);
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Le blog' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/blog');
  await expect(page).toHaveURL(`${path}#contenu`);
});

test('the response to our script may not be stored, indexed or sent to other sites', async ({
  page,
  form,
}) => {
  const sending = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.send(validPassword);
  expect((await sending).headers()).toMatchObject(secretHeaders);
  await expect(page).toHaveTitle('Nouveau mot de passe – MédiRelève');
});

test('the log of the site contains neither token nor password', async ({
  page,
  request,
  path,
  resetApi,
  token,
}) => {
  await resetApi.fail('error');
  await page.goto(path);
  await resetForm(page).send(validPassword);
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur interne' })).toBeVisible();
  await follow(request, await postReset(request, path));
  await request.post(path, { headers: { 'next-action': '70'.padEnd(42, '0') }, data: '[]' });
  await request.post(path, {
    headers: { origin: 'https://ailleurs.example' },
    multipart: { a: '' },
  });
  const long = await request.post(path, { multipart: { new_password: 'x'.repeat(40_000) } });
  expect(long.status()).toBe(413);

  const log = () => readFileSync('test-results/site.log', 'utf8');
  await expect.poll(log).toContain('ApiFailureError: POST /api/v1/auth/users/');
  expect(log()).not.toContain(token);
  expect(log()).not.toContain('tracteur');
});

/* The outcome of a form that is posted without JavaScript, in the URL that it redirects to. */

const invalid = 'Jeton non valide pour cet utilisateur.';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the outcome without cookies, and a reload posts nothing', async ({
    page,
    context,
    path,
    form: { password, send },
  }) => {
    const cookies: (string | null)[] = [];
    page.on('response', async (response) => cookies.push(await response.headerValue('set-cookie')));
    await send(validPassword);
    await expect(page.getByRole('alert')).toContainText(invalid);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await context.cookies()).toEqual([]);

    const again: string[] = [];
    page.on('request', (request) => again.push(request.method()));
    await page.reload();
    await expect(password).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(invalid);
    expect(again).not.toContain('POST');
    expect(cookies.length).toBeGreaterThan(1);
    expect(new Set(cookies)).toEqual(new Set([null]));

    // Links do not pass it on.
    for (const link of await page.locator('a[href]:not([href^="#"])').all()) {
      expect(await link.getAttribute('href')).not.toContain('envoi=');
    }
    await page.goto(path);
    await expect(password).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the form works at a link that a mail program has escaped', async ({
    page,
    context,
    token,
  }) => {
    await page.goto(`/reset-password/MQ%3D%3D/${token.replaceAll('-', '%2D')}`);
    await resetForm(page).send(validPassword, validPassword.trim());
    await expect(page.getByRole('alert')).toContainText('Les mots de passe ne correspondent pas');
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('before hydration', () => {
  test.use({ expectedConsole: ['net::ERR_FAILED'] });

  test('the form can be sent, and shows its outcome', async ({ page, path }) => {
    // The scripts of the first page never load.
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    const { password, confirmation, send } = resetForm(page);
    await password.waitFor();
    const shown = page.waitForResponse((response) => response.request().redirectedFrom() !== null);
    await page.unroute('**/_next/static/chunks/*.js');
    await send(validPassword, 'autre chose 12');
    await shown;
    await expect(confirmation).toHaveAccessibleDescription(
      'Les mots de passe ne correspondent pas',
    );
    // Errors are corrected as if our script had sent the form.
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused();
    await password.fill(validPassword);
    await confirmation.fill(validPassword);
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toHaveCount(0);
  });
});
