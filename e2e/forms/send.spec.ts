import { holdBack } from '../hold-back.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { filledIn, fillIn, openForm, ownEmail, send, storedResponses } from './submissions.ts';

const thanks = 'Merci pour votre pré-inscription ! Nous vous contacterons bientôt.';

test('@desktop @phone a substitute pre-registers, is thanked, and goes on to the ads', async ({
  page,
}) => {
  const email = ownEmail();
  await openForm(page, '/inscription');
  await expectAccessible(page);
  await page.getByText('Remplaçant', { exact: true }).click();
  await fillIn(page, email);
  await page.getByLabel('Spécialité').selectOption('Médecine d’urgence');
  await page.getByLabel('Commentaires').fill('Disponible en août.\nMerci !');
  await send(page).click();

  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeFocused();
  await expectAccessible(page);
  expect(await storedResponses('medecin-remplacant', email)).toEqual([
    {
      ...filledIn(email),
      role: 'remplaçant',
      speciality: 'Médecine d’urgence',
      comments: 'Disponible en août.\r\nMerci !',
    },
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Voir les annonces' }).click();
  await expect(page).toHaveURL('/annonces');
});

test('@desktop @phone an establishment pre-registers', async ({ page }) => {
  const email = ownEmail();
  await openForm(page, '/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Qu'attendez vous de l'app ?");
  await expectAccessible(page);
  await page.getByLabel('Nom de l’établissement').fill('Clinique des Deux Vallées');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Téléphone').fill('0380123456');
  await page.getByLabel('Code postal').fill('21000');
  await page.getByRole('checkbox').check();
  await send(page).click();
  const panel = page.getByRole('status').filter({ hasText: 'Nous vous contacterons bientôt.' });
  await expect(panel).toBeFocused();
  await expect(page.getByText('Merci')).toHaveCount(0);
  expect(await storedResponses('etablissement', email)).toEqual([
    {
      Name: 'Clinique des Deux Vallées',
      email,
      phone: '0380123456',
      postalCode: '21000',
      comments: '',
    },
  ]);
});

test('a double click and Enter after it send the form once', async ({ page }) => {
  const email = ownEmail();
  const release = await holdBack(page, '**/forms/medecin-remplacant');
  await openForm(page, '/inscription');
  await fillIn(page, email);
  await send(page).dblclick();
  const pending = page.getByRole('button', { name: 'Envoi en cours...' });
  await expect(pending).toBeDisabled();
  await expect(page.locator('main form')).toBeFocused();
  await page.getByLabel('Nom', { exact: true }).click({ force: true });
  await page.keyboard.type('Autre');
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Roy');
  await page.getByLabel('Nom', { exact: true }).press('Enter');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(pending).toBeDisabled();
  release();
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await storedResponses('medecin-remplacant', email)).toHaveLength(1);
});

test('a second pre-registration starts from an empty form', async ({ page }) => {
  const [first, second] = [ownEmail(), ownEmail()];
  await openForm(page, '/inscription?profil=remplacant');
  await fillIn(page, first);
  await send(page).click();
  await page.getByRole('button', { name: 'Envoyer une autre demande' }).click();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await expect(page.getByLabel('Prénom')).toHaveValue('');
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Remplaçant' })).toBeChecked();
  await fillIn(page, second);
  await send(page).click();
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await storedResponses('medecin-remplacant', second)).toHaveLength(1);
});

test('a visitor pre-registers with the keyboard alone', async ({ page }) => {
  const email = ownEmail();
  const { keyboard } = page;
  await openForm(page, '/inscription');
  // The last link before the form.
  await page.getByRole('main').getByRole('link', { name: 'Accueil' }).focus();
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Médecin' })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Remplaçant' })).toBeChecked();
  for (const text of ['Zoé', 'Roy', 'uro', email, '0612345678', '21000', 'Bonjour']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await keyboard.press('Space');
  // Past the terms, and the notice that unfolds.
  for (const _ of ['terms', 'notice', 'button']) await keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await storedResponses('medecin-remplacant', email)).toEqual([
    {
      ...filledIn(email),
      phone: '0612345678',
      role: 'remplaçant',
      speciality: 'Urologie',
      comments: 'Bonjour',
    },
  ]);
  await keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Voir les annonces' }),
  ).toBeFocused();
});

test('a robot is thanked, and its form is not stored', async ({ page }) => {
  const email = ownEmail();
  await openForm(page, '/inscription');
  await fillIn(page, email);
  await page.locator('[name="sujet"]').fill('Achetez');
  await send(page).click();
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await storedResponses('medecin-remplacant', email)).toEqual([]);
});

test.describe('when the form service cannot be reached', () => {
  // Without the index, a site starts in two thirds of the time.
  test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

  const failure = 'Une erreur est survenue. Veuillez réessayer plus tard.';

  test.use({ expectedConsole: ['Failed to load resource'] });

  test('the form says so, keeps its content, and can be sent again', async ({
    page,
    freshSite,
  }) => {
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

  test('the form of establishments says so while the browser is offline', async ({
    page,
    context,
  }) => {
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
});
