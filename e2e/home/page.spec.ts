import { sectionOf } from '../section-of.ts';
import { expect, expectAccessible, test } from '../test.ts';

const app = 'https://app.medireleve.example';

test('@desktop @phone it is accessible, with one h1 and no level of heading left out', async ({
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

test('signing up opens the web app in the same tab', async ({ page, context }) => {
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

test('the ads are one click away', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Voir les annonces', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/annonces');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos annonces');
});

test('how it works takes three steps', async ({ page }) => {
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

test('a visitor can write, or book 30 minutes', async ({ page }) => {
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

test('it is available for Android, iPhone and the web', async ({ page }) => {
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

  test('all content is there, with its links', async ({ page }) => {
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
