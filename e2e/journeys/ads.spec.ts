import { test as withMap } from '../map/test.ts';
import { addAds, adOnTheWire, mapOf } from '../map/visitor.ts';
import { expect, expectAccessible, freshDay, test } from '../test.ts';
import { keyboardOf, preloaded } from './keyboard.ts';
import { listen } from './screen-reader.ts';

test.describe('reading an ad by keyboard', () => {
  test.use({ expectedConsole: [preloaded] });

  test('@desktop @phone a visitor finds an ad from the home page, reads it, and leaves it by Back and by its link', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const { announced } = await listen(page);
    await page.goto('/');
    const keyboard = keyboardOf(page);
    await keyboard.choose(page.getByRole('link', { name: 'Aller au contenu' }));
    await expect(main).toBeFocused();
    await keyboard.choose(main.getByRole('link', { name: 'Voir les annonces' }).first());
    await expect(page).toHaveURL('/annonces');
    // Next.js announces the title of the page, or its heading if the title comes later.
    await expect.poll(() => announced().at(-1), 'the new page').toMatch(/^Nos annonces/);

    const third = page.getByRole('article').nth(2).getByRole('link').filter({ visible: true });
    await keyboard.tabTo(third);
    const title = (await third.textContent()) ?? '';
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
      title,
    );
    await expect.poll(() => announced().at(-1)).toContain(title);

    // The list is as it was, with the focus on the ad that was opened.
    await page.goBack();
    await expect(page).toHaveURL('/annonces');
    await keyboard.isAt(third);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/annonces\/\d+$/);
    await keyboard.choose(page.getByRole('link', { name: 'Retour aux annonces' }));
    await expect(page).toHaveURL('/annonces');
    await expect.poll(() => announced().at(-1)).toMatch(/^Nos annonces/);
  });

  test('« Candidater » opens the app in the same tab', async ({ page, context }) => {
    await context.route('https://app.medireleve.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Application</title>' }),
    );
    await page.goto('/annonces/12');
    await keyboardOf(page).choose(page.getByRole('link', { name: 'Candidater', exact: true }));
    await expect(page).toHaveURL(/^https:\/\/app\.medireleve\.example\//);
    expect(context.pages()).toHaveLength(1);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Candidater', exact: true })).toBeVisible();
  });
});

