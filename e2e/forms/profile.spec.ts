import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { test } from '../shared-page.ts';
import { expect, test as onNewPage } from '../test.ts';
import { openForm } from './submissions.ts';

for (const [address, role] of [
  ['/inscription', 'Médecin'],
  ['/inscription?profil=medecin', 'Médecin'],
  ['/inscription?profil=remplacant', 'Remplaçant'],
  ['/inscription?profil=autre', 'Médecin'],
] as const) {
  test(`${address} starts with ${role}`, async ({ page }) => {
    await openForm(page, address);
    await expect(page.getByRole('radio', { name: role })).toBeChecked();
  });
}

for (const javaScriptEnabled of [true, false]) {
  onNewPage.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    onNewPage.use({ javaScriptEnabled });

    onNewPage('the introduction addresses the chosen role', async ({ page }) => {
      await page.goto('/inscription?profil=remplacant');
      const toDoctors = page.getByText(/^Dites-nous qui vous cherchez/);
      const toSubstitutes = page.getByText(/^Dites-nous où et quand vous remplacez/);
      await expect(toSubstitutes).toBeVisible();
      await expect(toDoctors).toBeHidden();
      await page.getByText('Médecin', { exact: true }).click();
      await expect(toDoctors).toBeVisible();
      await expect(toSubstitutes).toBeHidden();
    });
  });
}

test('the chosen role is in the URL, survives a reload, and adds no history entry', async ({
  page,
}) => {
  await page.goto('/');
  await openForm(page, '/inscription');
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByText('Remplaçant', { exact: true }).click();
  await expect(page).toHaveURL('/inscription?profil=remplacant');
  await page.getByText('Médecin', { exact: true }).click();
  await expect(page).toHaveURL('/inscription');
  await page.getByText('Remplaçant', { exact: true }).click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Remplaçant' })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a form keeps what the visitor types and chooses before hydration', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/chunks/**');
  await page.goto('/inscription', { waitUntil: 'commit' });
  await page.getByLabel('Prénom').fill('Zoé');
  // Not Playwright's click, which waits for a stable page: this page is still loading.
  const replacement = page.getByRole('radio', { name: 'Remplaçant' });
  await replacement.evaluate((radio: HTMLInputElement) => radio.click());
  release();
  await page.locator('form[novalidate]').waitFor();
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
  await expect(replacement).toBeChecked();
  await expect(page).toHaveURL('/inscription?profil=remplacant');
});

test('the home page links to each form, and the forms link to each other', async ({ page }) => {
  for (const [name, address] of [
    ['Se pré-inscrire comme médecin', '/inscription'],
    ['Se pré-inscrire comme remplaçant', '/inscription?profil=remplacant'],
    ['Pré-inscrire un établissement', '/inscriptions'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('main form').filter({ visible: true })).toHaveCount(1);
  }
  const other = page.getByRole('main').getByRole('link', { name: 'Votre formulaire est ici' });
  await other.filter({ visible: true }).click();
  await expect(page).toHaveURL('/inscription');
  await expect(page.getByRole('radio', { name: 'Médecin' })).toBeChecked();
  await other.filter({ visible: true }).click();
  await expect(page).toHaveURL('/inscriptions');
});

for (const [served, address, chosen] of [
  ['/inscription', '/inscription?profil=remplacant', 'Remplaçant'],
  ['/inscription?profil=remplacant', '/inscription', 'Médecin'],
  ['/inscription?profil=remplacant', '/inscription?profil=remplacant', 'Remplaçant'],
] as const) {
  test(`${served} keeps the choice of ${chosen} after a visit to the other form`, async ({
    page,
  }) => {
    await openForm(page, served);
    await page.getByText(chosen, { exact: true }).click();
    await page.getByLabel('Prénom').fill('Zoé');
    const seen = { visible: true } as const;
    const other = page.getByRole('main').getByRole('link', { name: 'Votre formulaire est ici' });
    await other.filter(seen).click();
    await expect(page).toHaveURL('/inscriptions');
    expect(await repeatedIds(page)).toEqual([]);
    await other.filter(seen).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('radio', { name: chosen }).filter(seen)).toBeChecked();
    await expect(page.getByLabel('Prénom').filter(seen)).toHaveValue('Zoé');

    // The link in the terms selects the doctor.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /conditions|CGU/i })
      .click();
    await expect(page).toHaveURL('/cgu');
    const terms = page
      .getByRole('main')
      .getByRole('link', { name: 'formulaire de pré-inscription' });
    await terms.filter(seen).first().click();
    await expect(page).toHaveURL('/inscription');
    await expect(page.getByRole('radio', { name: 'Médecin' }).filter(seen)).toBeChecked();
  });
}

/** Previous pages may stay in the document, hidden, with the same ids. */
function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

test('a link to a role selects it, whatever the visitor chose before', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Se pré-inscrire comme médecin', exact: true }).click();
  await page.getByText('Remplaçant', { exact: true }).click();
  await expect(page).toHaveURL('/inscription?profil=remplacant');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /MédiRelève/ })
    .click();
  await page.getByRole('link', { name: 'Se pré-inscrire comme médecin', exact: true }).click();
  await expect(page).toHaveURL('/inscription');
  await expect(
    page.getByRole('radio', { name: 'Médecin' }).filter({ visible: true }),
  ).toBeChecked();
});
