import { publicUrl } from '../stage/site.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { filledIn, fillIn, openForm, ownEmail, send, storedResponses } from './submissions.ts';

test.use({
  // Without the index, a site starts in two thirds of the time.
  siteEnvironment: { FORM_RELAY: 'on', ADS_INDEX: 'off' },
  expectedConsole: ['Failed to load resource'],
});

const failure = 'Une erreur est survenue. Veuillez réessayer plus tard.';
const call = 'POST /forms/medecin-remplacant';

test('a form whose service responds with 500 says so, and can be sent again', async ({
  page,
  freshSite: { url, api },
}) => {
  const email = ownEmail();
  await api.fail(call, 'error');
  await openForm(page, `${url}/inscription`);
  await fillIn(page, email);
  await page.getByLabel('Commentaires').fill('Disponible en août.\nMerci !');
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await expect(page.getByLabel('Téléphone')).toHaveValue('+33 (0)6.12.34.56.78');
  await expect(page.getByLabel('Commentaires')).toHaveValue('Disponible en août.\nMerci !');
  await expect(page.getByRole('checkbox')).toBeChecked();
  // Retried once.
  expect(await api.calls(call)).toHaveLength(2);

  await api.restore(call);
  await send(page).click();
  await expect(page.getByText('Merci pour votre pré-inscription !')).toBeVisible();
  expect(await storedResponses('medecin-remplacant', email)).toEqual([
    { ...filledIn(email), comments: 'Disponible en août.\r\nMerci !' },
  ]);

  for (const outcome of ['envoyee', 'a-verifier&champs=email']) {
    await page.goto(`${url}/inscriptions/envoi?resultat=${outcome}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${publicUrl}/inscriptions/envoi`,
    );
    await expectAccessible(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the outcome is a page of the site, from which Back leads to the filled-in form', async ({
    page,
    request,
    freshSite: { url, api },
  }) => {
    const email = ownEmail();
    const outcome = `${url}/inscription/envoi?resultat=`;
    await api.fail(call, 'error');
    const response = await page.goto(`${url}/inscription?profil=remplacant`);
    expect(response?.headers()['content-security-policy']).toContain("form-action 'self';");
    await fillIn(page, email);
    // The browser accepts this address, but the site does not.
    await page.getByLabel('Adresse e-mail').fill('zoe.roy@exemple');
    await send(page).click();
    await expect(page).toHaveURL(`${outcome}a-verifier&champs=email`);
    await expect(page.getByRole('alert')).toHaveText(
      'Vérifiez l’adresse e-mail. Exemple : prenom.nom@exemple.fr.',
    );

    await page.goBack();
    await page.getByLabel('Adresse e-mail').fill(email);
    await send(page).click();
    await expect(page).toHaveURL(`${outcome}echec`);
    await expect(page.getByRole('alert')).toHaveText(failure);

    await api.restore(call);
    await page.goBack();
    await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
    await expect(page.getByRole('radio', { name: 'Remplaçant' })).toBeChecked();
    await send(page).click();
    await expect(page).toHaveURL(`${outcome}envoyee`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formulaire envoyé');
    expect(await storedResponses('medecin-remplacant', email)).toEqual([
      { ...filledIn(email), role: 'remplaçant' },
    ]);

    // Requests that no form of ours sends.
    const path = `${url}/inscription/envoi`;
    const long = await request.post(path, { multipart: { comments: 'x'.repeat(40_000) } });
    expect(long.status()).toBe(413);
    const withoutOutcome = await request.get(path, { maxRedirects: 0 });
    expect([withoutOutcome.status(), withoutOutcome.headers().location]).toEqual([
      307,
      '/inscription',
    ]);
  });
});
