import { filledIn, ownEmail, storedResponses } from '../forms/submissions.ts';
import { resetPath, validPassword } from '../reset/page.ts';
import { expect, test } from './test.ts';
import { button, css, field, heading, Key, link, text } from './window.ts';

const posts = css('article a');

test('a visitor shows more posts and reads one, and Back returns to its link', async ({
  window,
}) => {
  await window.open('/blog');
  const shown = (await window.visible(posts)).length;
  await window.tap(link('Voir plus d'));
  await expect.poll(window.focused).toBe(await window.nameOf(posts, shown));
  const name = await window.nameOf(posts, 2);
  await window.tap(posts, 2);
  await expect.poll(window.path).toMatch(/^\/blog\/[a-z]/);
  await window.back();
  await expect.poll(window.focused).toBe(name);
});

test('a post is found and read by its table of contents', async ({ window }) => {
  await window.open('/blog?q=clauses');
  await window.tap(link('Contrat de remplacement'));
  await expect.poll(() => window.textOf(css('h1'))).toMatch(/^Contrat de remplacement/);
  await window.tap(css('summary'));
  await window.tap(link('Signer, puis transmettre'));
  const { bottom: header } = await window.boxOf(css('header'));
  const top = async () => (await window.boxOf(heading('Signer, puis transmettre'))).y;
  await expect.poll(top, 'below the header, which is sticky').toBeGreaterThanOrEqual(header);
  await expect.poll(top).toBeLessThan(200);
  await window.tap(link('Retour au blog'));
  await expect.poll(window.path).toBe('/blog?q=clauses');
});

test('the screens of the home page rotate, can be paused, and can be changed by hand', async ({
  window,
}) => {
  await window.open('/');
  const screens = '[aria-label="Aperçu de l’application"]';
  // They turn while they are in sight, which is below the first window of a phone.
  await window.run(`document.querySelector('${screens}').scrollIntoView()`);
  const slide = css(`${screens} [aria-roledescription]:not([inert])`);
  const left = async () => (await window.boxOf(slide)).x;
  const atRest = await left();
  await expect.poll(() => window.nameOf(slide)).toMatch(/^2 sur 5/);
  await window.tap(button('Mettre en pause le défilement'));
  await window.see(button('Reprendre le défilement'));
  const shown = Number.parseInt(await window.nameOf(slide), 10);
  await window.tap(css(`${screens} [aria-label="Diapositive suivante"]`));
  await expect.poll(() => window.nameOf(slide)).toMatch(new RegExp(`^${(shown % 5) + 1} sur 5`));
  // A drag from halfway would end at the same screen.
  await expect.poll(left).toBeCloseTo(atRest, 0);
  await window.drag(css(`${screens} :has(> [aria-live])`));
  await expect
    .poll(() => window.nameOf(slide))
    .toMatch(new RegExp(`^${((shown + 1) % 5) + 1} sur 5`));
});

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
  expect(await storedResponses('medecin-remplacant', email)).toEqual([
    { ...filledIn(email), phone: '0612345678' },
  ]);
});

test('a new password is shown, rejected, corrected and sent', async ({ window, siteApi }) => {
  await siteApi.respond('reset_password_confirm', null, 204);
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

test.describe('without JavaScript', () => {
  test.use({ scripted: false });

  test('the list is filtered and paged, and an ad is read', async ({ window }) => {
    await window.open('/annonces');
    await window.type(field('Spécialité'), 'Médecine g');
    await window.tap(button('Appliquer les filtres'));
    await expect.poll(window.path).toContain('specialty=1');
    expect(await window.visible(css('article'))).toHaveLength(20);
    await window.tap(link('Page suivante'));
    await expect.poll(window.path).toBe('/annonces?page=2&specialty=1');
    await window.tap(css('article a'));
    await expect.poll(window.path).toMatch(/^\/annonces\/\d+/);
    await window.see(link('Candidater'));
    await window.tap(link('Le blog'));
    await window.tap(css('article a'));
    await expect.poll(window.path).toMatch(/^\/blog\/[a-z]/);
  });

  test('the errors of a new password show on the page', async ({ window }) => {
    await window.open(resetPath('jeton-webkit-2'));
    await window.type(field('Nouveau mot de passe'), validPassword);
    await window.type(field('Confirmation du mot de passe'), `tracteur lune${Key.ENTER}`);
    await window.see(text('Les mots de passe ne correspondent pas'));
    expect((await window.path()).split('?')[0]).toBe(resetPath('jeton-webkit-2'));
  });
});
