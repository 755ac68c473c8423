import type { Locator, Page } from '@playwright/test';
import { test } from '../shared-page.ts';
import { expect, expectAccessible, test as onNewPage } from '../test.ts';

/** The router may keep previous pages in the document, hidden. */
const visible = (locator: Locator) => locator.filter({ visible: true });

const title = (page: Page) => visible(page.getByRole('heading', { level: 1 }));

/** The table of contents, opened where it is collapsed. */
async function openContents(page: Page): Promise<Locator> {
  const contents = visible(page.getByRole('navigation', { name: 'Sommaire' }));
  const summary = contents.locator('summary');
  if (await summary.isVisible()) await summary.click();
  return contents;
}

const root = 'https://www.medireleve.example';

const pages = [
  {
    path: '/cgu',
    heading: 'Conditions générales d’utilisation',
    updated: /^Dernière mise à jour\s: 09\/03\/2025 \(complétée le \d\d\/\d\d\/\d{4}\)$/,
    sections: ['Objet', 'Annonces', 'Rôle de l’Éditeur', 'Données personnelles'],
  },
  {
    path: '/mentions-legales',
    heading: 'Mentions légales',
    updated: /^Mise à jour le 09\/03\/2025 \(complétée le \d\d\/\d\d\/\d{4}\)$/,
    sections: ['Éditeur du site', 'Hébergement', 'Propriété intellectuelle', 'Point de contact'],
  },
  {
    path: '/politique-de-confidentialite',
    heading: 'Politique de confidentialité',
    updated: /^Dernière mise à jour\s: 01\/02\/2025 \(complétée le \d\d\/\d\d\/\d{4}\)$/,
    sections: ['Responsable du traitement', 'Durées de conservation', 'Vos droits', 'Sécurité'],
  },
  {
    path: '/accessibilite',
    heading: 'Accessibilité : partiellement conforme',
    updated: /^Mise à jour le 25\/11\/2026$/,
    sections: ['État de conformité', 'Contenus non accessibles', 'Voies de recours'],
  },
];

for (const { path, heading, updated, sections } of pages) {
  test.describe(path, () => {
    test('@desktop @phone has a title, a date and a table of contents', async ({ page }) => {
      await page.goto(path);
      await expect(title(page)).toHaveText(heading);
      await expect(page.getByText(updated)).toBeVisible();
      const contents = await openContents(page);
      for (const name of sections) {
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
        await expect(visible(contents.getByRole('link', { name })).first()).toBeVisible();
      }
      await expectAccessible(page);
    });

    test('has contents that lead to headings and external links that say so, and is printed without controls', async ({
      page,
    }) => {
      await page.goto(path);
      await test.step('every entry of the contents leads to a heading', async () => {
        const missing = await page.evaluate(() =>
          [...document.querySelectorAll('nav[aria-label="Sommaire"] a')]
            .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
            .filter((hash) => !document.getElementById(hash.slice(1))?.matches('h2, h3')),
        );
        expect(missing).toEqual([]);
      });

      await test.step('links that leave the site say so', async () => {
        const links = await page.getByRole('main').locator('a[href^="http"]').all();
        expect(links.length).toBeGreaterThan(0);
        for (const link of links) {
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
          await expect(link).toHaveAccessibleName(/\(nouvelle fenêtre\)$/);
        }
      });

      await test.step('the page is printed without controls', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(title(page)).toBeVisible();
        await expect(page.getByText(`${root}${path}`, { exact: true })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link')).toHaveText('MédiRelève – Accueil');
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(page.getByRole('navigation', { name: 'Sommaire' })).toBeHidden();
        const link = page.getByRole('main').locator('a[href^="http"]').first();
        const after = await link.evaluate(
          (element) => getComputedStyle(element, '::after').content,
        );
        expect(after).toContain(await link.getAttribute('href'));
      });
    });
  });
}

test('@desktop @phone the contents of a legal page lead to a section, and the focus moves there', async ({
  page,
}) => {
  await page.goto('/cgu');
  const contents = await openContents(page);
  await visible(contents.getByRole('link', { name: '17. Réclamation et médiation' })).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#section-17-reclamation-et-mediation$/);
  const heading = page.getByRole('heading', { level: 2, name: '17. Réclamation et médiation' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the table of contents of a legal page is sticky beside the text', async ({ page }) => {
  await page.goto('/cgu');
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await expect(contents).toBeInViewport();
  await page.getByRole('heading', { name: '12. Disponibilité' }).scrollIntoViewIfNeeded();
  await expect(contents.getByText('Sommaire').last()).toBeInViewport();
});

test('@phone a wide table scrolls within itself', async ({ page }) => {
  await page.goto('/politique-de-confidentialite');
  const table = page.getByRole('region', { name: 'Pourquoi nous traitons vos données' });
  await table.focus();
  await expect(table).toBeFocused();
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('the choice about the map has a URL of its own', async ({ page }) => {
  await page.goto('/politique-de-confidentialite#carte-google');
  await expect(page.getByRole('heading', { name: 'La carte de Google' })).toBeInViewport();
});

const registration = 'formulaire de pré-inscription';
const privacy = 'politique de confidentialité';

/** Follows a link from the middle of the terms; the document stays the same with JavaScript. */
async function follow(page: Page, name: string) {
  await page.goto('/cgu');
  const link = page.getByRole('main').getByRole('link', { name }).first();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await link.click();
}

test('the link to the privacy policy opens it at its top, without loading a document', async ({
  page,
}) => {
  await follow(page, privacy);
  await expect(page).toHaveURL('/politique-de-confidentialite');
  await expect(title(page)).toHaveText('Politique de confidentialité');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-same');

  await page.goBack();
  await expect(title(page)).toHaveText('Conditions générales d’utilisation');
});

test('the legal notice links to the section of the privacy policy that it names', async ({
  page,
}) => {
  await page.goto('/mentions-legales');
  await page.getByRole('main').getByRole('link', { name: privacy }).last().click();
  await expect(page).toHaveURL('/politique-de-confidentialite#carte-google');
  await expect(visible(page.getByRole('heading', { name: 'La carte de Google' }))).toBeInViewport();
});

test('an external link in the terms opens a new tab', async ({ page, context }) => {
  await context.route('https://www.arcom.fr/**', (route) => route.fulfill({ body: 'Arcom' }));
  await page.goto('/cgu');
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Arcom (nouvelle fenêtre)' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://www.arcom.fr/');
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await expect(page).toHaveURL('/cgu');
});

test('the link to the form opens it as Médecin at its top, without loading a document', async ({
  page,
}) => {
  await follow(page, registration);
  await expect(page).toHaveURL('/inscription');
  await expect(visible(page.getByRole('radio', { name: 'Médecin' }))).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-same');
});

onNewPage.describe('without JavaScript', () => {
  onNewPage.use({ javaScriptEnabled: false });

  onNewPage('the links in the terms and in their contents work', async ({ page }) => {
    await page.goto('/cgu');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: registration })).toHaveAttribute(
      'href',
      '/inscription',
    );
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    if (await contents.locator('summary').isVisible()) await contents.locator('summary').click();
    await visible(contents.getByRole('link', { name: '13. Données personnelles' })).click();
    await expect(page.getByRole('heading', { name: '13. Données personnelles' })).toBeInViewport();
    await main.getByRole('link', { name: privacy }).first().click();
    await expect(page).toHaveURL('/politique-de-confidentialite');
    await expect(title(page)).toHaveText('Politique de confidentialité');
  });
});
