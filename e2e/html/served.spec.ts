import type { APIResponse, Page } from '@playwright/test';
import { pages } from '../pages.ts';
import { resetForm, resetPath } from '../reset/page.ts';
import { test } from '../reset/test.ts';
import { expect, freshDay } from '../test.ts';
import { states } from './states.ts';
import { faultsOf } from './validator.ts';

/*
 * The HTML of every kind of page as it is served, in every state that is served. It does not depend on
 * the window, so it runs once.
 */

async function expectValid(response: APIResponse, status: number): Promise<void> {
  expect(response.status()).toBe(status);
  expect(await faultsOf(await response.text())).toEqual([]);
}

test('an error is found', async ({ request }) => {
  const html = await (await request.get('/annonces')).text();
  const broken = html.replace('<h1', '<img src="/icon.svg"><h1').replace('</main>', '<li></main>');
  expect((await faultsOf(broken)).map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['wcag/h37', 'element-permitted-parent']),
  );
});

for (const path of pages) {
  test(`${path}`, async ({ request }) => {
    await expectValid(await request.get(path), path === '/nulle-part' ? 404 : 200);
  });
}

for (const [state, path, status] of states) {
  test(`${state}`, async ({ request }) => {
    await expectValid(await request.get(path), status);
  });
}

test('an API that fails', async ({ request, api }) => {
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

test.describe('without data', () => {
  test('the home page', async ({ request, freshSite }) => {
    await freshSite.api.fail('GET /api/v1/', 'error');
    const response = await request.get(freshSite.url);
    expect(await faultsOf(await response.text())).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** The page that a reset form leads to. */
  async function resetOutcome(page: Page, token: string, confirmation: string): Promise<string> {
    await page.goto(resetPath(token));
    const shown = page.waitForResponse((response) => response.request().redirectedFrom() !== null);
    await resetForm(page).send('tracteur lune canapé', confirmation);
    return (await shown).text();
  }

  test('a reset that is rejected', async ({ page, token }) => {
    const html = await resetOutcome(page, token, 'tracteur lune canapés');
    expect(html).toContain('Les mots de passe ne correspondent pas');
    expect(await faultsOf(html)).toEqual([]);
  });

  test('a reset with an expired link', async ({ page, token }) => {
    const html = await resetOutcome(page, token, 'tracteur lune canapé');
    expect(html).toContain('Jeton non valide pour cet utilisateur.');
    expect(await faultsOf(html)).toEqual([]);
  });

  test('a reset that is done', async ({ page, api, token, visitor }) => {
    await api.give(` for ${visitor}`, null, 204);
    const html = await resetOutcome(page, token, 'tracteur lune canapé');
    expect(html).toContain('Votre mot de passe a été modifié avec succès');
    // Redirects home after two seconds: the specification requires it, RGAA 13.1 advises against it.
    expect(await faultsOf(html)).toEqual([expect.stringMatching(/^meta-refresh: /)]);
    expect(html).toMatch(/<meta http-equiv="refresh" content="2; url=\/"\/>.*<\/head>/s);
  });
});
