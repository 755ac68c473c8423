import type { Page } from '@playwright/test';
import { reachFilters } from '../ads/filters.ts';
import { holdBack } from '../hold-back.ts';
import { expect, expectAccessible, test } from '../test.ts';

const place = { name: 'Où ?' };

test('@firefox a visitor goes from the home page to an ad near home in three steps', {
  tag: ['@desktop', '@phone'],
}, async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', place);
  await field.click();
  await field.pressSequentially('quimp');
  const quimper = page.getByRole('option', { name: 'Quimper · Finistère' });
  await expect(quimper).toBeVisible();
  await expectAccessible(page);
  await quimper.click();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: /annonces trouvées autour de Quimper \(50 km\)/ }),
  ).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/ (?:à (?:moins de )?\d+\skm|dans cette commune)/);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/annonces\/\d+\?place=quimper-29$/);
  const back = page.getByRole('link', { name: 'Retour aux annonces' }).first();
  // Until hydration, the link leads to the whole list.
  await expect(back).toHaveAttribute('href', '/annonces?place=quimper-29');
  await back.click();
  await expect(page).toHaveURL('/annonces?place=quimper-29');
});

/** Expects the list of suggestions in the first pixels of the window, below its field and the header. */
async function expectWhole(page: Page, height: number) {
  const field = page.getByRole('combobox', place);
  await field.pressSequentially('ren');
  const suggestions = page.getByRole('listbox', { name: 'Lieux' });
  await expect(suggestions.getByRole('option')).toHaveCount(7);
  const input = await field.boundingBox();
  const list = await suggestions.boundingBox();
  expect(list?.y).toBeGreaterThan((input?.y ?? 0) + (input?.height ?? 0));
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(height);
  // Four options at least.
  expect(list?.height).toBeGreaterThan(4 * 44);
  return input?.y ?? 0;
}

for (const path of ['/', '/annonces']) {
  test(`@phone on ${path} the suggestions are whole above the keyboard`, async ({ page }) => {
    await test.step('which leaves less of the screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(() => {
        Object.defineProperty(VisualViewport.prototype, 'height', { get: () => 470 });
      });
      await page.goto(path);
      const header = await page.getByRole('banner').boundingBox();
      expect(await expectWhole(page, 470)).toBeGreaterThanOrEqual(header?.height ?? 0);
      await expectAccessible(page);
    });
    await test.step('which makes the window lower', async () => {
      await page.setViewportSize({ width: 390, height: 470 });
      await page.goto(path);
      await expectWhole(page, 470);
    });
  });
}

test('a visitor chooses a place, its radius and the order of the list by keyboard alone', async ({
  page,
}) => {
  await page.goto('/annonces');
  const field = (await reachFilters(page)).getByRole('combobox', place);
  await field.focus();
  await page.keyboard.type('brest');
  await expect(page.getByRole('option').first()).toHaveText(/^Brest · Finistère · \d+\sannonces?$/);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/annonces?place=brest-29');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Brest (29)');
  await expect(page).toHaveTitle('Annonces : autour de Brest (50 km) – MédiRelève');
  await page.getByLabel('Rayon').selectOption('100');
  await expect(page).toHaveURL('/annonces?place=brest-29&radius=100');
  await expect(page).toHaveTitle('Annonces : autour de Brest (100 km) – MédiRelève');
  await page.getByLabel('Trier les annonces').selectOption('Les plus récentes');
  await expect(page).toHaveURL('/annonces?place=brest-29&radius=100&sort=recent');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/annonces');
  await expect(field).toHaveValue('');
});

test('on a phone the dialog applies place and radius together', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/annonces');
  await page.getByRole('button', { name: /^Filtrer/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
  // Key by key: over BiDi `fill` sets the value from a script, which React takes for its own change.
  await dialog.getByRole('combobox', place).pressSequentially('29000');
  await dialog.getByRole('option', { name: /Quimper/ }).click();
  await dialog.getByLabel('Rayon').selectOption('25');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL('/annonces?place=quimper-29&radius=25');
  await expect(page.getByRole('button', { name: /^Filtrer/ })).toContainText('1');
});

test('the field keeps text that is typed before the scripts have arrived', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto('/annonces', { waitUntil: 'commit' });
  const sidebar = page.getByRole('complementary', { name: 'Filtres' });
  await sidebar.getByRole('textbox', place).pressSequentially('Carh');
  release();
  await expect(sidebar.getByRole('textbox', place)).toBeFocused();
  await page.keyboard.press('Tab');
  const field = sidebar.getByRole('combobox', place);
  await expect(field).toHaveValue('Carh');
  await field.press('End');
  await field.pressSequentially('aix');
  await expect(sidebar.getByRole('option').first()).toHaveText(/^Carhaix-Plouguer · Finistère/);
});

test('a click into the field selects its place, so that another is typed at once', async ({
  page,
}) => {
  await page.goto('/annonces?place=quimper-29');
  const field = (await reachFilters(page)).getByRole('combobox', place);
  await expect(field).toHaveValue('Quimper (29)');
  await field.click();
  await page.keyboard.type('brest');
  await expect(field).toHaveValue('brest');
  await page.getByRole('option', { name: 'Brest · Finistère' }).click();
  await expect(page).toHaveURL('/annonces?place=brest-29');
  await page.getByRole('button', { name: 'Effacer le lieu' }).click();
  await expect(page).toHaveURL('/annonces');
  await expect(field).toBeFocused();
});

test('the server resolves words that are typed without choosing a suggestion', async ({ page }) => {
  await page.goto('/annonces/quel-lieu?place=Atlantide&specialty=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Nous ne connaissons pas ce lieu.',
  );
  const field = page.getByRole('combobox', place);
  await expect(field).toHaveValue('Atlantide');
  await expectAccessible(page);
  await field.fill('Côte d’Or');
  await page.getByRole('button', { name: 'Voir les annonces' }).click();
  await expect(page).toHaveURL('/annonces?specialty=1&place=cote-d-or');
});

test.describe('the position of the device', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 47.99634, longitude: -4.10241 },
  });

  test('is requested on a press, sent rounded, and replaced by a town', async ({ page }) => {
    await page.goto('/annonces');
    await reachFilters(page);
    const requested = page.waitForRequest(/\/api\/places\?near=/);
    await page.getByRole('button', { name: 'Autour de moi' }).first().click();
    expect((await requested).url()).toMatch(/near=48\.00%2C-4\.10$/);
    await expect(page).toHaveURL('/annonces?place=quimper-29');
    await expect(page.getByRole('combobox', place).first()).toHaveValue('Quimper (29)');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form has fields for a place and its radius', async ({ page }) => {
    await page.goto('/annonces');
    const filters = page.getByRole('complementary', { name: 'Filtres' });
    await filters.getByLabel('Où ?').fill('Quimper');
    await page.getByLabel('Rayon').selectOption('100');
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(page).toHaveURL('/annonces?place=quimper-29&radius=100');
    await expect(filters.getByLabel('Où ?')).toHaveValue('Quimper (29)');
    await page.getByLabel('Trier les annonces').selectOption('Les plus imminentes');
    await page.getByRole('button', { name: 'Trier' }).click();
    await expect(page).toHaveURL('/annonces?place=quimper-29&radius=100&sort=start');
  });
});
