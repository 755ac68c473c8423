import type { Page } from '@playwright/test';
import { filledIn, fillIn, ownEmail, send, storedResponses } from '../forms/submissions.ts';
import { holdBack } from '../hold-back.ts';
import { resetForm, resetPath } from '../reset/page.ts';
import { expect, test } from '../test.ts';

/*
 * A browser may translate a page before its scripts have run. React then renders the page anew, and reports that
 * (« Minified React error #418 »): it replaces the fields that the visitor has filled in.
 */
test.use({ translation: { prefix: '', when: 'before' }, expectedConsole: ['#418'] });

/** Opens a page that is translated before its scripts arrive. Returns a function that lets them arrive. */
async function openTranslated(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, '**/_next/static/**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main h1 font').first()).toBeAttached();
  const served = await page.locator('main').elementHandle();
  return async () => {
    release();
    await expect.poll(() => served?.evaluate((main) => main.isConnected)).toBe(false);
  };
}

test('a form that was filled in before hydration is sent', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports.push(request.url());
  });
  const hydrate = await openTranslated(page, '/inscription');
  const email = ownEmail();
  await fillIn(page, email);
  await page.getByText('Remplaçant', { exact: true }).click();
  await page.getByLabel('Spécialité').selectOption('Pédiatrie');
  await page.getByLabel('Commentaires').fill('Plutôt le lundi.');
  await hydrate();
  await page.locator('form[novalidate]').waitFor();
  await expect(page.getByLabel('Commentaires')).toBeFocused();
  await send(page).click();
  await expect
    .poll(() => storedResponses('medecin-remplacant', email))
    .toEqual([
      {
        ...filledIn(email),
        role: 'remplaçant',
        speciality: 'Pédiatrie',
        comments: 'Plutôt le lundi.',
      },
    ]);
  // The site does not report this error.
  expect(reports).toEqual([]);
});

test('a visitor who types a place during hydration is not interrupted', async ({ page }) => {
  const hydrate = await openTranslated(page, '/annonces');
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  const field = filters.getByLabel('Où ?');
  await field.click();
  await page.keyboard.type('quim');
  await hydrate();
  await expect(field).toHaveValue('quim');
  await expect(field).toBeFocused();
  await page.keyboard.type('p');
  await expect(field).toHaveValue('quimp');
  await page.keyboard.press('Tab');
  await filters.getByRole('combobox', { name: 'Où ?' }).click();
  await expect(page.getByRole('option', { name: 'Quimper · Finistère' })).toBeVisible();
});

test('a password that was typed before hydration stays', async ({ page }) => {
  const hydrate = await openTranslated(page, resetPath('jeton-traduit'));
  const { password, confirmation } = resetForm(page);
  await password.fill('tracteur lune canapé 12');
  await confirmation.fill('tract');
  await hydrate();
  await expect(password).toHaveValue('tracteur lune canapé 12');
  await expect(confirmation).toHaveValue('tract');
  await expect(confirmation).toBeFocused();
  await expect(page.locator('[data-level="0"]')).toBeHidden();
});
