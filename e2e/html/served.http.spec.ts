import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from '../http-test.ts';
import { pages } from '../pages.ts';

/*
 * Screen readers list the landmarks of a page, and announce where each one begins and ends. A page should have only a
 * handful: a part with a heading needs no landmark.
 */

const sectioning =
  ':is(section, form, [role=region]):is([aria-label], [aria-labelledby]):not([role=group])';
const landmarks = `nav, main, aside, [role=search], body > header, body > footer, ${sectioning}`;

function landmarksOf(html: string): string[] {
  const tree = fromHtml(html);
  return selectAll(landmarks, tree).map(({ tagName, properties }: Element) => {
    const { role, ariaLabel, ariaLabelledBy } = properties;
    const named = ariaLabelledBy ? select(`[id="${ariaLabelledBy}"]`, tree) : undefined;
    return [role ?? tagName, ariaLabel ?? (named && textOf(named))].filter(Boolean).join(' ');
  });
}

const crumbs = 'nav Fil d’Ariane';
const list = [crumbs, 'aside Filtres', 'search', 'nav Pagination'];
const text = [crumbs, 'nav Sommaire'];

/** The landmarks of each page, besides the landmarks that all pages have. */
const further: Record<string, string[]> = {
  '/': ['search'],
  '/annonces': list,
  '/annonces?place=bretagne&page=2': list,
  '/annonces?view=map': [
    crumbs,
    'aside Filtres',
    'search',
    'section Carte des annonces',
    'nav Pagination',
  ],
  '/annonces/12': [crumbs, 'aside En bref'],
  '/annonces/12/signaler': [],
  '/annonces/specialite/medecine-generale': [crumbs],
  '/annonces/specialite/medecine-generale/finistere': [crumbs],
  '/annonces/lieux': [crumbs],
  '/observatoire': [crumbs, 'section Tableau : Rémunération habituelle et nombre d’annonces'],
  '/annonces/lieu/finistere': [crumbs],
  '/annonces/lieu/quimper-29': [crumbs],
  '/annonces/planning?place=rennes-35&radius=200': [crumbs],
  '/annonces/quel-lieu?place=Valence': [],
  '/blog': [crumbs, 'search'],
  '/blog?tag=contrat&q=clause': [crumbs, 'search'],
  // A table that can be scrolled by keyboard has a name.
  '/blog/contrat-de-remplacement': [...text, 'section Tableau', 'nav Autres articles'],
  '/inscription': [crumbs],
  '/inscriptions': [crumbs],
  '/publier': [crumbs],
  '/cgu': text,
  '/mentions-legales': text,
  '/politique-de-confidentialite': [
    ...text,
    'section Tableau : Pourquoi nous traitons vos données',
    'section Tableau : Prestataires',
    'section Tableau : Combien de temps nous gardons vos données',
    'section Tableau : Ce que le site garde dans votre navigateur',
  ],
  '/accessibilite': text,
  '/plan-du-site': [crumbs],
  '/mes-annonces': [],
  '/reset-password/MQ/jeton': [],
  '/nulle-part': [],
};

test('a page has a handful of landmarks', async ({ request }) => {
  const onEveryPage = (others: string[]) => [
    'header',
    'nav Principale',
    'main',
    ...others,
    'footer',
  ];
  const expected = Object.entries(further).map(([path, own]) => [path, onEveryPage(own)]);
  // The pages of places exist once the site has its index of ads.
  await expect(async () => {
    const found = await Promise.all(
      pages.map(async (path) => [path, landmarksOf(await (await request.get(path)).text())]),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  }).toPass();
});

test('pay is plain text, because Orca in Firefox skips an element at the start of a description', async ({
  request,
}) => {
  const tree = fromHtml(await (await request.get('/annonces/12')).text());
  expect(selectAll('dd', tree).map(textOf)).toContainEqual(expect.stringMatching(/^880\s€/));
  expect(selectAll('dd > :is(strong, em, b)', tree)).toEqual([]);
});
