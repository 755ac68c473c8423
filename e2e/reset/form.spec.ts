import { refusedInConsole, resetForm, resetPath, validPassword } from './page.ts';
import { expect, expectAccessible, test } from './test.ts';

test.use({ expectedConsole: refusedInConsole });

const done = 'Votre mot de passe a été modifié avec succès';

test('every mistake can be corrected, and the link works only once', async ({ page }) => {
  const path = resetPath('demo-claire');
  await page.goto(path);
  const { password, confirmation, button, send } = resetForm(page);
  const summary = page.getByRole('alert').filter({ hasText: 'à corriger' });

  await button.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Saisissez votre nouveau mot de passe.',
    'Confirmez votre nouveau mot de passe.',
  ]);
  await expectAccessible(page);

  await send('1234567');
  await expect(password).toHaveAccessibleDescription(
    /^Le mot de passe doit contenir au moins 8 caractères\./,
  );

  await send(validPassword, validPassword.trim());
  await expect(summary).toBeFocused();
  await expect(confirmation).toHaveAccessibleDescription('Les mots de passe ne correspondent pas');
  await summary.getByRole('link').click();
  await expect(confirmation).toBeFocused();

  // The API's own validators.
  await send('12345678');
  await expect(password).toHaveAccessibleDescription(
    /^Ce mot de passe est trop courant\. Ce mot de passe est entièrement numérique\./,
  );
  await expect(summary).toBeFocused();
  await expect(password).toHaveValue('12345678');
  await expectAccessible(page);

  await send(validPassword);
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto(path);
  await send(validPassword);
  const refusal = page.getByRole('alert').filter({ hasText: 'Jeton' });
  await expect(refusal).toContainText('Jeton non valide pour cet utilisateur.');
});

test('the page says what it is for', async ({ page, token }) => {
  await page.goto(resetPath(token));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau mot de passe');
  await expect(
    page.getByText('Choisissez un nouveau mot de passe pour votre compte MédiRelève.'),
  ).toBeVisible();
  await expect(page.getByText('Robustesse du mot de passe', { exact: true })).toBeVisible();
});

test('each message disappears when its field is corrected, and the focus stays', async ({
  page,
  token,
}) => {
  await page.goto(resetPath(token));
  const { password, confirmation, send } = resetForm(page);
  const summary = page.getByRole('alert').filter({ hasText: 'à corriger' });
  await send('1234567', '12345678');
  await expect(summary.getByRole('link')).toHaveCount(2);

  await password.fill(validPassword);
  await expect(password).not.toHaveAttribute('aria-invalid');
  await expect(summary).toHaveText('Un point est à corrigerLes mots de passe ne correspondent pas');
  await expect(password).toBeFocused();
  await confirmation.fill(validPassword);
  await expect(confirmation).not.toHaveAttribute('aria-invalid');
  await expect(summary).toHaveCount(0);
  await expect(confirmation).toBeFocused();
});

test('after success the home page follows in two seconds, and Back does not return to the form', async ({
  page,
  api,
  token,
  visitor,
}) => {
  await api.respond(` for ${visitor}`, null, 204);
  await page.goto('/annonces');
  await page.clock.install();
  await page.goto(resetPath(token));
  await resetForm(page).password.fill(validPassword);
  // From here the clock is controlled.
  await page.clock.pauseAt(Date.now() + 60_000);
  await resetForm(page).send(validPassword);
  await expect(page.getByText(done)).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(resetPath(token));
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  // The home page says it once more, focused, and only once.
  const message = page.getByRole('status').filter({ hasText: done });
  await expect(page.locator(':focus')).toContainText(done);
  await expect(message.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    'https://app.medireleve.example',
  );
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/annonces');
});

