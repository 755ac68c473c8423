import { holdBack } from '../hold-back.ts';
import { openNavigation } from '../layout/navigation.ts';
import { expect, expectAccessible, test } from '../test.ts';
import { reachFilters } from './filters.ts';

/* « A search that decides » (docs/product.md#criteria). */

const countOf = /annonces? trouvées?/;

test('« mercredi et jeudi, au moins 75 %, avec logement, à 200 km de Rennes » is chosen beside the list, each choice with its count', async ({
  page,
}) => {
  await page.goto('/annonces?place=rennes-35&radius=200');
  const filters = await reachFilters(page);
  const count = page.getByRole('heading', { level: 2, name: countOf });

  const wednesday = filters.getByRole('checkbox', { name: /^Mercredi(?: \(|$)/ });
  await wednesday.check();
  await expect(page).toHaveURL('/annonces?place=rennes-35&radius=200&days=wed');
  await expect(wednesday).toBeFocused();
  await filters.getByRole('checkbox', { name: /^Jeudi(?: \(|$)/ }).check();
  await filters.getByLabel('Rétrocession').selectOption('75');
  await expect(page).toHaveURL('/annonces?place=rennes-35&radius=200&retrocession=75&days=wed,thu');
  const housing = filters.getByRole('checkbox', { name: /^Logement/ });
  // The counts follow the search: they are those of the page that the server renders.
  const served = await (await page.request.get(page.url())).text();
  const [promised = '', number] = /Logement \((\d+)\)/.exec(served) ?? [];
  await expect(housing.locator('..')).toHaveText(promised);
  await housing.check();
  await expect(count).toHaveText(new RegExp(`^${number} annonce`));
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Retirer le filtre Mercredi' }).click();
  await expect(page).toHaveURL(
    '/annonces?place=rennes-35&radius=200&retrocession=75&with=housing&days=thu',
  );
  await expect(wednesday).not.toBeChecked();
  await page.goBack();
  await expect(wednesday).toBeChecked();
});

test('a second specialty is added beside the list', async ({ page }) => {
  await page.goto('/annonces?specialty=22');
  const filters = await reachFilters(page);
  await filters.getByRole('button', { name: 'Ajouter une spécialité' }).click();
  await filters.getByRole('combobox', { name: 'Rechercher une spécialité' }).fill('psychiatrie');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/annonces?specialty=22,43');
  await expect(filters.getByRole('button', { name: /^Spécialité/ })).toContainText('et 1 autre');
  await expect(page.getByRole('link', { name: 'Retirer le filtre Psychiatrie' })).toBeVisible();
  await expectAccessible(page);
});

test('words are searched for once they are complete, and removed by their chip', async ({
  page,
}) => {
  await page.goto('/annonces');
  const filters = await reachFilters(page);
  await filters.getByText('Plus de critères').click();
  await filters.getByLabel('Mots').fill('ehpad');
  await expect(page).toHaveURL('/annonces');
  await filters.getByLabel('Mots').press('Enter');
  await expect(page).toHaveURL('/annonces?q=ehpad');
  await expect(page.getByRole('article').first()).toContainText(/EHPAD/i);
  await page.getByRole('link', { name: /^Retirer le filtre « ehpad »/ }).click();
  await expect(page).toHaveURL('/annonces');
  await expect(filters.getByLabel('Mots')).toHaveValue('');
});

test('a search with criteria opened from a link has its choices, without the code of the form', async ({
  page,
}) => {
  await page.goto('/annonces?with=housing&days=wed-morning&owner=facility');
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  await expect(filters.getByRole('checkbox', { name: /^Logement/ })).toBeChecked();
  const morning = filters.getByRole('checkbox', { name: /^Mercredi matin/ });
  await expect(morning).toBeChecked();
  await expect(filters.getByLabel('Lieu d’exercice')).toHaveValue('facility');
});

test('a choice made before the code of the form has arrived is not lost', async ({ page }) => {
  await page.goto('/annonces');
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await gate;
    await route.fallback();
  });
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  await filters.getByRole('checkbox', { name: /^Logement/ }).check();
  release();
  await expect(page).toHaveURL('/annonces?with=housing');
  await expect(filters.getByRole('checkbox', { name: /^Logement/ })).toBeChecked();
});

test('@phone « Filtrer » tapped before the scripts have arrived opens the filters', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto('/annonces', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filtrer' }).tap();
  release();
  const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
  // The counts follow each choice.
  const housing = dialog.getByRole('checkbox', { name: /^Logement/ });
  const before = (await housing.locator('..').textContent()) ?? '';
  await dialog.getByLabel('Forfait par jour').selectOption('800');
  await expect(housing.locator('..')).not.toHaveText(before);
  await expect(page).toHaveURL('/annonces');
});

test('@phone place and specialty are above the cards, and apply at once', async ({ page }) => {
  await page.goto('/annonces?with=housing,dining,secretary&days=mon,wed,fri');
  // The filters are a row that scrolls, the page is not.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(page.viewportSize()?.width);
  const form = page.getByRole('main').getByRole('search');
  await form.getByLabel('Où ?').tap();
  await form.getByRole('combobox', { name: 'Où ?' }).pressSequentially('brest');
  await page.getByRole('option', { name: 'Brest · Finistère' }).tap();
  await expect(page).toHaveURL(
    '/annonces?place=brest-29&with=housing,dining,secretary&days=mon,wed,fri',
  );
  await openNavigation(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends all criteria', async ({ page }) => {
    await page.goto('/annonces');
    const filters = page.getByRole('complementary', { name: 'Filtres' });
    await filters.getByRole('checkbox', { name: /^Mercredi(?: \(|$)/ }).check();
    await filters.getByRole('checkbox', { name: /^Jeudi(?: \(|$)/ }).check();
    await filters.getByLabel('Rétrocession').selectOption('75');
    await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
    await expect(page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link')).toHaveText([
      /Mercredi/,
      /Jeudi/,
      /75/,
    ]);
    await expect(filters.getByRole('checkbox', { name: /^Jeudi(?: \(|$)/ })).toBeChecked();
  });
});

// As Equal Access of IBM sees it (`label_content_exists`): clipped words are none.
test('@desktop @phone each label has words that are not clipped, and each half-day its name', async ({
  page,
}) => {
  await page.goto('/annonces');
  const filter = page.getByRole('button', { name: 'Filtrer' });
  if (await filter.isVisible()) await filter.click();
  await page.getByText('Préciser les demi-journées').filter({ visible: true }).click();
  const monday = page.getByRole('checkbox', { name: /^Lundi (matin|après-midi|soir\/nuit)/ });
  await expect(monday.filter({ visible: true })).toHaveCount(3);
  const empty = await page
    .locator('label')
    .filter({ visible: true })
    .evaluateAll((labels) =>
      labels
        .filter((label) => {
          const parts = [label, ...label.querySelectorAll('*')];
          return !parts.some(
            (part) =>
              [...part.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
              getComputedStyle(part).clipPath === 'none',
          );
        })
        .map((label) => label.outerHTML),
    );
  expect(empty).toEqual([]);
  await expectAccessible(page);
});
