import { expect, test } from '../test.ts';
import { filledIn, fillIn, ownEmail, send, storedResponses } from './submissions.ts';

// The browser requests an icon, which the service does not have.
test.use({ javaScriptEnabled: false, expectedConsole: ['Failed to load resource'] });

test('the form of a substitute is posted to the service, which shows its thanks', async ({
  page,
}) => {
  const email = ownEmail();
  await page.goto('/inscription?profil=remplacant');
  await fillIn(page, email);
  await send(page).click();
  await expect(page).toHaveURL(/\/forms\/medecin-remplacant$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Merci/);
  expect(await storedResponses('medecin-remplacant', email)).toEqual([
    {
      ...filledIn(email),
      role: 'remplaçant',
      // As typed, without normalization.
      phone: '+33 (0)6.12.34.56.78',
      postalCode: '21 000',
      sujet: '',
    },
  ]);
});

test('the form of an establishment is posted to the service', async ({ page }) => {
  const email = ownEmail();
  await page.goto('/inscriptions');
  await page.getByLabel('Nom de l’établissement').fill('Clinique des Deux Vallées');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Téléphone').fill('0380123456');
  await page.getByLabel('Code postal').fill('21000');
  await expect(page.getByLabel('Vos attentes')).toHaveAccessibleDescription(
    /la personne à contacter, le type de structure/,
  );
  await page.getByLabel('Vos attentes').fill('Deux semaines en août');
  await page.getByRole('checkbox').check();
  await send(page).click();
  await expect(page).toHaveURL(/\/forms\/etablissement$/);
  expect(await storedResponses('etablissement', email)).toEqual([
    {
      Name: 'Clinique des Deux Vallées',
      email,
      phone: '0380123456',
      postalCode: '21000',
      comments: 'Deux semaines en août',
      sujet: '',
    },
  ]);
});

for (const [label, typed] of [
  ['Prénom', ''],
  ['Adresse e-mail', 'zoe.roy'],
  ['Téléphone', '06 12'],
  ['Code postal', '2100'],
] as const) {
  test(`the browser does not submit a form with ${label} « ${typed} »`, async ({ page }) => {
    const email = ownEmail();
    await page.goto('/inscription');
    await fillIn(page, email);
    await page.getByLabel(label).fill(typed);
    await send(page).click();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page).toHaveURL('/inscription');
    expect(await storedResponses('medecin-remplacant', email)).toEqual([]);
  });
}

test('the browser does not submit a form without the consent', async ({ page }) => {
  const email = ownEmail();
  await page.goto('/inscription');
  await fillIn(page, email);
  await page.getByRole('checkbox').uncheck();
  await send(page).click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  expect(await storedResponses('medecin-remplacant', email)).toEqual([]);
});
