import { readdirSync, readFileSync } from 'node:fs';
import { hasJava } from '../../scripts/java.ts';
import { follow } from '../flash.ts';
import { openForm, send } from '../forms/submissions.ts';
import { pages } from '../pages.ts';
import { openPreview, secret } from '../preview/editor.ts';
import { postReset, resetFields, resetPath, validPassword } from '../reset/page.ts';
import { test } from '../reset/test.ts';
import { expect, freshDay } from '../test.ts';
import { checkDocuments } from './nu-checker.ts';
import { states } from './states.ts';

/*
 * Valid HTML, which is RGAA 8.2: every kind of page, as served and after hydration. One test,
 * because the checker takes seconds to start.
 */

test.use({
  siteEnvironment: { PREVIEW_SECRET: secret },
  expectedConsole: ['status of 404'],
});

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
  const add = async (name: string, response: { text(): Promise<string> }) =>
    documents.set(name, await response.text());
  const addDom = async (name: string) => documents.set(`${name} (DOM)`, await page.content());

  await test.step('served pages', async () => {
    for (const path of pages) await add(path, await request.get(path));
    for (const [state, path] of states) await add(state, await request.get(path));
  });

  for (const name of readdirSync('deploy/errors').filter((name) => name.endsWith('.html'))) {
    documents.set(name, readFileSync(`deploy/errors/${name}`, 'utf8'));
  }

  await test.step('pages that say that the API fails', async () => {
    const day = freshDay();
    for (const [match, path] of [
      [day, `/annonces?startDate=${day}`],
      ['GET /api/v1/ads/77002', '/annonces/77002'],
      ['posts/jamais-verifie', '/blog/jamais-verifie'],
      ['search=jamais-verifie', '/blog?q=jamais-verifie'],
    ] as const) {
      await api.fail(match, 'error');
      const response = await request.get(path);
      expect(response.status()).toBeGreaterThanOrEqual(500);
      await add(`${path}, failed`, response);
    }
    await freshSite.api.fail('GET /api/v1/', 'error');
    await add('/, failed', await request.get(freshSite.url));
    await freshSite.api.restore('GET /api/v1/');
  });

  await test.step('a reset that is rejected, expired and done', async () => {
    const path = resetPath(token);
    for (const [name, fields] of [
      ['refused', resetFields(validPassword, 'autre chose')],
      ['spent', resetFields(validPassword)],
      ['done', resetFields(validPassword)],
    ] as const) {
      if (name === 'done') await api.give(` for ${visitor}`, null, 204);
      await add(`reset ${name}`, await follow(request, await postReset(request, path, fields)));
    }
    expect(documents.get('reset done')).toContain('Votre mot de passe a été modifié avec succès');
  });

  await test.step('the preview', async () => {
    await add('/apercu, closed', await request.get(`${freshSite.url}/apercu`));
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
    await openForm(page, '/inscription');
    await send(page).click();
    await page.getByRole('alert').filter({ hasText: 'à corriger' }).waitFor();
    await addDom('a form with a mistake in every field');
    await page.goto('/annonces');
    await page.getByRole('button', { name: /^Spécialité/ }).click();
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await addDom('the list of specialties');
  });

  documents.set('faulty', faulty);
  const faults = await checkDocuments(documents);
  expect(faults.filter((fault) => !fault.startsWith('faulty: '))).toEqual([]);
  // The checker finds an error that is there.
  expect(faults).toEqual([
    expect.stringContaining("CSS: “colour”: Property “colour” doesn't exist"),
    expect.stringContaining('must not have an “async” attribute'),
  ]);
});
