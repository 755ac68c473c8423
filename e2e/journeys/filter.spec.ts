import { expect, expectAccessible, test } from '../test.ts';
import { keyboardOf, preloaded } from './keyboard.ts';
import { listen } from './screen-reader.ts';

/** A year that no other worker uses: these tests run in four browsers, at the same time. */
const freshYear = () => String(2040 + (test.info().workerIndex % 60));

test.use({ expectedConsole: [preloaded] });

test('@phone the ads of a specialty and a day are found in the dialog', async ({ page }) => {
  const { announced, lost, forget } = await listen(page);
  await page.goto('/annonces');
  const keyboard = keyboardOf(page);
  const opener = page.getByRole('button', { name: /^Filtrer/ });
  await keyboard.choose(opener);
  const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
  await keyboard.isAt(dialog.getByRole('button', { name: 'Fermer' }));

  // The same whether a browser takes the day or the month first.
  const year = freshYear();
  await keyboard.tabTo(dialog.getByLabel('Date de fin'));
  await keyboard.type(`1010${year}`);
  await expect(dialog.getByLabel('Date de fin')).toHaveValue(`${year}-10-10`);

  const specialty = dialog.getByRole('button', { name: /Spécialité/ });
  await keyboard.choose(specialty);
  const search = page.getByRole('combobox', { name: 'Rechercher une spécialité' });
  await keyboard.isAt(search);
  await keyboard.type('zzz');
  await expect.poll(announced).toContain('Aucune spécialité ne correspond.');
  for (const _ of 'zzz') await keyboard.press('Backspace');
  await keyboard.type('geriatrie');
  await expect.poll(() => announced().at(-1)).toBe('1 spécialité');
  await expect(search).toHaveAttribute('aria-activedescendant', /./);
  await expectAccessible(page);
  await keyboard.press('Enter');
  await keyboard.isAt(specialty);
  await expect(specialty).toContainText('Gériatrie');
  expect(page.url(), 'nothing is searched before it is applied').toMatch(/\/annonces$/);

  forget();
  await keyboard.choose(dialog.getByRole('button', { name: 'Appliquer les filtres' }));
  await expect(page).toHaveURL(`/annonces?specialty=18&endDate=${year}-10-10`);
  await expect(dialog).toBeHidden();
  await keyboard.isAt(opener);
  await expect(opener).toHaveAccessibleName('Filtrer 2 filtres actifs');
  await expect
    .poll(announced, 'how many were found')
    .toContainEqual(expect.stringMatching(/^\d+ annonces? trouvées?$/));
  expect(lost()).toEqual([]);

  // Escape cancels: the search stays.
  await keyboard.press('Enter');
  await keyboard.isAt(dialog.getByRole('button', { name: 'Fermer' }));
  await keyboard.press('Escape');
  await keyboard.isAt(opener);
  await keyboard.tabTo(page.getByRole('article').first().getByRole('link'));
});

test('the outcome of a search is announced: results, none, beyond the last page, or an error', async ({
  page,
  api,
}) => {
  const { announced, forget } = await listen(page);
  await page.goto('/annonces?specialty=1&page=99');
  await expect.poll(announced).toContain('Cette page est vide, retour à la première page.');
  const keyboard = keyboardOf(page);
  const year = freshYear();
  const filters = page.getByRole('complementary', { name: 'Filtres' });

  forget();
  await api.give(`startDate=${year}-11-11`, { count: 0, results: [], next: null, previous: null });
  await keyboard.tabTo(filters.getByLabel('Date de début'));
  await keyboard.type(`1111${year}`);
  // On a slow machine the router announces the new title after it.
  await expect.poll(announced).toContain('0 annonce trouvée');
  const reset = filters.getByRole('link', { name: 'Réinitialiser les filtres' });
  forget();
  await keyboard.choose(reset);
  await expect.poll(announced).toContain('240 annonces trouvées');
  await keyboard.isAt(page.getByRole('heading', { level: 2, name: '240 annonces trouvées' }));
  forget();
  await keyboard.choose(page.getByRole('link', { name: 'Page suivante' }));
  const turned = { level: 2, name: '240 annonces trouvées – page 2' };
  await keyboard.isAt(page.getByRole('heading', turned));
  // The focus says it.
  expect(announced().join()).not.toContain('240');
});

test.describe(() => {
  test.use({ expectedConsole: [preloaded, 'Failed to load resource'] });

  test('a search that fails is an alert, and can be retried at the top of the list', async ({
    page,
    api,
  }) => {
    const { announced, forget } = await listen(page);
    await page.goto('/annonces');
    const keyboard = keyboardOf(page);
    const day = `${freshYear()}-12-12`;
    await api.fail(`startDate=${day}`, 'error');
    await keyboard.tabTo(page.getByLabel('Date de début').first());
    await keyboard.type(`1212${day.slice(0, 4)}`);
    await expect
      .poll(announced)
      .toContain('Impossible de charger les annonces pour le moment. Réessayer');
    await api.restore(`startDate=${day}`);
    forget();
    await keyboard.choose(page.getByRole('link', { name: 'Réessayer' }));
    await keyboard.isAt(page.getByRole('heading', { level: 2, name: /nnonces/ }).first());
    await expect.poll(announced).toContainEqual(expect.stringMatching(/^\d+ annonces? trouvées?$/));
  });
});
