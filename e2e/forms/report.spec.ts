import type { Page } from '@playwright/test';
import { adOnTheWire } from '../map/visitor.ts';
import { expect, expectAccessible, freshAd, test } from '../test.ts';
import { openForm, ownEmail, send, storedResponses } from './submissions.ts';

const goodFaith = 'Je crois de bonne foi que ces informations sont exactes et complètes.';
const failure = 'Une erreur est survenue. Veuillez réessayer plus tard.';
const call = 'POST /forms/signalement';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Motif').selectOption('Fausse ou trompeuse');
  await page.getByLabel('Ce qui ne va pas').fill('La rétrocession est fausse.\nLe lieu aussi.');
  await page.getByLabel('Nom', { exact: true }).fill('Zoé Roy');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('checkbox', { name: goodFaith }).check();
}

const filledIn = (email: string) => ({
  ad: '12',
  reason: 'Fausse ou trompeuse',
  comments: 'La rétrocession est fausse.\r\nLe lieu aussi.',
  name: 'Zoé Roy',
  email,
  goodFaith,
  url: 'https://www.medireleve.example/annonces/12',
});

/** The reference on the page of the receipt. */
async function referenceOn(page: Page): Promise<string> {
  await expect(title(page)).toHaveText('Formulaire envoyé');
  const reference = page.getByText(/^Gardez sa référence/).locator('strong');
  await expect(reference).toHaveText(/^S-[\dA-F]{8}$/);
  return (await reference.textContent()) ?? '';
}

test('@desktop @phone an ad is reported, and the receipt has the reference that was sent', async ({
  page,
}) => {
  const email = ownEmail();
  await page.goto('/annonces/12');
  await page.getByRole('link', { name: 'Signaler cette annonce' }).click();
  await expect(page).toHaveURL('/annonces/12/signaler');
  await page.locator('form[novalidate]').filter({ visible: true }).waitFor();
  await expectAccessible(page);

  await send(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'à corriger' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expectAccessible(page);

  await fillIn(page, email);
  await expect(summary).toHaveCount(0);
  await send(page).click();
  const reference = await referenceOn(page);
  await expectAccessible(page);
  expect(await storedResponses('signalement', email)).toEqual([{ ...filledIn(email), reference }]);
  await page.goBack();
  await expect(page).toHaveURL('/annonces/12');
});

test('a visitor reports an illegal content with the keyboard alone, without a name', async ({
  page,
}) => {
  const { keyboard } = page;
  const mark = ownEmail();
  await openForm(page, '/annonces/12/signaler');
  // The link to the ad, the last one before the form.
  await page.getByRole('main').getByRole('link').first().focus();
  await keyboard.press('Tab');
  await expect(page.getByLabel('Motif')).toBeFocused();
  await keyboard.type('Contenu');
  await keyboard.press('Tab');
  await keyboard.type(`Voir ${mark}`);
  for (const _ of ['name', 'e-mail', 'statement']) await keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await keyboard.press('Space');
  for (const _ of ['policy', 'button']) await keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await keyboard.press('Enter');
  const reference = await referenceOn(page);
  const stored = await storedResponses('signalement', '');
  expect(stored.filter(({ comments }) => comments === `Voir ${mark}`)).toEqual([
    expect.objectContaining({ reason: 'Contenu illégal', name: '', email: '', reference }),
  ]);
});

test('a robot gets no receipt, and its report is not stored', async ({ page }) => {
  const email = ownEmail();
  await openForm(page, '/annonces/12/signaler');
  await fillIn(page, email);
  await page.locator('[name="sujet"]').fill('Achetez');
  await send(page).click();
  await expect(page.getByText('Merci.', { exact: true })).toBeVisible();
  await expect(page.getByText(/S-[\dA-F]{8}/)).toHaveCount(0);
  expect(await storedResponses('signalement', email)).toEqual([]);
});

test('@phone the first field is in the first window, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, '/annonces/12/signaler');
  const first = await page.getByLabel('Motif').boundingBox();
  expect(first?.y).toBeLessThanOrEqual(420);
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeVisible();
  for (const size of ['100%', '200%']) {
    const excess = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return document.documentElement.scrollWidth - innerWidth;
    }, size);
    expect([size, excess]).toEqual([size, 0]);
  }
});

