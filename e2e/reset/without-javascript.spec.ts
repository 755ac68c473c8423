import type { Page } from '@playwright/test';
import { resetForm, resetPath, validPassword } from './page.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

/** Expects the page of a link, with the outcome of its form. */
const expectOutcomeAt = (page: Page, path: string) =>
  expect(page).toHaveURL(({ pathname, search }) => pathname === path && /^\?envoi=/.test(search));

test('the password is changed, and the link works only once', async ({ page }) => {
  const path = resetPath('demo-youssef', 'Mg');
  await page.goto(path);
  const { password, confirmation, send } = resetForm(page);
  await expect(page.getByRole('button', { name: /^Afficher/ })).toHaveCount(0);

  await send(validPassword, validPassword.trim());
  await expectOutcomeAt(page, path);
  await expect(confirmation).toHaveAccessibleDescription('Les mots de passe ne correspondent pas');
  await page.getByRole('alert').getByRole('link').click();
  await expect(confirmation).toBeFocused();

  await send('motdepasse');
  await expect(password).toHaveAccessibleDescription(/^Ce mot de passe est trop courant\./);
  await expect(password).toHaveValue('');
  expect(await page.content()).not.toContain('motdepasse');

  await send(validPassword);
  await expect(page.getByText('Votre mot de passe a été modifié avec succès')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aller à l’accueil' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expectOutcomeAt(page, path);

  await page.goto(path);
  await send(validPassword);
  await expect(page.getByRole('alert')).toContainText('Jeton non valide pour cet utilisateur.');
  await expect(page.getByRole('alert')).toContainText('Demandez un nouveau lien');
});

test('the browser reports missing fields', async ({ page, api, token, visitor }) => {
  await page.goto(resetPath(token));
  const { password, button } = resetForm(page);
  await button.click();
  await expect(password).toBeFocused();
  await password.fill('1234567');
  await button.click();
  await expect(password).toBeFocused();
  expect(await api.calls(` for ${visitor}`)).toEqual([]);
});

test('the form says when the API fails', async ({ page, api, token, visitor }) => {
  for (const [failure, message] of [
    ['broken', 'Une erreur est survenue. Veuillez réessayer plus tard.'],
    ['error', 'Erreur interne'],
  ] as const) {
    await api.fail(` for ${visitor}`, failure);
    await page.goto(resetPath(token));
    await resetForm(page).send(validPassword);
    await expect(page.getByRole('alert')).toHaveText(message);
  }
  await expect(resetForm(page).button).toBeVisible();
});
