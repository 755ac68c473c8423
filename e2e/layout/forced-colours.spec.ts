import { openForm, send } from '../forms/submissions.ts';
import { expect, test } from '../test.ts';

// Light on dark, so that what keeps a dark colour of ours is invisible.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

test('selected, current, disabled and invalid elements are distinguishable', async ({ page }) => {
  const highlight = await page.evaluate(() => {
    document.body.style.color = 'Highlight';
    return getComputedStyle(document.body).color;
  });
  await openForm(page, '/inscription');
  const choice = (name: string) => page.locator('label', { hasText: new RegExp(`^${name}$`) });
  await expect(choice('Médecin')).toHaveCSS('outline-color', highlight);
  await expect(choice('Médecin')).toHaveCSS('outline-style', 'solid');
  await expect(choice('Remplaçant')).toHaveCSS('outline-style', 'none');
  const ticked = page.getByRole('checkbox').locator('xpath=..').locator('svg');
  await expect(ticked).toHaveCSS('opacity', '0');
  await page.getByRole('checkbox').check();
  await expect(ticked).toHaveCSS('opacity', '1');
  await send(page).click();
  const mistake = page.getByText('Indiquez votre prénom.').last();
  await expect(mistake.locator('xpath=..').locator('svg').first()).toBeVisible();
  await page.getByLabel('Prénom').press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-color', highlight);
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');

  await page.goto('/annonces');
  const views = page.getByRole('list', { name: 'Affichage' });
  const edges = (name: string) =>
    views.getByRole('link', { name }).evaluate((link) => {
      const { outlineStyle, outlineColor, borderColor, borderStyle } = getComputedStyle(link);
      return [outlineStyle, outlineColor, borderStyle, borderColor].join(' ');
    });
  expect(await edges('Liste')).not.toBe(await edges('Carte'));
  const colour = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).color);
  expect(await colour('Page précédente')).not.toBe(await colour('Page suivante'));
  await expect(page.getByText(/^Rétrocession \d/).first()).not.toHaveCSS(
    'border-top-color',
    'rgba(0, 0, 0, 0)',
  );
});
