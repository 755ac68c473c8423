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
 * Screen readers list the landmarks of a page, and say each one where it begins and ends. A handful serves: what has
 * a heading needs no landmark.
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
const list = [crumbs, 'aside Filtres', 'nav Pagination'];
const text = [crumbs, 'nav Sommaire'];

/** The landmarks of each page besides those of every page. */
const further: Record<string, string[]> = {
  '/': ['search'],
  '/annonces': list,
  '/annonces?place=bretagne&page=2': list,
  '/annonces?view=map': list,
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
  // The pages of places are there once the index of ads is.
  await expect(async () => {
    const found = await Promise.all(
      pages.map(async (path) => [path, landmarksOf(await (await request.get(path)).text())]),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  }).toPass();
});

test('pay is read by Orca in Firefox, which skips an element at the start of a description', async ({
  request,
}) => {
  const tree = fromHtml(await (await request.get('/annonces/12')).text());
  expect(selectAll('dd', tree).map(textOf)).toContainEqual(expect.stringMatching(/^880\s€/));
  expect(selectAll('dd > :is(strong, em, b)', tree)).toEqual([]);
});

/*
 * The HTML of every kind of page as it is served, in every state that is served. It does not depend on
 * the window, so it runs once.
 */

async function expectValid(response: APIResponse, status: number): Promise<void> {
  expect(response.status()).toBe(status);
  expect(await faultsOf(await response.text())).toEqual([]);
}

ofLink('an error is found', async ({ request }) => {
  const html = await (await request.get('/annonces')).text();
  const broken = html.replace('<h1', '<img src="/icon.svg"><h1').replace('</main>', '<li></main>');
  expect((await faultsOf(broken)).map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['wcag/h37', 'element-permitted-parent']),
  );
});

for (const path of pages) {
  ofLink(`${path}`, async ({ request }) => {
    await expectValid(await request.get(path), path === '/nulle-part' ? 404 : 200);
  });
}

for (const [state, path, status] of states) {
  ofLink(`${state}`, async ({ request }) => {
    await expectValid(await request.get(path), status);
  });
}

ofLink('an API that fails', async ({ request, api }) => {
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

ofLink.describe('without data', () => {
  ofLink('the home page', async ({ request, freshSite }) => {
    await freshSite.api.fail('GET /api/v1/', 'error');
    const response = await request.get(freshSite.url);
    expect(await faultsOf(await response.text())).toEqual([]);
  });
});

ofLink.describe('a reset by a browser without JavaScript', () => {
  const outcome = async (request: APIRequestContext, path: string, confirmation: string) => {
    const sent = await postReset(request, path, resetFields('tracteur lune canapé', confirmation));
    return (await follow(request, sent)).text();
  };

  ofLink('is rejected', async ({ request, path }) => {
    const html = await outcome(request, path, 'tracteur lune canapés');
    expect(html).toContain('Les mots de passe ne correspondent pas');
    expect(await faultsOf(html)).toEqual([]);
  });

  ofLink('has an expired link', async ({ request, path }) => {
    const html = await outcome(request, path, 'tracteur lune canapé');
    expect(html).toContain('Jeton non valide pour cet utilisateur.');
    expect(await faultsOf(html)).toEqual([]);
  });

  ofLink('is done', async ({ request, path, resetApi }) => {
    await resetApi.give(null, 204);
    const html = await outcome(request, path, 'tracteur lune canapé');
    expect(html).toContain('Votre mot de passe a été modifié avec succès');
    expect(await faultsOf(html)).toEqual([]);
  });
});
