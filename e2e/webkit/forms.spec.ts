import { filledIn, ownEmail, storedResponses } from '../forms/submissions.ts';
import { resetPath, validPassword } from '../reset/page.ts';
import { expect, test } from './test.ts';
import { button, css, field, link, text } from './window.ts';

test('a doctor makes mistakes, corrects them, and succeeds', async ({ window }) => {
  const email = ownEmail();
  await window.open('/inscription');
  const send = button('Envoyer ma demande');
  await window.type(field('Prénom'), 'Zoé');
  await window.tap(send);
  await expect
    .poll(() => window.run('return document.activeElement.innerText'))
    .toMatch(/^5 points sont à corriger/);
  await window.tap(link('Indiquez votre nom.'));
  await expect.poll(window.focused).toBe('Nom');
  await window.press('Roy');
  await window.type(field('Adresse e-mail'), email);
  await window.type(field('Téléphone'), '0612345678');
  await window.type(field('Code postal'), '21000');
  await window.tap(css('[type="checkbox"]'));
  await window.tap(send);
  await expect.poll(() => window.run('return document.activeElement.innerText')).toMatch(/^Merci/);
  expect(await storedResponses('medecin-remplacant', email)).toEqual([filledIn(email)]);
});

test('a new password is shown, refused, and sent', async ({ window, siteApi }) => {
  await siteApi.give('reset_password_confirm', null, 204);
  await window.open(resetPath('jeton-webkit'));
  const password = field('Nouveau mot de passe');
  const confirmation = field('Confirmation du mot de passe');
  await window.type(password, validPassword.trim());
  await window.tap(button('Afficher'));
  await expect.poll(() => window.run('return document.activeElement.type')).toBe('text');
  await window.type(confirmation, 'tracteur');
  await window.tap(button('Modifier le mot de passe'));
  await window.tap(link('Les mots de passe ne correspondent pas'));
  await expect.poll(window.focused).toBe('Confirmation du mot de passe');
  await window.press(validPassword.trim().slice('tracteur'.length));
  await window.tap(button('Modifier le mot de passe'));
  await window.see(text('Votre mot de passe a été modifié avec succès'));
  await expect.poll(window.path).toBe('/');
});

test('iOS need not zoom in to any field, and no page is wider than a phone', async ({ window }) => {
  const forms = ['/', '/annonces', '/blog', '/inscription', '/inscriptions', resetPath('a')];
  for (const path of [...forms, '/annonces/lieux', '/plan-du-site']) {
    await window.open(path);
    expect(await window.smallFields(), path).toEqual([]);
    expect(await window.measure(), path).toMatchObject({ width: 360, contentWidth: 360 });
  }
});
