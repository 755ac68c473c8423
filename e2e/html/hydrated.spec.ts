import { openForm, send } from '../forms/submissions.ts';
import { expect, test } from '../test.ts';
import { faultsOf } from './validator.ts';

/* The DOM after hydration: the parts that are not in the served HTML. */

test('@phone the filters, and the list of specialties, once they are open', async ({ page }) => {
  await page.goto('/annonces');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
  await dialog.getByRole('button', { name: /Spécialité/ }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await faultsOf(await page.content())).toEqual([]);
});

test('a form with a mistake in every field', async ({ page }) => {
  await openForm(page, '/inscription');
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeVisible();
  expect(await faultsOf(await page.content())).toEqual([]);
});