test('an ad that has ended can be reported, a missing one cannot, and a failing API is said', async ({
  page,
  api,
  request,
}) => {
  const id = freshAd();
  const days = { start_date: '2020-01-01', end_date: '2020-01-05' };
  await api.respond(`/api/v1/ads/${id}`, { ...adOnTheWire(id, 'Terminée', {}), ...days });
  await page.goto(`/annonces/${id}`);
  await page.getByRole('link', { name: 'Signaler cette annonce' }).click();
  await expect(send(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terminée' })).toHaveAttribute(
    'href',
    `/annonces/${id}`,
  );

  const missing = await request.get('/annonces/4999999/signaler');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Annonce introuvable.');
  const failing = freshAd();
  await api.fail(`/api/v1/ads/${failing}`, 'error');
  const response = await request.get(`/annonces/${failing}/signaler`);
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain('Réessayer');
  expect(response.headers()['cache-control']).toContain('no-store');
});

test.describe('when the form service fails', () => {
  test.use({
    // Without the index, a site starts in two thirds of the time.
    siteEnvironment: { ADS_INDEX: 'off', FORM_RELAY: 'off' },
    expectedConsole: ['Failed to load resource'],
  });

  test('or redirects, there is no receipt, and what was typed stays', async ({
    page,
    freshSite: { url, api },
  }) => {
    const email = ownEmail();
    await openForm(page, `${url}/annonces/12/signaler`);
    await fillIn(page, email);
    await api.fail(call, 'error');
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    // Retried once.
    expect(await api.calls(call)).toHaveLength(2);
    await api.restore(call);
    await api.respond(call, null, 302);
    await send(page).click();
    await expect.poll(() => api.calls(call)).toHaveLength(3);
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    await expect(page).toHaveURL(`${url}/annonces/12/signaler`);
    await expect(page.getByLabel('Motif')).toHaveValue('Fausse ou trompeuse');
    await expect(page.getByLabel('Ce qui ne va pas')).toHaveValue(/La rétrocession est fausse/);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expectAccessible(page);

    await api.restore(call);
    await send(page).click();
    const reference = await referenceOn(page);
    expect(await storedResponses('signalement', email)).toEqual([
      { ...filledIn(email), reference },
    ]);
    await page.goto(`${url}/signalement?resultat=a-verifier&champs=name`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://www.medireleve.example/signalement',
    );
    await expectAccessible(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the outcome is a page, and Back leads to the filled-in form', async ({
      page,
      request,
      freshSite: { url, api },
    }) => {
      const email = ownEmail();
      const outcome = `${url}/signalement?resultat=`;
      await api.fail(call, 'error');
      await page.goto(`${url}/annonces/12/signaler`);
      await fillIn(page, email);
      await page.getByLabel('Nom', { exact: true }).fill('');
      await send(page).click();
      await expect(page).toHaveURL(`${outcome}a-verifier&champs=name`);
      await expect(page.getByRole('alert')).toHaveText('Vérifiez votre nom.');
      await page.goBack();
      await page.getByLabel('Nom', { exact: true }).fill('Zoé Roy');
      await send(page).click();
      await expect(page).toHaveURL(`${outcome}echec`);
      await expect(page.getByRole('alert')).toHaveText(failure);

      await api.restore(call);
      await page.goBack();
      await expect(page.getByLabel('Motif')).toHaveValue('Fausse ou trompeuse');
      await expect(page.getByRole('checkbox')).toBeChecked();
      await send(page).click();
      const reference = await referenceOn(page);
      await expect(page).toHaveURL(`${outcome}envoyee&reference=${reference}`);
      expect(await storedResponses('signalement', email)).toEqual([
        { ...filledIn(email), reference },
      ]);

      // Requests that no form of ours sends.
      const path = `${url}/signalement`;
      const long = await request.post(path, { multipart: { comments: 'x'.repeat(40_000) } });
      expect(long.status()).toBe(413);
      expect((await request.post(path, { data: { ad: '12' } })).status()).toBe(415);
      const foreign = await request.post(path, {
        multipart: { ad: '12' },
        headers: { 'sec-fetch-site': 'cross-site' },
        maxRedirects: 0,
      });
      expect(foreign.headers().location).toBe('/signalement?resultat=echec');
      const bare = await request.get(path, { maxRedirects: 0 });
      expect([bare.status(), bare.headers().location]).toEqual([307, '/annonces']);
      const invented = await request.get(`${path}?resultat=envoyee&reference=Rappelez-le-0899`);
      expect(await invented.text()).not.toContain('0899');
      expect(invented.headers()['cache-control']).toContain('no-store');
    });
  });
});

test.describe('without a form service', () => {
  test.use({ siteEnvironment: { ADS_INDEX: 'off', REPORT_FORM_URL: '' } });

  test('an ad is reported by a mail that has its number and URL', async ({
    page,
    request,
    freshSite: { url },
  }) => {
    await page.goto(`${url}/annonces/12`);
    const href = await page
      .getByRole('link', { name: 'Signaler cette annonce' })
      .getAttribute('href');
    expect(href).toMatch(/^mailto:contact@a-configurer\.example\?subject=/);
    expect(decodeURIComponent(href ?? '')).toContain(
      'annonce 12\u00a0: https://www.medireleve.example/annonces/12',
    );
    for (const path of ['/annonces/12/signaler', '/signalement']) {
      expect((await request.get(url + path)).status()).toBe(404);
    }
    expect((await request.post(`${url}/signalement`, { multipart: { ad: '12' } })).status()).toBe(
      405,
    );
  });
});
