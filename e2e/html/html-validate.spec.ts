import { follow } from '../flash.ts';
import { openForm, send } from '../forms/submissions.ts';
import { openPreview, test as withPreview } from '../preview/editor.ts';
import { expect, test } from '../test.ts';
import { faultsOf } from './nu-checker.ts';

/* Parts of pages that are not in the HTML that a request without a session gets. */

test('@phone the open dialog of the filters, with the list of specialties, is valid HTML', async ({
  page,
}) => {
  await page.goto('/annonces');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtrer les annonces' });
  await dialog.getByRole('button', { name: /Spécialité/ }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await faultsOf(await page.content())).toEqual([]);
});

test('a form with a mistake in every field is valid HTML', async ({ page }) => {
  await openForm(page, '/inscription');
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeVisible();
  expect(await faultsOf(await page.content())).toEqual([]);
});

withPreview(
  'the sign-in, table and report of the editors’ preview are valid HTML',
  async ({ page, preview }) => {
    // All of its pages are rendered for the first time.
    withPreview.slow();
    const html = async (path: string) => (await page.request.get(preview.url + path)).text();
    expect(await faultsOf(await html('/apercu'))).toEqual([]);
    const refused = await page.request.post(`${preview.url}/apercu`, {
      form: { secret: 'faux' },
      maxRedirects: 0,
    });
    const shown = await (await follow(page.request, refused)).text();
    expect(shown).toContain('Ce code n’est pas le bon.');
    expect(await faultsOf(shown)).toEqual([]);
    await openPreview(page, preview.url);
    for (const path of [
      '/apercu',
      '/apercu?adresse=%2Fannonces%2F12',
      '/apercu?adresse=nulle%20part',
    ]) {
      const served = await html(path);
      expect(served, path).toContain('Se déconnecter');
      expect(await faultsOf(served), path).toEqual([]);
    }
  },
);
