import { expect, type Page } from '@playwright/test';
import { openForm, send } from '../forms/submissions.ts';
import { openNavigation } from '../layout/navigation.ts';
import { resetForm, resetPath } from '../reset/page.ts';

/** Served states of pages, besides the pages in `e2e/pages.ts`: name, path, status. */
export const states = [
  ['a list that found nothing', '/annonces?specialty=4242', 200],
  ['a list past its end', '/annonces?page=99', 200],
  ['the last page of the list', '/annonces?page=12', 200],
  ['dates in the wrong order', '/annonces?startDate=2041-02-02&endDate=2041-01-01', 200],
  ['a list around a town', '/annonces?place=quimper-29', 200],
  ['a place where nothing is found', '/annonces?place=guingamp-22&radius=10', 200],
  ['a filter that leaves a place empty', '/annonces?specialty=7&place=finistere', 200],
  ['words that mean several places', '/annonces/quel-lieu?place=Valence&specialty=1', 200],
  ['an unknown place', '/annonces/quel-lieu?place=Atlantide', 200],
  ['a place without ads', '/annonces/lieu/mayotte', 404],
  [
    'a specialty without ads in a department',
    '/annonces/specialite/medecine-generale/mayotte',
    404,
  ],
  ['a missing ad', '/annonces/999999', 404],
  ['a missing specialty', '/annonces/specialite/nulle-part', 404],
  ['a search of the blog that found nothing', '/blog?q=zzzzzz', 200],
  ['the second page of the blog', '/blog?page=2', 200],
  ['a post with a picture and its caption', '/blog/retrocession-ou-forfait', 200],
  ['a missing post', '/blog/jamais-ecrit', 404],
  ['the form of a substitute', '/inscription?profil=remplacant', 200],
] as const;

type Openings = [string, (page: Page) => Promise<void>][];

/** States that exist only in the DOM after hydration, in a wide window. */
export const openings: Openings = [
  ['a form of doctors with a mistake in every field', (page) => sendEmpty(page, '/inscription')],
  [
    'a form of establishments with a mistake in every field',
    (page) => sendEmpty(page, '/inscriptions'),
  ],
  ['a report with a mistake in every field', (page) => sendEmpty(page, '/annonces/12/signaler')],
  [
    'a password that is refused',
    async (page) => {
      await openForm(page, resetPath('jeton-du-nu'));
      const { password, send } = resetForm(page);
      await send('1234567', '12345678');
      await page.getByRole('alert').filter({ hasText: 'à corriger' }).waitFor();
      await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
      await password.blur();
    },
  ],
  ['the list of specialties', opened('/annonces', openSpecialties)],
  ['the suggestions of places', opened('/annonces', openPlaces)],
  ['the suggestions of places on the home page', opened('/', openPlaces)],
  [
    'dates in the wrong order, and the next page of the list',
    async (page) => {
      await page.goto('/annonces');
      await page.getByRole('link', { name: 'Page suivante' }).click();
      await page.waitForURL('/annonces?page=2');
      await page.getByLabel('Date de début').fill('2041-02-02');
      await page.getByLabel('Date de fin').fill('2041-01-01');
      await page.getByLabel('Date de fin').blur();
    },
  ],
  [
    'a link that is shared, and an ad that is saved',
    async (page) => {
      await page.goto('/annonces/12');
      await page.getByRole('button', { name: 'Garder l’annonce', exact: true }).click();
      await page.getByRole('button', { name: 'Partager' }).click();
    },
  ],
  [
    'saved ads: one online, one removed, one gone',
    async (page) => {
      await page.evaluate(() => {
        for (const id of ['13', '999999']) {
          localStorage.setItem(`annonce-gardee-${id}`, '2026-11-24T08:00:00.000Z Titre');
        }
      });
      await page.goto('/mes-annonces');
      await page.getByText('Cette annonce n’est plus en ligne.').waitFor();
      await page
        .getByRole('article')
        .filter({ has: page.locator('a[href="/annonces/13"]') })
        .getByRole('button', { name: /^Annonce gardée/ })
        .click();
      await page.getByText('Retirée de vos annonces.').waitFor();
    },
  ],
  [
    'a link that is pointed at, whose page is prefetched with its style sheets',
    async (page) => {
      await page.goto('/cgu');
      const sheets = page.locator('link[rel="stylesheet"]');
      const before = await sheets.count();
      await page.getByRole('banner').getByRole('link', { name: 'Le blog' }).hover();
      await expect.poll(() => sheets.count()).toBeGreaterThan(before);
    },
  ],
  [
    'more posts',
    async (page) => {
      await page.goto('/blog');
      await page.getByRole('link', { name: "Voir plus d'articles" }).click();
      await page.getByText('6 articles ajoutés').waitFor({ state: 'attached' });
    },
  ],
];

/** Such states in a narrow window. */
export const openingsOnPhone: Openings = [
  ['the menu', opened('/', openNavigation)],
  [
    'the dialog of the filters, with the list of specialties',
    opened('/annonces', openFilters, openSpecialties),
  ],
  [
    'the dialog of the filters, with suggestions of places',
    opened('/annonces', openFilters, openPlaces),
  ],
];

async function sendEmpty(page: Page, path: string): Promise<void> {
  await openForm(page, path);
  await send(page).click();
  await page.getByRole('alert').filter({ hasText: 'à corriger' }).waitFor();
}

/** Returns a function that opens a page and then runs each act on it. */
function opened(path: string, ...acts: ((page: Page) => Promise<unknown>)[]) {
  return async (page: Page) => {
    await page.goto(path);
    for (const act of acts) await act(page);
  };
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtrer/ }).click();
  // The form comes a moment later: until then the last field is one behind the dialog.
  await page.getByRole('dialog').getByRole('combobox', { name: 'Où ?' }).waitFor();
}

async function openSpecialties(page: Page): Promise<void> {
  // The filters load their code with the first key.
  await page.keyboard.press('Shift');
  // In the dialog, where it is open.
  const fields = page.getByRole('button', { name: /^Spécialité/ }).filter({ visible: true });
  await fields.last().click();
  await page.getByRole('listbox').getByRole('option').first().waitFor();
}

async function openPlaces(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const fields = page.getByRole('combobox', { name: 'Où ?' }).filter({ visible: true });
  const field = fields.last();
  await field.click();
  await field.pressSequentially('quimp');
  await page.getByRole('option', { name: 'Quimper · Finistère' }).waitFor();
  await page.keyboard.press('ArrowDown');
}
