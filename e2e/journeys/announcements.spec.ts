import { freshWords } from '../blog/fresh.ts';
import { resetForm, resetPath } from '../reset/page.ts';
import { expect, test } from '../test.ts';
import { keyboardOf, preloaded } from './keyboard.ts';
import { listen } from './screen-reader.ts';

test.use({ expectedConsole: [preloaded] });

/*
 * Announcements of live regions. Announcements that belong to a journey are in the test of the journey, announcements
 * of the map in e2e/map.
 */

test('a copied link is announced, also a second time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { announced } = await listen(page);
  await page.goto('/annonces/12');
  await keyboardOf(page).choose(page.getByRole('button', { name: 'Partager' }));
  await expect.poll(announced).toEqual(['Lien copié !']);
  await page.keyboard.press('Enter');
  await expect.poll(announced).toEqual(['Lien copié !', 'Lien copié !']);
});

test('the screens of the carousel are announced only once it is paused', async ({ page }) => {
  await page.clock.install();
  const { announced } = await listen(page);
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Aperçu de l’application' });
  const keyboard = keyboardOf(page);
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(20_000);
  expect(announced(), 'a rotating screen is not announced').toEqual([]);
  await carousel.getByRole('button', { name: 'Mettre en pause le défilement' }).press('Enter');
  await keyboard.choose(carousel.getByRole('button', { name: 'Diapositive suivante' }));
  await expect.poll(announced).toHaveLength(1);
  expect(announced()[0]).toMatch(/^\d sur 5/);
});

test('the strength, the visibility and the faults of a password are announced', async ({
  page,
}) => {
  const { announced, lost, forget } = await listen(page);
  await page.goto(resetPath('jeton-ecoute'));
  const { password, button } = resetForm(page);
  await page.locator('form[novalidate]').waitFor();
  const keyboard = keyboardOf(page);
  await keyboard.tabTo(password);
  await keyboard.type('1234567');
  await expect.poll(() => announced().length).toBeGreaterThan(0);
  forget();
  await keyboard.choose(page.getByRole('button', { name: 'Afficher le mot de passe' }));
  await expect.poll(announced).toEqual(['Saisie visible.']);
  await keyboard.choose(button);
  await expect
    .poll(() => announced().at(-1))
    .toMatch(/^2 points sont à corriger Le mot de passe doit contenir au moins 8 caractères\./);
  expect(lost()).toEqual([]);
});

test.describe('when a call fails', () => {
  test.use({ expectedConsole: [preloaded, 'Failed to load resource'] });

  test('more posts that fail to load, and then load, are announced', async ({ page, api }) => {
    const { announced } = await listen(page);
    const words = freshWords();
    const next = `page=2&page_size=6&status=published&search=${words}`;
    await page.goto(`/blog?q=${words}`);
    const keyboard = keyboardOf(page);
    await api.fail(next, 'error');
    const more = page.getByRole('link', { name: "Voir plus d'articles" });
    await keyboard.choose(more);
    await expect.poll(announced).toContain('Impossible de charger les articles pour le moment.');
    await api.restore(next);
    await keyboard.isAt(more);
    await keyboard.press('Enter');
    await expect.poll(announced).toContainEqual(expect.stringMatching(/^\d+ articles? ajoutés?$/));
  });
});
