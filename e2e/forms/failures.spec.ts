import { expect, expectAccessible, test } from '../test.ts';
import { filledIn, fillIn, openForm, ownEmail, send, storedResponses } from './submissions.ts';

// Without the index a site starts in two thirds of the time.
test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

const failure = 'Une erreur est survenue. Veuillez réessayer plus tard.';

test.use({ expectedConsole: ['Failed to load resource'] });

test('after a failure of the service, the form can be sent again', async ({ page, freshSite }) => {
  const email = ownEmail();
  await freshSite.api.fail('/forms/medecin-remplacant', 'broken');
  await openForm(page, `${freshSite.url}/inscription`);
  await fillIn(page, email);
  await page.getByLabel('Commentaires').fill('Disponible en août.');
  await send(page).click();

  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await expect(page.getByLabel('Téléphone')).toHaveValue('+33 (0)6.12.34.56.78');
  await expect(page.getByLabel('Commentaires')).toHaveValue('Disponible en août.');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toBeFocused();
  await expectAccessible(page);

  await freshSite.api.restore('/forms/medecin-remplacant');
  await send(page).click();
  await expect(page.getByText('Merci pour votre pré-inscription !')).toBeVisible();
  await expect(page.getByText(failure)).toHaveCount(0);
  expect(await storedResponses('medecin-remplacant', email)).toEqual([
    { ...filledIn(email), comments: 'Disponible en août.' },
  ]);
});

test('offline, the form of establishments says so too', async ({ page, context }) => {
  await openForm(page, '/inscriptions');
  await page.getByLabel('Nom de l’établissement').fill('Clinique');
  await page.getByLabel('Adresse e-mail').fill(ownEmail());
  await page.getByLabel('Téléphone').fill('0380123456');
  await page.getByLabel('Code postal').fill('21000');
  await page.getByRole('checkbox').check();
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await expect(page.getByLabel('Nom de l’établissement')).toHaveValue('Clinique');
  await context.setOffline(false);
  await send(page).click();
  await expect(page.getByText('Nous vous contacterons bientôt.', { exact: true })).toBeVisible();
});