test.describe('searching ads by keyboard', () => {
  /** A year that no other worker uses: these tests run in four browsers, at the same time. */
  const freshYear = () => String(2040 + (test.info().workerIndex % 60));

  test.use({ expectedConsole: [preloaded] });

  test('@phone a visitor filters the ads by specialty and day in the dialog', async ({ page }) => {
    const { announced, lost, forget } = await listen(page);
    await page.goto('/annonces');
    const keyboard = keyboardOf(page);
    const opener = page.getByRole('button', { name: /^Filtrer/ });
    await keyboard.choose(opener);
    const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
    await keyboard.isAt(dialog.getByRole('button', { name: 'Fermer' }));
    await expect(dialog.getByLabel('Date de fin')).toBeVisible();

    // A date that is right whether the browser's field begins with the day or the month.
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
    await expect(dialog.getByLabel('Date de fin')).toHaveValue(`${year}-10-10`);
    expect(page.url(), 'nothing is searched before the filters are applied').toMatch(/\/annonces$/);

    forget();
    await keyboard.choose(dialog.getByRole('button', { name: 'Appliquer les filtres' }));
    await expect(page).toHaveURL(`/annonces?specialty=18&endDate=${year}-10-10`);
    await expect(dialog).toBeHidden();
    await keyboard.isAt(opener);
    await expect(opener).toHaveAccessibleName('Filtrer 2 filtres actifs');
    await expect
      .poll(announced, 'the number of ads')
      .toContainEqual(expect.stringMatching(/^\d+ annonces? trouvées? , dont \S+ dans vos dates$/));
    expect(lost()).toEqual([]);

    // Escape cancels: the search stays.
    await keyboard.press('Enter');
    await keyboard.isAt(dialog.getByRole('button', { name: 'Fermer' }));
    await keyboard.press('Escape');
    await keyboard.isAt(opener);
    await keyboard.tabTo(page.getByRole('article').first().getByRole('link'));
  });

  test.describe('without an index', () => {
    test.use({ withoutIndex: true });

    test('every outcome of a search is announced: ads, no ads, or a page beyond the last', async ({
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
      await api.respond(`startDate=${year}-11-11`, {
        count: 0,
        results: [],
        next: null,
        previous: null,
      });
      await keyboard.tabTo(filters.getByLabel('Date de début'));
      await keyboard.type(`1111${year}`);
      // On a slow machine, the router announces the new title afterwards.
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
      // The focused heading contains the number already.
      expect(announced().join()).not.toContain('240');
    });
  });

  test.describe('while the API fails', () => {
    test.use({ expectedConsole: [preloaded, 'Failed to load resource'], withoutIndex: true });

    test('a failed search is an alert, and can be retried', async ({ page, api }) => {
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
      // The router has loaded a document: it is far from its start.
      await page.getByRole('link', { name: 'Réessayer' }).focus();
      await keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect
        .poll(announced)
        .toContainEqual(expect.stringMatching(/^\d+ annonces? trouvées?$/));
    });
  });
});

withMap.describe('the map by keyboard', () => {
  withMap.use({ expectedConsole: [preloaded] });

  withMap(
    '@desktop @phone a visitor consents to the map, finds an ad on it, and returns to the list',
    async ({ page, api }) => {
      const day = freshDay();
      const lyonAd = adOnTheWire(7901, 'À Lyon', {
        latitude: 45.75,
        longitude: 4.85,
        city: 'Lyon',
      });
      const quimperAd = adOnTheWire(7900, 'À Quimper', { latitude: 48, longitude: -4.1 });
      await addAds(api, `endDate=${day}`, [quimperAd, lyonAd]);
      const { announced } = await listen(page);
      await page.goto(`/annonces?endDate=${day}`);
      const keyboard = keyboardOf(page);
      const map = mapOf(page);

      await keyboard.choose(page.getByRole('link', { name: 'Carte', exact: true }));
      await expect(page).toHaveURL(`/annonces?endDate=${day}&view=map`);
      await keyboard.choose(map.getByRole('button', { name: 'Afficher la carte' }));
      await expect(map).toBeFocused();
      await expect.poll(announced).toContain('Carte affichée, 2 repères');

      const quimper = map.getByRole('button', { name: 'À Quimper, Quimper' });
      await keyboard.tabTo(quimper);
      await keyboard.press('ArrowRight');
      const lyon = map.getByRole('button', { name: 'À Lyon, Lyon' });
      await keyboard.isAt(lyon);
      await keyboard.press('Enter');
      const popup = map.getByRole('dialog', { name: 'À Lyon, Lyon' });
      await keyboard.isAt(popup);
      await keyboard.press('Escape');
      await keyboard.isAt(lyon);

      await keyboard.press('Enter');
      await keyboard.isAt(popup);
      await keyboard.choose(popup.getByRole('link', { name: 'À Lyon' }));
      await expect(page).toHaveURL(`/annonces/7901?endDate=${day}&view=map`);
      await keyboard.choose(page.getByRole('link', { name: 'Retour aux annonces' }));
      await expect(page).toHaveURL(`/annonces?endDate=${day}&view=map`);
      // The focus returns to the ad in the list that was opened, which may be outside of the window.
      await expect(page.getByRole('link', { name: 'À Lyon' })).toBeFocused();
      await keyboard.tabTo(
        page.getByRole('link', { name: 'Liste', exact: true }).filter({ visible: true }),
        'Shift+Tab',
      );
      await keyboard.press('Enter');
      await expect(page).toHaveURL(`/annonces?endDate=${day}`);
      await expect(map).toHaveCount(0);
    },
  );
});
