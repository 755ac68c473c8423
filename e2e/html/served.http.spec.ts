import type { APIRequestContext, APIResponse } from '@playwright/test';
import { follow } from '../flash.ts';
import { freshDay } from '../http-test.ts';
import { pages } from '../pages.ts';
import { expect, test } from '../reset/link.ts';
import { postReset, resetFields } from '../reset/page.ts';
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

test.describe('a reset by a browser without JavaScript', () => {
  const outcome = async (request: APIRequestContext, path: string, confirmation: string) => {
    const sent = await postReset(request, path, resetFields('tracteur lune canapé', confirmation));
    return (await follow(request, sent)).text();
  };

  test('is rejected', async ({ request, path }) => {
    const html = await outcome(request, path, 'tracteur lune canapés');
    expect(html).toContain('Les mots de passe ne correspondent pas');
    expect(await faultsOf(html)).toEqual([]);
  });

  test('has an expired link', async ({ request, path }) => {
    const html = await outcome(request, path, 'tracteur lune canapé');
    expect(html).toContain('Jeton non valide pour cet utilisateur.');
    expect(await faultsOf(html)).toEqual([]);
  });

  test('is done', async ({ request, path, resetApi }) => {
    await resetApi.give(null, 204);
    const html = await outcome(request, path, 'tracteur lune canapé');
    expect(html).toContain('Votre mot de passe a été modifié avec succès');
    expect(await faultsOf(html)).toEqual([]);
  });
});