test('success is announced, with a link to the home page', { tag: '@firefox' }, async ({
  page,
  api,
  token,
  visitor,
}) => {
  await api.respond(` for ${visitor}`, null, 204);
  await page.goto('/annonces');
  await page.goto(resetPath(token));
  // Blocks the home page, so that this page stays; a pending navigation would stop axe.
  await page.route('/', (route) => route.fulfill({ status: 204 }));
  const home = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await resetForm(page).send(validPassword);
  await expect(page.locator(':focus')).toContainText(done);
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
  await expectAccessible(page);

  // After the automatic redirect, which would interfere with the click.
  await home;
  await page.unroute('/');
  await page.getByRole('link', { name: 'Aller à l’accueil' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/annonces');
});

test('an expired link says so, and where to request another', async ({ page }) => {
  await page.goto(resetPath('demo-expired', 'Mw'));
  await resetForm(page).send(validPassword);
  const alert = page.getByRole('alert').filter({ hasText: 'Jeton' });
  await expect(alert).toContainText('Jeton non valide pour cet utilisateur.');
  await expect(page.locator(':focus')).toContainText('Jeton non valide');
  await expect(
    alert.getByRole('link', { name: 'Demandez un nouveau lien depuis l’application' }),
  ).toHaveAttribute('href', 'https://app.medireleve.example');
  await expect(resetForm(page).password).toHaveValue(validPassword);
  await expectAccessible(page);
});

test('the form is sent once, however often the button is pressed', async ({
  page,
  api,
  token,
  visitor,
}) => {
  await page.goto(resetPath(token));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(resetPath(token), async (route) => {
    await released;
    await route.continue();
  });
  const { password, confirmation, button } = resetForm(page);
  await password.fill(validPassword);
  await confirmation.fill(validPassword);
  await button.dblclick();
  await expect(page.getByRole('button', { name: 'Modification en cours...' })).toBeDisabled();
  await confirmation.press('Enter');
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Jeton' })).toBeVisible();
  expect(await api.calls(` for ${visitor}`)).toHaveLength(1);
});

test('a visitor sets a password with the keyboard alone', { tag: '@firefox' }, async ({
  page,
  api,
  token,
  visitor,
}) => {
  await api.respond(` for ${visitor}`, null, 204);
  await page.goto(resetPath(token));
  const { password, confirmation } = resetForm(page);
  await password.focus();
  await page.keyboard.type(validPassword);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Afficher le mot de passe' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Masquer le mot de passe' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirmation).toBeFocused();
  await page.keyboard.type(validPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(done)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller à l’accueil' })).toBeFocused();
});

test('a password can be pasted, and shown without losing the cursor position', async ({
  page,
  token,
}) => {
  await page.goto(resetPath(token));
  const { password, confirmation } = resetForm(page);
  await password.fill(validPassword);
  await password.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password).toBeFocused();
  await page.keyboard.type('x');
  await expect(password).toHaveValue(` trx${validPassword.slice(3)}`);
  await expect(page.getByText('Saisie visible.')).toBeAttached();

  await password.press('ControlOrMeta+a');
  await password.press('ControlOrMeta+c');
  await confirmation.press('ControlOrMeta+v');
  await expect(confirmation).toHaveValue(` trx${validPassword.slice(3)}`);
  await expect(confirmation).toHaveAttribute('type', 'password');
});

test('@desktop @phone advice follows the typed password, and never prevents sending it', async ({
  page,
  api,
  token,
  visitor,
}) => {
  await api.respond(` for ${visitor}`, null, 204);
  await page.goto(resetPath(token));
  const { password, send } = resetForm(page);
  for (const [typed, advice] of [
    ['azer', 'Encore 4 caractères au moins.'],
    ['vélo-brume', 'Correct. Avec 12 caractères ou plus, il serait solide.'],
    [validPassword, 'Solide.'],
    ['azerty123', 'Facile à deviner\u00a0: c’est l’un des mots de passe les plus courants.'],
  ] as const) {
    await password.fill(typed);
    await expect(page.getByText(advice, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await expect(page.getByText('Robustesse du mot de passe\u00a0: Facile à deviner')).toBeAttached();
  await send('azerty123');
  await expect(page.getByText(done)).toBeVisible();
});
