import { resetForm, validPassword } from './page.ts';
import { expect, test } from './test.ts';

/* The cookie that carries the outcome of a form that is posted without JavaScript. */

const invalid = 'Jeton non valide pour cet utilisateur.';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the outcome once: a reload has the plain form', async ({
    page,
    context,
    path,
    form: { password, send },
  }) => {
    await send(validPassword);
    await expect(page.getByRole('alert')).toContainText(invalid);
    await expect(page).toHaveURL(path);
    expect(await context.cookies()).toEqual([]);

    const again: string[] = [];
    page.on('request', (request) => again.push(request.method()));
    await page.reload();
    await expect(password).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(again).not.toContain('POST');
  });

  test('works for a link that a mail program has escaped', async ({ page, context, token }) => {
    await page.goto(`/reset-password/MQ%3D%3D/${token.replaceAll('-', '%2D')}`);
    await resetForm(page).send(validPassword, validPassword.trim());
    await expect(page.getByRole('alert')).toContainText('Les mots de passe ne correspondent pas');
    expect(await context.cookies()).toEqual([]);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ expectedConsole: ['net::ERR_FAILED'] });

  test('a form that is sent before hydration shows its outcome', async ({ page, path }) => {
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
    // Errors are corrected as if our script had sent it.
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused();
    await password.fill(validPassword);
    await confirmation.fill(validPassword);
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toHaveCount(0);
  });
});
