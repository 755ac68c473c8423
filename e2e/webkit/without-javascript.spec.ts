import { resetPath, validPassword } from '../reset/page.ts';
import { expect, test } from './test.ts';
import { button, css, field, Key, link, text } from './window.ts';

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
  expect(await window.path()).toBe(resetPath('jeton-webkit-2'));
});
