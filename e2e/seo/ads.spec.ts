import { test } from '../shared-page.ts';
import { expect, expectAccessible } from '../test.ts';
import { addAds, adPath } from './served-page.ts';

test.beforeEach(async ({ api }) => addAds(api));

test('an ad that has ended says so, and links to other ads', async ({ page }) => {
  await page.goto(adPath('over'));
  await expect(page.getByText('Cette annonce est terminée.')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Candidater' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voir les annonces de la même spécialité' }).click();
  await expect(page).toHaveURL('/annonces?specialty=1');
});

test('breadcrumbs lead through the list to the home page', async ({ page }) => {
  await page.goto(adPath('whole'));
  const breadcrumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(breadcrumbs.getByText('Remplacement à Quimper')).toHaveAttribute(
    'aria-current',
    'page',
  );
  await breadcrumbs.getByRole('link', { name: 'Nos annonces' }).click();
  await expect(page).toHaveURL('/annonces');
  await breadcrumbs.filter({ visible: true }).getByRole('link', { name: 'Accueil' }).click();
  await expect(page).toHaveURL('/');
});
