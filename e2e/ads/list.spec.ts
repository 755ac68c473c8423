import type { Locator } from '@playwright/test';
import { test } from '../shared-page.ts';
import { expect, expectAccessible, freshDay } from '../test.ts';
import { expectCardsOfFeed, reachFilters } from './filters.ts';

test('@desktop @phone a visitor finds an ad, opens it and comes back to where they were', async ({
  page,
}) => {
  await page.goto('/annonces');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos annonces');
  await expectAccessible(page);
  const main = page.getByRole('main');
  for (const name of ['Créer un compte', 'Se connecter']) {
    const link = main.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', 'https://app.medireleve.example');
  }
  await expect(main.getByRole('heading', { name: 'Publier un remplacement' })).toBeVisible();

  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL('/annonces?page=2');
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Nos annonces – Page 2 – MédiRelève');

  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const link = page.getByRole('article').nth(7).getByRole('link');
  const title = await link.textContent();
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      document.documentElement.dataset.left = String(scrollY);
    }),
  );
  await link.click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('link', { name: 'Retour aux annonces' })).toHaveAttribute(
    'href',
    '/annonces?page=2',
  );

  await page.goBack();
  await expect(page).toHaveURL('/annonces?page=2');
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').nth(7).getByRole('link')).toHaveText(title ?? '');
  await expect
    .poll(() => page.evaluate(() => scrollY - Number(document.documentElement.dataset.left)))
    .toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/annonces');
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const [path, top] of [
    ['/annonces', 380],
    ['/annonces?place=bretagne&endDate=2099-12-31', 380],
    ['/annonces?place=bretagne&endDate=2099-12-31&with=housing', 440],
  ] as const) {
    test(`the ads of ${path} begin on the first screen`, async ({ page }) => {
      await page.goto(path);
      const box = await page.getByRole('article').first().boundingBox();
      expect(box?.y).toBeLessThanOrEqual(top);
      const filter = await page.getByRole('button', { name: /^Filtrer/ }).boundingBox();
      const order = await page.getByLabel('Trier les annonces').boundingBox();
      expect(filter?.y, 'filters and order are one row').toBeCloseTo(order?.y ?? 0, -1);
    });
  }

  test('place, dates and specialty are said once, by their fields', async ({ page }) => {
    await page.goto('/annonces?specialty=1&place=quimper-29&startDate=2027-01-04&with=housing');
    const head = page.getByRole('search');
    await expect(head.getByLabel('Où ?')).toHaveValue('Quimper (29)');
    await expect(head.getByLabel('Quand ?').locator('option:checked')).toHaveText(/^A partir du 4/);
    const filters = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link');
    await expect(filters).toHaveText([/Logement/]);
    await page.goto('/annonces?specialty=1&place=quimper-29');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(filters).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Autour de moi' }).first()).toBeVisible();
  });

  test('« Appliquer les filtres » says how many ads there will be', async ({ page }) => {
    await page.goto('/annonces');
    await page.getByRole('button', { name: /^Filtrer/ }).tap();
    const dialog = page.getByRole('dialog');
    const apply = dialog.getByRole('button', { name: /^Appliquer les filtres/ });
    await expect(apply).toHaveText(/\(231 annonces\)$/);
    await dialog.getByLabel(/^Logement/).check();
    await expect(apply).not.toHaveText(/231/);
    const [, count = ''] = /\((\d+) annonces?\)/.exec((await apply.textContent()) ?? '') ?? [];
    await apply.tap();
    await expect(page.getByRole('heading', { name: `${count} annonces trouvées` })).toBeVisible();
  });

  test('a filter that is partly beside the page is shown when it has the focus', async ({
    page,
  }) => {
    await page.goto('/annonces?with=housing,dining,secretary&days=mon,tue');
    const row = page.getByRole('list', { name: 'Filtres actifs' });
    await expect(row.getByRole('link')).toHaveCount(5);
    for (const link of await row.getByRole('link').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the order is a list, which applies at once and is undone by Back', async ({ page }) => {
  await page.goto('/annonces?place=quimper-29');
  const order = page.getByLabel('Trier les annonces');
  await expect(order.getByRole('option')).toHaveText([
    'Les plus proches',
    'Les plus récentes',
    'Les plus imminentes',
    'Les mieux payées',
  ]);
  await order.selectOption('Les mieux payées');
  await expect(page).toHaveURL('/annonces?place=quimper-29&sort=pay');
  await page.getByText('Comment est-ce calculé').click();
  await expect(page.getByText(/Une rétrocession compte pour 20.actes/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/annonces?place=quimper-29');
  await expect(order).toHaveValue('distance');
  await page.goto('/annonces');
  await expect(order.getByRole('option', { name: 'Les plus proches' })).toHaveCount(0);
});

test('a second link skips the filters, to all ads that were found', async ({ page }) => {
  await page.goto('/annonces?specialty=1');
  const count =
    (await page.getByRole('heading', { level: 2, name: /trouvées/ }).textContent()) ?? '';
  const skip = page.getByRole('link', { name: `Aller aux ${count.replace(/ trouvées.*/, '')}` });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
});

test('the filters of a search are removed one by one', async ({ page }) => {
  const day = freshDay();
  await page.goto(`/annonces?specialty=1&startDate=${day}`);
  const filters = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link');
  await expect(filters).toHaveCount(2);
  await expectAccessible(page);
  await filters.filter({ hasText: 'Médecine générale' }).click();
  await expect(page).toHaveURL(`/annonces?startDate=${day}`);
  await expect(filters).toHaveCount(1);
  await filters.press('Enter');
  await expect(page).toHaveURL('/annonces');
  await expect(filters).toHaveCount(0);
});

test('« Retour aux annonces » leads back to the list as it was left, and an ad to the next one of it', async ({
  page,
}) => {
  await page.goto('/annonces?specialty=1');
  const next = await page.getByRole('article').nth(10).getByRole('link').textContent();
  const link = page.getByRole('article').nth(9).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await page.getByRole('link', { name: 'Retour aux annonces' }).click();
  await expect(page).toHaveURL('/annonces?specialty=1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, 0);
  // Back in the history, not a new entry.
  await page.goForward();
  await expect(page).toHaveURL(/\/annonces\/\d+\?specialty=1$/);
  await page.getByRole('link', { name: 'Annonce suivante' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next ?? '');
  await expect(page).toHaveURL(/\/annonces\/\d+\?specialty=1$/);
  await expect(page.getByRole('link', { name: 'Annonce précédente' })).toBeVisible();
});

test('@desktop @phone the header leads back to the unfiltered list, and Back and Forward through all visited lists', async ({
  page,
}) => {
  // The router may keep previous lists in the document, hidden.
  const visible = (locator: Locator) => locator.filter({ visible: true });
  const shown = (number: number) => visible(page.getByText(`Page ${number}`, { exact: true }));
  const whole = visible(page.getByText('231 annonces trouvées'));
  const toTheList = async () => {
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Nos annonces' }).click();
  };
  await page.goto('/annonces?specialty=1');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(shown(2)).toBeVisible();
  const filteredTitle = 'Annonces : Médecine générale – Page 2 – MédiRelève';
  await expect(page).toHaveTitle(filteredTitle);
  await toTheList();
  await expect(page).toHaveURL('/annonces');
  await expect(whole).toBeVisible();
  await expect(shown(1)).toBeVisible();
  await expect(page).toHaveTitle('Nos annonces – MédiRelève');

  await page.goBack();
  await expect(page).toHaveURL('/annonces?page=2&specialty=1');
  await expect(shown(2)).toBeVisible();
  await expect(page).toHaveTitle(filteredTitle);
  await page.goBack();
  await expect(page).toHaveURL('/annonces?specialty=1');
  await expect(shown(1)).toBeVisible();
  await expect(page).toHaveTitle('Annonces : Médecine générale – MédiRelève');
  await page.goForward();
  await expect(page).toHaveURL('/annonces?page=2&specialty=1');
  await page.goForward();
  await expect(page).toHaveURL('/annonces');
  await expect(whole).toBeVisible();
});

test('an unknown specialty finds nothing, and stays in the URL', async ({ page }) => {
  await page.goto('/annonces?specialty=4242');
  await expect(page.getByText('Aucune annonce trouvée avec ces critères.')).toBeVisible();
  await expect(page).toHaveURL('/annonces?specialty=4242');
});

test('the back link of an ad leads to the search it was found by', async ({ page }) => {
  await page.goto('/annonces?specialty=1&jeton=zq9x7');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?specialty=1$/);
  await page.getByRole('link', { name: 'Retour aux annonces' }).click();
  await expect(page).toHaveURL('/annonces?specialty=1');
  await expect(
    page.getByRole('link', { name: 'Retirer le filtre Médecine générale' }),
  ).toBeVisible();
});

test('a specialty is chosen in the sidebar, by keyboard', async ({ page }) => {
  await page.goto('/annonces?page=3');
  const count = page.getByRole('heading', { name: /annonces? trouvées?/ });
  const sidebar = await reachFilters(page);
  const before = await count.textContent();
  await sidebar.getByRole('button', { name: /Spécialité/ }).press('ArrowDown');
  const search = page.getByRole('combobox', { name: 'Rechercher une spécialité' });
  await expect(search).toBeFocused();
  await search.pressSequentially('PEDIATRIE');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/^Pédiatrie/);
  await expectAccessible(page);
  await search.press('Enter');

  await expect(page).toHaveURL('/annonces?specialty=41');
  await expect(sidebar.getByRole('button', { name: /Spécialité/ })).toBeFocused();
  await expect(count).not.toHaveText(before ?? '');
  await expectCardsOfFeed(page, 'specialty=41');

  await page.goBack();
  await expect(page).toHaveURL('/annonces?page=3');
  await expect(page.getByText('Page 3', { exact: true })).toBeVisible();
  await expect(sidebar.getByRole('button', { name: /Spécialité/ })).toContainText('Toutes les');
});

test('a specialty is found by the words of doctors, and says when it has no ads', async ({
  page,
}) => {
  await page.goto('/annonces');
  const sidebar = await reachFilters(page);
  await sidebar.getByRole('button', { name: /Spécialité/ }).click();
  const search = page.getByRole('combobox', { name: 'Rechercher une spécialité' });
  const options = page.getByRole('listbox', { name: 'Spécialité' }).getByRole('option');
  await expect(options.last()).toHaveText(/aucune annonce$/);
  await search.fill('med gen');
  await expect(options).toHaveText([/^Médecine générale/, /^Génétique médicale/]);
  await search.fill('kiné');
  await expect(page.getByText('Aucune spécialité ne correspond.')).toBeVisible();
  await search.fill('ORL');
  await search.press('Enter');
  await expect(page).toHaveURL('/annonces?specialty=40');
});

test('the list of specialties is not cut off: it is above its field where there is more space', async ({
  page,
}) => {
  const list = page.getByRole('dialog', { name: 'Spécialité', exact: true });
  const name = { name: /^Spécialité/ };
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/annonces');
  const field = (await reachFilters(page)).getByRole('button', name);
  // At the bottom of this window.
  await field.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await field.click();
  await expect(list).toBeInViewport({ ratio: 1 });
  const [box, fieldBox] = [await list.boundingBox(), await field.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(fieldBox?.y ?? 0);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Filtrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
  await dialog.getByRole('button', name).click();
  await expect(list).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  // Hardly more space than an on-screen keyboard leaves: the list covers its field.
  await page.setViewportSize({ width: 640, height: 360 });
  await dialog.getByRole('button', name).click();
  await expect(list).toBeInViewport({ ratio: 1 });
});

test('dates narrow the list, and resetting them widens it again', async ({ page }) => {
  const day = freshDay();
  const count = page.getByRole('heading', { name: /annonces? trouvées?/ });
  await page.goto('/annonces');
  await reachFilters(page);
  await page.getByLabel('Date de début').first().fill(day);
  await expect(page).toHaveURL(`/annonces?startDate=${day}`);
  await expect(count).not.toHaveText('231 annonces trouvées');
  await page.getByRole('link', { name: 'Réinitialiser les filtres' }).click();
  await expect(page).toHaveURL('/annonces');
  await expect(count).toHaveText('231 annonces trouvées');
  await expect(page.getByLabel('Date de début').first()).toHaveValue('');
});

test('@phone the filters are in a dialog, and filter the list when they are applied', async ({
  page,
}) => {
  await page.goto('/annonces?page=2');
  const opener = page.getByRole('button', { name: 'Filtrer' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  const specialty = dialog.getByRole('button', { name: /Spécialité/ });
  await specialty.click();
  await page.keyboard.press('Escape');
  await expect(specialty).toBeFocused();
  await expect(dialog).toBeVisible();
  await specialty.click();
  await page.getByRole('listbox').getByRole('option', { name: 'Gériatrie' }).click();
  await expect(page).toHaveURL('/annonces?page=2');
  await dialog.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/annonces?specialty=18');
  await expect(page.getByRole('button', { name: 'Filtrer 1 filtre actif' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Gériatrie');
});

test('an empty result links onward', async ({ page }) => {
  await page.goto('/annonces?specialty=4242&endDate=2020-01-01');
  await expect(page.getByText('Aucune annonce trouvée avec ces critères.')).toBeVisible();
  await expect(page.getByText('0 annonce trouvée')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Réinitialiser les filtres' })
    .last()
    .click();
  await expect(page).toHaveURL('/annonces');
  await expect(page.getByText('231 annonces trouvées')).toBeVisible();
});

test('a page beyond the last shows the first, and says so', async ({ page }) => {
  await page.goto('/annonces?specialty=1&page=99');
  await expect(page.getByText('Cette page est vide, retour à la première page.')).toBeVisible();
  await expect(page).toHaveURL('/annonces?specialty=1');
  await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Retirer le filtre Médecine générale' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('the first page has no previous page, and the last page has no next page', async ({
  page,
}) => {
  await page.goto('/annonces');
  const previous = page.getByRole('link', { name: 'Page précédente' });
  const next = page.getByRole('link', { name: 'Page suivante' });
  await expect(previous).toBeDisabled();
  await page.goto('/annonces?page=12');
  await expect(next).toBeDisabled();
  await expect(previous).toHaveAttribute('href', '/annonces?page=11');
});

test('« Carte » shows the site’s own map of each search, without that of Google', async ({
  page,
}) => {
  await page.goto('/annonces?specialty=1');
  await page.getByRole('link', { name: 'Carte', exact: true }).click();
  await expect(page).toHaveURL('/annonces?specialty=1&view=map');
  const map = page.getByRole('region', { name: 'Carte des annonces' });
  await expect(map.getByText(/^Carte simplifiée/)).toContainText(
    'La carte n’est pas disponible pour le moment.',
  );
  await expect(map.getByText('Les points comptent toutes les annonces trouvées.')).toBeVisible();
  const dots = map.getByRole('button', { name: /^Quimper/ });
  await expect(dots).toHaveAttribute('href', /^\/annonces\?specialty=1&place=quimper-29/);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Retirer le filtre/ }).click();
  await expect(page).toHaveURL('/annonces?view=map');
  await expect(dots).toHaveAttribute('href', /^\/annonces\?place=quimper-29/);
  await page.goBack();
  await expect(dots).toHaveAttribute('href', /^\/annonces\?specialty=1&place=quimper-29/);
});

test('@desktop @phone a dot of the map brings its ads to the front, until Escape', async ({
  page,
}) => {
  const url = '/annonces?place=finistere&view=map';
  await page.goto(url);
  const map = page.getByRole('region', { name: 'Carte des annonces' });
  await expect(map.getByText('Finistère', { exact: true })).toBeVisible();
  const titles = page.getByRole('article').getByRole('heading');
  const before = await titles.allTextContents();
  const dots = map.getByRole('button');
  await expect(dots.first()).toBeVisible();
  const sizes = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect()));
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  const dot = map.getByRole('button', { name: 'Crozon, 4 annonces' });
  const link = map.getByRole('link', { name: 'Voir les 4 annonces de Crozon' });
  await dot.click();
  await expect(dot).toHaveAttribute('aria-pressed', 'true');
  await expect(map.getByRole('status')).toHaveText('Crozon, 4 annonces');
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(url);
  const cards = page.getByRole('article').filter({ hasText: 'Crozon (29160)' });
  await expect(cards).toHaveCount(4);
  for (const [index, card] of (await page.getByRole('article').all()).slice(0, 4).entries()) {
    await expect(card, `card ${index}`).toContainText('Crozon (29160)');
  }
  await expectAccessible(page);

  await page.getByRole('article').getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(dot).toHaveAttribute('aria-pressed', 'false');
  expect(await titles.allTextContents()).toEqual(before);
  await dot.press('Enter');
  await expect(dot).toHaveAttribute('aria-pressed', 'true');
  await link.click();
  await expect(page).toHaveURL('/annonces?place=crozon-29&radius=10');
  await expect(page.getByRole('article')).toHaveCount(4);
});

for (const [width, height] of [
  [1280, 800],
  [320, 200],
] as const) {
  test(`the names of the map are read at ${width} px, in it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/annonces?place=brest-29&view=map');
    const map = page.getByRole('region', { name: 'Carte des annonces' });
    const frame = await map.locator('svg').first().boundingBox();
    const names = map.locator('svg > svg > text');
    const seen = await names.evaluateAll((all) =>
      all.map((name) => ({
        size: Number.parseFloat(getComputedStyle(name).fontSize),
        ...name.getBoundingClientRect().toJSON(),
      })),
    );
    expect(seen.length).toBeGreaterThanOrEqual(6);
    for (const { size, left, right } of seen) {
      expect(size).toBeGreaterThanOrEqual(14);
      expect(left).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN);
      expect(right).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    }
  });
}

test.describe('without an index of ads', () => {
  test.use({ withoutIndex: true });

  test('the dots of the map count the ads of the page, and it says so', async ({
    page,
    baseURL,
  }) => {
    // A context of tests before this one has the address of the site with an index.
    await page.goto(`${baseURL}/annonces?view=map`);
    const map = page.getByRole('region', { name: 'Carte des annonces' });
    await expect(map.getByText('Les points comptent les annonces de cette page.')).toBeVisible();
    await expect(map.getByRole('link', { name: 'Voir les annonces par lieu' })).toHaveCount(0);
    const labels = await map
      .getByRole('button')
      .evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label') ?? ''));
    const counts = labels.map((label) => Number(/(\d+) annonces?$/.exec(label)?.[1]));
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(await page.getByRole('article').count());
  });
});
