import { readdirSync, readFileSync } from 'node:fs';
import type { APIResponse } from '@playwright/test';
import { hasJava } from '../../scripts/programs.ts';
import { follow } from '../flash.ts';
import { standInForGoogle } from '../map/google.ts';
import { adOnTheWire, markersOf, openMap } from '../map/visitor.ts';
import { pages } from '../pages.ts';
import { openPreview, secret } from '../preview/editor.ts';
import { postReset, resetFields, resetForm, resetPath, validPassword } from '../reset/page.ts';
import { test } from '../reset/test.ts';
import { startStagedSite } from '../stage/site.ts';
import { expect, freshAd } from '../test.ts';
import { checkDocuments } from './nu-checker.ts';
import { openings, openingsOnPhone, states } from './openings.ts';

/*
 * The HTML of every kind of page and state is valid (RGAA 8.2), as served and after hydration. One test, because the
 * checker takes seconds to start.
 */

test.use({
  siteEnvironment: {
    PREVIEW_SECRET: secret,
    FORM_RELAY: 'on',
    GOOGLE_MAPS_API_KEY: 'cle-d-essai',
  },
  expectedConsole: ['status of 404'],
});

/** Pages that read the API: while it fails, the home page shows the rest, and the others respond with 503. */
const pagesOfData = [
  '/',
  '/annonces',
  '/annonces?place=quimper-29',
  '/annonces/12',
  '/annonces/12/signaler',
  '/annonces/specialite/medecine-generale',
  '/annonces/lieux',
  '/observatoire',
  '/annonces/lieu/finistere',
  '/blog',
  '/blog?q=contrat',
  '/blog/contrat-de-remplacement',
];

const faulty =
  '<!DOCTYPE html><html lang="fr"><title>Titre</title><h1 style="colour:red">Titre</h1><script async></script></html>';

test('the Nu HTML Checker finds nothing on any kind of page', async ({
  page,
  request,
  api,
  freshSite,
  token,
  visitor,
}) => {
  // The checker is a Java program, and npm installs no Java.
  test.skip(!hasJava(), 'there is no Java on this machine');
  // Most pages are rendered for the first time.
  test.setTimeout(300_000);
  const documents = new Map<string, string>();
  const add = async (name: string, response: APIResponse, status = response.status()) => {
    expect(response.status(), name).toBe(status);
    documents.set(name, await response.text());
  };
  const addDom = async (name: string) => {
    // The router inserts it again, behind style sheets; browsers have read it by then.
    const charset = '<meta charset="utf-8">';
    const dom = (await page.content()).replace(charset, '');
    documents.set(`${name} (DOM)`, dom.replace('<head>', `<head>${charset}`));
  };

  await test.step('served pages', async () => {
    for (const path of pages) {
      await add(path, await request.get(path), path === '/nulle-part' ? 404 : 200);
    }
    for (const [state, path, status] of states) await add(state, await request.get(path), status);
  });

  for (const name of readdirSync('deploy/errors').filter((name) => name.endsWith('.html'))) {
    documents.set(name, readFileSync(`deploy/errors/${name}`, 'utf8'));
  }

  await test.step('pages that say that the API fails', async () => {
    const demo = process.env.E2E_DEMO_URL ?? '';
    const down = await startStagedSite(demo, 'site-down', { API_URL: 'http://127.0.0.1:9' });
    try {
      for (const path of pagesOfData) {
        const response = await request.get(down.url + path);
        await add(`${path}, failed`, response, path === '/' ? 200 : 503);
      }
    } finally {
      await down.stop();
    }
  });

  await test.step('an ad that has ended', async () => {
    const id = freshAd();
    const days = { start_date: '2020-01-01', end_date: '2020-01-05' };
    await api.respond(`/api/v1/ads/${id}`, { ...adOnTheWire(id, 'Terminée', {}), ...days });
    await add('an ad that has ended', await request.get(`/annonces/${id}`));
    expect(documents.get('an ad that has ended')).toContain('Cette annonce est terminée.');
  });

  await test.step('forms that are sent without JavaScript', async () => {
    for (const path of ['/inscription/envoi', '/inscriptions/envoi', '/signalement']) {
      const wrong = { email: 'zoe.roy', phone: '06', postalCode: '2100' };
      await add(`${path}, wrong`, await request.post(freshSite.url + path, { multipart: wrong }));
      expect(documents.get(`${path}, wrong`)).toContain('Vérifiez');
      for (const outcome of ['echec', 'envoyee', 'envoyee&reference=S-0A1B2C3D']) {
        const url = `${freshSite.url}${path}?resultat=${outcome}`;
        await add(`${path}, ${outcome}`, await request.get(url));
      }
    }
  });

  await test.step('a reset that is rejected, expired and done', async () => {
    const path = resetPath(token);
    for (const [name, fields] of [
      ['refused', resetFields(validPassword, 'autre chose')],
      ['spent', resetFields(validPassword)],
      ['done', resetFields(validPassword)],
    ] as const) {
      if (name === 'done') await api.respond(` for ${visitor}`, null, 204);
      await add(`reset ${name}`, await follow(request, await postReset(request, path, fields)));
    }
    expect(documents.get('reset done')).toContain('Votre mot de passe a été modifié avec succès');
  });

  await test.step('the preview', async () => {
    const url = `${freshSite.url}/apercu`;
    await add('/apercu, closed', await request.get(url));
    const rejected = await request.post(url, { form: { secret: 'faux' }, maxRedirects: 0 });
    await add('/apercu, rejected', await follow(request, rejected));
    expect(documents.get('/apercu, rejected')).toContain('Ce code n’est pas le bon.');
    await openPreview(page, freshSite.url);
    for (const query of ['', '?adresse=%2Fannonces%2F12', '?adresse=nulle%20part']) {
      const path = `/apercu${query}`;
      await add(path, await page.request.get(freshSite.url + path));
      expect(documents.get(path)).toContain('Se déconnecter');
    }
  });

  await test.step('pages after hydration', async () => {
    for (const path of pages) {
      await page.goto(path);
      await addDom(path);
    }
  });

  await test.step('dialogs, lists and messages that open on a page', async () => {
    for (const [name, open] of openings) {
      await open(page);
      await addDom(name);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    for (const [name, open] of openingsOnPhone) {
      await open(page);
      await addDom(name);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the map, with its question and a popup', async () => {
    await page.goto(`${freshSite.url}/annonces?view=map`);
    await page.getByRole('button', { name: 'Afficher la carte' }).waitFor();
    await addDom('the question before the map');
    const showMap = async () => {
      await openMap(page, `${freshSite.url}/annonces?view=map`);
      await markersOf(page).first().click();
      await addDom('the map');
    };
    await standInForGoogle(page.context(), showMap, test.info());
  });

  await test.step('a reset that is done', async () => {
    await page.goto(resetPath(token));
    await api.respond(` for ${visitor}`, null, 204);
    // Keeps the home page from replacing this page.
    await page.route('/', (route) => route.fulfill({ status: 204 }));
    await resetForm(page).send(validPassword);
    await page.getByText('Votre mot de passe a été modifié avec succès').waitFor();
    await addDom('a reset that is done');
  });

  documents.set('faulty', faulty);
  const faults = await checkDocuments(documents);
  expect(faults.filter((fault) => !fault.startsWith('faulty: '))).toEqual([]);
  // The checker detects errors.
  expect(faults).toEqual([
    expect.stringContaining("CSS: “colour”: Property “colour” doesn't exist"),
    expect.stringContaining('must not have an “async” attribute'),
  ]);
});
