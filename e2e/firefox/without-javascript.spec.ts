import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/*
 * Playwright clicks and waits by scripts in the page, which do not run here either: these tests use the
 * keyboard, and poll.
 */
async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.page().keyboard.press('Enter');
}

const address = (page: Page) => expect.poll(() => page.url());
const shown = (target: Locator) => expect.poll(() => target.filter({ visible: true }).count());

test('the list is filtered and paged, and an ad is read', async ({ page }) => {
  await page.goto('/annonces');
  // With JavaScript, this field is a button.
  const specialty = page
    .getByLabel('Spécialité', { exact: true })
    .filter({ visible: true })
    .first();
  await specialty.focus();
  await page.keyboard.type('Méd');
  await expect.poll(() => specialty.inputValue()).toBe('1');
  await press(page.getByRole('button', { name: 'Appliquer les filtres' }));
  await address(page).toMatch(/specialty=1/);
  await shown(page.getByRole('article')).toBe(20);
  await press(page.getByRole('link', { name: 'Page suivante' }));
  await address(page).toMatch(/page=2/);
  await shown(page.getByText('Page 2', { exact: true })).toBe(1);
  await press(page.getByRole('article').first().getByRole('link'));
  await address(page).toMatch(/\/annonces\/\d+/);
  await shown(page.getByRole('link', { name: 'Candidater', exact: true })).toBe(1);
});

test('posts can be read, and forms are shown', async ({ page }) => {
  await page.goto('/blog');
  await press(page.getByRole('article').first().getByRole('link').first());
  await address(page).toMatch(/\/blog\/[a-z]/);
  await shown(page.getByRole('heading', { level: 1 })).toBe(1);
  await page.goto('/inscription');
  await shown(page.getByLabel('Adresse e-mail')).toBe(1);
  await shown(page.getByRole('button', { name: 'Envoyer ma demande' })).toBe(1);
  await page.goto('/reset-password/MQ/jeton');
  await shown(page.getByLabel('Nouveau mot de passe', { exact: true })).toBe(1);
});

test('the errors of a new password show without cookies', async ({ page, context }) => {
  const path = '/reset-password/MQ/jeton-firefox';
  await page.goto(path);
  const alert = page.getByRole('alert');
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  };
  await type('Nouveau mot de passe', 'tracteur lune 12');
  await type('Confirmation du mot de passe', 'tracteur lune 13');
  await page.keyboard.press('Enter');
  await shown(alert.getByText('Les mots de passe ne correspondent pas')).toBe(1);
  await address(page).toContain(`${path}?envoi=`);
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await shown(alert.getByText('Les mots de passe ne correspondent pas')).toBe(1);
  await page.goto(path);
  await shown(page.getByLabel('Nouveau mot de passe', { exact: true })).toBe(1);
  await shown(alert).toBe(0);
});
