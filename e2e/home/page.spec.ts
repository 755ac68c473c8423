import type { Page } from '@playwright/test';
import { sectionOf } from '../section-of.ts';
import { expect, expectAccessible, test } from '../test.ts';

const app = 'https://app.medireleve.example';

test('@desktop @phone the home page is accessible, with one h1 and no skipped heading level', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Passez le relais. Prenez la relève.',
  );
  await expectAccessible(page);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(leaps).toEqual([]);
});

test('« Créer un compte » opens the web app in the same tab', async ({ page, context }) => {
  await context.route(`${app}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<title>L’application</title>',
    }),
  );
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).first().click();
  await expect(page).toHaveURL(`${app}/`);
  await expect(page).toHaveTitle('L’application');
  expect(context.pages()).toHaveLength(1);
});

test('the home page links to the ads', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Voir les annonces', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/annonces');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos annonces');
});

test('« Comment ça marche » has three steps', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, 'Comment ça marche');
  await expect(section).toHaveAttribute('id', 'how-it-works');
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(section.getByRole('listitem').getByRole('heading')).toHaveText([
    /profil/,
    /remplaçant/,
    /[Cc]ontrat|[Cc]ontractualise/,
  ]);
});

test('a visitor can write an e-mail, or book 30 minutes', async ({ page }) => {
  await page.goto('/');
  const contact = page.locator('section#contact');
  await expect(contact.getByRole('link', { name: 'contact@a-configurer.example' })).toHaveAttribute(
    'href',
    'mailto:contact@a-configurer.example',
  );
  const booking = contact.getByRole('link', { name: /30 minutes/ });
  await expect(booking).toHaveAttribute('href', 'https://rendez-vous.a-configurer.example');
  await expect(booking).toHaveAttribute('target', '_blank');
  await expect(booking).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(booking).toHaveAccessibleName(/nouvelle fenêtre/);
});

test('« Disponible sur » links to the apps for Android, iPhone and the web', async ({ page }) => {
  await page.goto('/');
  const section = sectionOf(page, 'Disponible sur');
  for (const [name, href] of [
    [/Google Play/, /^https:\/\/play\.google\.com\//],
    [/App Store/, /^https:\/\/apps\.apple\.com\//],
  ] as const) {
    const link = section.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAccessibleName(/nouvelle fenêtre/);
  }
  await expect(section.getByRole('link', { name: /Application web/ })).toHaveAttribute('href', app);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has all its content and links', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Créer un compte' }).first()).toHaveAttribute(
      'href',
      app,
    );
    await expect(sectionOf(main, 'Comment ça marche')).toBeVisible();
    await expect(main.locator('#contact').getByRole('link', { name: /@/ })).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'Nous Contacter' })
      .click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('#contact').getByRole('heading', { level: 2 })).toBeInViewport();

    await main.getByRole('link', { name: 'Voir les annonces', exact: true }).first().click();
    await expect(page).toHaveURL('/annonces');
    await expect(page.getByRole('article')).toHaveCount(20);
  });
});

test.describe('the spotlight', () => {
  // Without the index, a site starts in two thirds of the time.
  test.use({ siteEnvironment: { ADS_INDEX: 'off' } });

  const ads = (page: Page) => sectionOf(page, 'Annonces de remplacement');
  const substitutes = (page: Page) => sectionOf(page, 'Remplaçants disponibles');

  test('shows three ads, which link to their pages, and three substitutes', async ({ page }) => {
    await page.goto('/');
    await expect(ads(page).getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(substitutes(page).getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(
      substitutes(page).getByText(
        'Connectez-vous pour voir tous les profils de remplaçants disponibles.',
      ),
    ).toBeVisible();
    const all = substitutes(page).getByRole('link', { name: 'Voir tous les médecins remplaçants' });
    await expect(all).toHaveAttribute('href', 'https://app.medireleve.example');
    await expect(all).not.toHaveAttribute('target');

    const first = ads(page).getByRole('heading', { level: 3 }).getByRole('link').first();
    const title = (await first.textContent()) ?? '';
    await expect(first).toHaveAttribute('href', /^\/annonces\/\d+$/);
    await first.click();
    await expect(page).toHaveURL(/\/annonces\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test.describe('on a site without cached pages', () => {
    test('shows the data of the API with its fallbacks (docs/product.md#entities)', async ({
      page,
      freshSite,
    }) => {
      const place = { city: 'Quimper', postal_code: '29000', name: 'Finistère' };
      await freshSite.api.respond('/ads/random', [
        { id: 'douze', title: 'Sans identifiant' },
        { id: 12, title: ' ', start_date: '2041-12-01', location: place },
        'annonce',
        { id: '13', title: 'Remplacement <b>à Quimper</b>' },
        { id: 14, title: 'Garde de nuit' },
        { id: 15, title: 'La quatrième' },
      ]);
      await freshSite.api.respond('/substitutes/random', [
        { first_name: 'Sans', last_name: 'Identifiant' },
        {
          id: 1,
          first_name: 'Léa',
          last_name: 'Roussel',
          specialty: 'mg',
          profile: {
            specialty: { doctor_common_name: 'Généraliste', name: 'Médecine générale' },
            location: place,
          },
        },
        { id: 2, profile: { specialty: { name: 'Pédiatrie' } } },
        { id: 3, last_name: 'Éon', specialty: 'Urologie' },
        { id: 4, first_name: 'Quatrième' },
      ]);
      const html = await (await page.goto(freshSite.url))?.text();
      await expect(ads(page).getByRole('heading', { level: 3 })).toHaveText([
        'Annonce sans titre',
        'Remplacement à Quimper',
        'Garde de nuit',
      ]);
      await expect(ads(page).getByText('A partir du 1er déc. 2041')).toBeVisible();
      const people = substitutes(page).locator('li');
      await expect(people).toHaveCount(3);
      await expect(people.nth(0)).toHaveText('LRLéa RousselGénéralisteQuimper (Finistère)');
      await expect(people.nth(1)).toHaveText('MRProfil sans nomPédiatrie');
      await expect(people.nth(2)).toHaveText('ÉÉonUrologie');
      // Names of people must not appear in search results.
      await expect(people.nth(0).locator('xpath=ancestor::div[@data-nosnippet]')).toHaveCount(1);
      expect(html).toContain('Léa Roussel');
    });

    test.describe('a portrait', () => {
      test.use({ expectedConsole: ['Failed to load resource'] });

      test('is lazy, and is replaced by the initials when it breaks', async ({
        page,
        freshSite,
      }) => {
        const person = { first_name: 'Anne', last_name: 'Roy' };
        await freshSite.api.respond('/substitutes/random', [
          { ...person, id: 1, profile_picture: 'https://images.example/broken.webp' },
          { ...person, id: 2, profile_picture: 'https://images.example/good.svg' },
          { ...person, id: 3, profile_picture: 'javascript:alert(1)' },
        ]);
        await page.route('https://images.example/broken.webp', (route) =>
          route.fulfill({ status: 404 }),
        );
        await page.route('https://images.example/good.svg', (route) =>
          route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
          }),
        );
        await page.goto(freshSite.url);
        const people = substitutes(page).locator('li');
        await people.first().scrollIntoViewIfNeeded();
        await expect(people.nth(0).getByText('AR')).toBeVisible();
        await expect(people.nth(0).locator('img')).toHaveCount(0);
        const good = people.nth(1).locator('img');
        await expect(good).toHaveAttribute('loading', 'lazy');
        await expect(good).toHaveAttribute('alt', '');
        await expect(people.nth(1).getByText('AR')).toHaveCount(0);
        await expect(people.nth(2).getByText('AR')).toBeVisible();
      });
    });

    test('shows a message when the data is empty', async ({ page, freshSite }) => {
      await freshSite.api.respond('/ads/random', []);
      await freshSite.api.respond('/substitutes/random', [{ id: null }]);
      await page.goto(freshSite.url);
      await expect(
        ads(page).getByText('Aucune annonce disponible pour le moment.', { exact: true }),
      ).toBeVisible();
      await expect(
        substitutes(page).getByText('Aucun remplaçant disponible pour le moment.', { exact: true }),
      ).toBeVisible();
      await expectAccessible(page);
    });
  });
});
