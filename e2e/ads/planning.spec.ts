import { keyboardOf, preloaded } from '../journeys/keyboard.ts';
import { expect, test } from '../test.ts';

/* « Composer mon planning » (docs/product.md#planning): relative to today, on the demo's ads. */

const nextYear = new Date().getFullYear() + 1;
const [start, end] = [`${nextYear}-01-01`, `${nextYear}-03-31`];

test.describe('by keyboard', () => {
  test.use({ expectedConsole: [preloaded] });

  test('@desktop @phone who is free from January to March around Rennes finds a plan, keeps and sends it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/annonces/planning');
    const keyboard = keyboardOf(page);
    await keyboard.tabTo(page.getByLabel('Où ?'));
    await page.keyboard.type('rennes');
    await expect(page.getByRole('option', { name: /^Rennes/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Où ?')).toHaveValue('Rennes (35)');
    await page.getByLabel('Rayon').selectOption('200');
    await page.getByLabel('Date de début').fill(start);
    await page.getByLabel('Date de fin').fill(end);
    await keyboard.tabTo(page.getByRole('button', { name: 'Composer' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(
      `/annonces/planning?place=rennes-35&radius=200&startDate=${start}&endDate=${end}#plannings`,
    );
    const period = page.getByRole('heading', { name: `Du 1er janvier au 31 mars ${nextYear}` });
    await expect(period).toBeInViewport();
    await expect(page.getByLabel('Où ?')).toHaveValue('Rennes (35)');

    const plan = page.getByRole('article').first();
    const brief = await plan.getByText(/^\d+ annonces?, \d+ jours? sur \d+$/).textContent();
    const count = Number.parseInt(brief ?? '', 10);
    await expect(plan.getByRole('link', { name: /./ }).first()).toBeVisible();
    await keyboard.tabTo(plan.getByText('Suivre ou envoyer ces annonces'));
    await keyboard.press('Enter');
    await keyboard.tabTo(plan.getByRole('button', { name: 'Envoyer ma liste' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Lien copié !')).toBeVisible();
    const sent = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(sent).searchParams.get('ids')?.split(',')).toHaveLength(count);
    await expect(plan.getByRole('link', { name: 'Suivre dans mon agenda' })).toHaveAttribute(
      'href',
      /^webcal:.*\/annonces\/agenda\.ics\?ids=/,
    );

    await keyboard.tabTo(plan.getByRole('button', { name: 'Garder ces annonces' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/mes-annonces');
    const kept = count === 1 ? '1 annonce gardée' : `${count} annonces gardées`;
    await expect(page.getByRole('heading', { name: kept })).toBeVisible();
    await page.getByRole('link', { name: 'Composer mon planning' }).click();
    await expect(page).toHaveURL('/annonces/planning');
  });
});

test('a search that is shared is the form and its plans, also after Back', async ({ page }) => {
  await page.goto(`/annonces/planning?place=bretagne&startDate=${start}&endDate=${end}`);
  const first = page.getByRole('article').first().getByRole('link').first();
  await first.click();
  await expect(page).toHaveURL(/\/annonces\/\d+$/);
  await page.goBack();
  await expect(page.getByLabel('Où ?')).toHaveValue('Bretagne');
  await expect(page.getByLabel('Date de fin')).toHaveValue(end);
  await expect(first).toBeVisible();
});

test('both dates are as high as each other, with one chosen too', async ({ page }) => {
  await page.goto(`/annonces/planning?startDate=${start}`);
  const heights = ['Date de début', 'Date de fin'].map(async (label) => {
    return (await page.getByLabel(label).boundingBox())?.height;
  });
  const [first, last] = await Promise.all(heights);
  expect(first).toBeGreaterThan(0);
  expect(last).toBe(first);
});

test('the list and its « Quand ? » lead to plans of its search', async ({ page }) => {
  await page.goto('/annonces?place=bretagne');
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  await expect(filters.getByRole('link', { name: 'Composer mon planning' })).toHaveAttribute(
    'href',
    '/annonces/planning?place=bretagne',
  );
  await filters.getByRole('link', { name: /^Janvier/ }).click();
  const link = page.getByRole('link', { name: /^Composer mon planning : \d+ annonce/ });
  await link.click();
  await expect(page).toHaveURL(/\/annonces\/planning\?place=bretagne&startDate=.*#plannings$/);
  await expect(page.getByRole('heading', { name: 'Le plus de jours' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words, « Quand ? » and criteria are one form, whose plans have their links', async ({
    page,
  }) => {
    await page.goto('/annonces/planning');
    await page.getByLabel('Où ?').fill('Rennes');
    await page.getByLabel('Rayon').selectOption('200');
    await page.getByLabel('Quand ?').selectOption(`${nextYear}-01`);
    await page.getByRole('button', { name: 'Composer' }).click();
    await expect(page).toHaveURL(
      `/annonces/planning?place=rennes-35&radius=200&startDate=${start}&endDate=${nextYear}-01-31#plannings`,
    );
    const plan = page.getByRole('article').first();
    await expect(plan.getByRole('button', { name: 'Garder ces annonces' })).toBeHidden();
    await plan.getByText('Suivre ou envoyer ces annonces').click();
    await expect(plan.getByRole('link', { name: 'Suivre dans mon agenda' })).toBeVisible();
    await plan.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/annonces\/\d+$/);
  });

  test('words for several places keep the purpose', async ({ page }) => {
    await page.goto('/annonces/planning');
    await page.getByLabel('Où ?').fill('Valence');
    await page.getByRole('button', { name: 'Composer' }).click();
    await page.getByRole('link', { name: /^Valence \(26\)/ }).click();
    await expect(page).toHaveURL('/annonces/planning?place=valence-26');
  });
});

test.describe('translated', () => {
  test.use({ translation: { prefix: '', when: 'after' } });

  test('plans are kept', async ({ page }) => {
    await page.goto('/annonces/planning?place=bretagne');
    await page.getByRole('button', { name: 'Garder ces annonces' }).first().click();
    await expect(page).toHaveURL('/mes-annonces');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('each plan prints on one sheet, without what is pressed', async ({ page }) => {
  await page.goto('/annonces/planning?place=rennes-35&radius=200');
  // A4 with margins of one centimetre.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  const plans = page.getByRole('article');
  await expect(plans.getByText('Garder ces annonces').first()).toBeAttached();
  for (const plan of await plans.all()) {
    const box = await plan.boundingBox();
    expect(box?.height).toBeLessThan(1047);
    await expect(plan.getByRole('button').first()).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Composer' })).toBeHidden();
});
