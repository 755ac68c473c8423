import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { follow } from '../flash.ts';
import { expect, freshDay, test } from '../http-test.ts';
import { pages } from '../pages.ts';
import { test as ofLink, postReset, resetFields } from '../reset/page.ts';
import { faultsOf } from './nu-checker.ts';
import { states } from './openings.ts';

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
  '/annonces/specialite/medecine-generale': [crumbs],
  '/annonces/specialite/medecine-generale/finistere': [crumbs],
  '/annonces/lieux': [crumbs],
  '/annonces/lieu/finistere': [crumbs],
  '/annonces/lieu/quimper-29': [crumbs],
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

/*
 * The HTML of every kind of page as it is served, in every served state. It does not depend on the window, so these
 * tests run once.
 */

async function expectValid(response: APIResponse, status: number): Promise<void> {
  expect(response.status()).toBe(status);
  expect(await faultsOf(await response.text())).toEqual([]);
}

ofLink('html-validate reports the errors of a faulty page', async ({ request }) => {
  const html = await (await request.get('/annonces')).text();
  const broken = html.replace('<h1', '<img src="/icon.svg"><h1').replace('</main>', '<li></main>');
  expect((await faultsOf(broken)).map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['wcag/h37', 'element-permitted-parent']),
  );
});

for (const path of pages) {
  ofLink(`${path} is valid HTML`, async ({ request }) => {
    await expectValid(await request.get(path), path === '/nulle-part' ? 404 : 200);
  });
}

for (const [state, path, status] of states) {
  ofLink(`${state} is valid HTML`, async ({ request }) => {
    await expectValid(await request.get(path), status);
  });
}

ofLink('pages are valid HTML while the API fails', async ({ request, api }) => {
  const day = freshDay();
  await api.fail(day, 'error');
  await expectValid(await request.get(`/annonces?startDate=${day}`), 503);
  await api.fail('GET /api/v1/ads/77001', 'error');
  await expectValid(await request.get('/annonces/77001'), 503);
  await api.fail('posts/jamais-vu', 'error');
  await expectValid(await request.get('/blog/jamais-vu'), 503);
  await api.fail('search=jamais-cherche', 'error');
  await expectValid(await request.get('/blog?q=jamais-cherche'), 503);
});

ofLink.describe('without data of the API', () => {
  ofLink('the home page is valid HTML', async ({ request, freshSite }) => {
    await freshSite.api.fail('GET /api/v1/', 'error');
    const response = await request.get(freshSite.url);
    expect(await faultsOf(await response.text())).toEqual([]);
  });
});

ofLink.describe('the page after a reset without JavaScript', () => {
  const outcome = async (request: APIRequestContext, path: string, confirmation: string) => {
    const sent = await postReset(request, path, resetFields('tracteur lune canapé', confirmation));
    return (await follow(request, sent)).text();
  };

  ofLink('is valid HTML if the reset is rejected', async ({ request, path }) => {
    const html = await outcome(request, path, 'tracteur lune canapés');
    expect(html).toContain('Les mots de passe ne correspondent pas');
    expect(await faultsOf(html)).toEqual([]);
  });

  ofLink('is valid HTML if the link has expired', async ({ request, path }) => {
    const html = await outcome(request, path, 'tracteur lune canapé');
    expect(html).toContain('Jeton non valide pour cet utilisateur.');
    expect(await faultsOf(html)).toEqual([]);
  });

  ofLink('is valid HTML if the password has changed', async ({ request, path, resetApi }) => {
    await resetApi.respond(null, 204);
    const html = await outcome(request, path, 'tracteur lune canapé');
    expect(html).toContain('Votre mot de passe a été modifié avec succès');
    expect(await faultsOf(html)).toEqual([]);
  });
});
