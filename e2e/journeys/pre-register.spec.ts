import type { Page } from '@playwright/test';
import { filledIn, openForm, ownEmail, send, storedResponses } from '../forms/submissions.ts';
import { expect, test } from '../test.ts';
import { type Keyboard, keyboardOf, preloaded } from './keyboard.ts';
import { listen } from './screen-reader.ts';

test.use({ expectedConsole: [preloaded] });

/** Fills in fields, each by the beginning of its label, in the order of the form. */
async function fill(page: Page, keyboard: Keyboard, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await keyboard.tabTo(page.getByLabel(new RegExp(`^${label}`)));
    await keyboard.type(text);
  }
}

const summaryOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'à corriger' });

test('@desktop @phone a doctor makes every mistake, corrects them, and succeeds', async ({
  page,
}) => {
  const email = ownEmail();
  const { announced, forget } = await listen(page);
  await openForm(page, '/inscription');
  const keyboard = keyboardOf(page);
  await fill(page, keyboard, { Prénom: 'Zoé', 'Adresse e-mail': 'zoe.roy' });
  await keyboard.choose(send(page));
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  await expect
    .poll(() => announced().at(-1))
    .toMatch(/^5 points sont à corriger Indiquez votre nom\./);

  // The fields keep their content, each error is associated with its field, and the summary links to it.
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
  const address = page.getByLabel('Adresse e-mail');
  await expect(address).toHaveValue('zoe.roy');
  await expect(address).toHaveAccessibleDescription(/^Vérifiez votre adresse e-mail/);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await keyboard.choose(summary.getByRole('link', { name: 'Indiquez votre nom.' }));
  await keyboard.isAt(page.getByLabel('Nom', { exact: true }));
  await keyboard.type('Roy');
  await expect.poll(() => announced().at(-1)).toBe('4 points sont à corriger');

  await keyboard.tabTo(address);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(email);
  await fill(page, keyboard, { Téléphone: '0612345678', 'Code postal': '21000' });
  await keyboard.tabTo(page.getByRole('checkbox'));
  await keyboard.press('Space');
  await expect(summary).toHaveCount(0);
  forget();
  await keyboard.choose(send(page));
  await keyboard.isAt(page.getByRole('status').filter({ hasText: 'Merci' }));
  expect(announced()).toContain('Envoi en cours...');
  expect(await storedResponses('medecin-remplacant', email)).toEqual([
    { ...filledIn(email), phone: '0612345678' },
  ]);
});

test('a substitute chooses role and specialty with the arrow keys and by typing', async ({
  page,
}) => {
  const email = ownEmail();
  await openForm(page, '/inscription');
  const keyboard = keyboardOf(page);
  await keyboard.tabTo(page.getByRole('radio', { name: 'Médecin' }));
  await keyboard.press('ArrowRight');
  await keyboard.isAt(page.getByRole('radio', { name: 'Remplaçant' }));
  await fill(page, keyboard, {
    Prénom: 'Zoé',
    Nom: 'Roy',
    Spécialité: 'uro',
    'Adresse e-mail': email,
    Téléphone: '0612345678',
    'Code postal': '21000',
  });
  await keyboard.tabTo(page.getByRole('checkbox'));
  await keyboard.press('Space');
  await keyboard.choose(send(page));
  await keyboard.isAt(page.getByRole('status').filter({ hasText: 'Merci' }));
  expect(await storedResponses('medecin-remplacant', email)).toEqual([
    { ...filledIn(email), phone: '0612345678', role: 'remplaçant', speciality: 'Urologie' },
  ]);
  await keyboard.choose(page.getByRole('button', { name: 'Envoyer une autre demande' }));
  await keyboard.isAt(page.getByLabel('Prénom'));
});

test('an establishment forgets the consent, then adds it', async ({ page }) => {
  const email = ownEmail();
  const { announced } = await listen(page);
  await openForm(page, '/inscriptions');
  const keyboard = keyboardOf(page);
  await fill(page, keyboard, {
    'Nom de l’établissement': 'Clinique des Deux Vallées',
    'Adresse e-mail': email,
    Téléphone: '0380123456',
    'Code postal': '21000',
  });
  await keyboard.choose(send(page));
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  expect(announced()).toContain(
    'Un point est à corriger Vous devez accepter les CGUs pour vous inscrire.',
  );
  await keyboard.choose(summary.getByRole('link'));
  const consent = page.getByRole('checkbox');
  await keyboard.isAt(consent);
  await expect(consent).toHaveAccessibleDescription(/Vous devez accepter les CGUs/);
  await keyboard.press('Space');
  await keyboard.choose(send(page));
  await keyboard.isAt(page.getByRole('status').filter({ hasText: 'Nous vous contacterons' }));
  expect(await storedResponses('etablissement', email)).toHaveLength(1);
});

test.describe('while the browser is offline', () => {
  test.use({ expectedConsole: [preloaded, 'Failed to load resource'] });

  test('an alert is shown, and the form keeps its content', async ({ page, context }) => {
    const email = ownEmail();
    const { announced } = await listen(page);
    await openForm(page, '/inscriptions');
    const keyboard = keyboardOf(page);
    await fill(page, keyboard, {
      'Nom de l’établissement': 'Clinique',
      'Adresse e-mail': email,
      Téléphone: '0380123456',
      'Code postal': '21000',
    });
    await keyboard.tabTo(page.getByRole('checkbox'));
    await keyboard.press('Space');
    await context.setOffline(true);
    await keyboard.choose(send(page));
    await expect
      .poll(announced)
      .toContain('Une erreur est survenue. Veuillez réessayer plus tard.');
    await keyboard.isAt(send(page));
    await expect(page.getByLabel('Nom de l’établissement')).toHaveValue('Clinique');
    await context.setOffline(false);
    await keyboard.press('Enter');
    await keyboard.isAt(page.getByRole('status').filter({ hasText: 'Nous vous contacterons' }));
    expect(await storedResponses('etablissement', email)).toHaveLength(1);
  });
});
