import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { follow } from '../flash.ts';
import { expect } from '../test.ts';
import { test } from '../visitor.ts';
import {
  goodPassword,
  postReset,
  refusedInConsole,
  resetFields,
  resetForm,
  resetPath,
} from './page.ts';

test.use({
  expectedConsole: [
    ...refusedInConsole,
    'Failed to load resource: the server responded with a status of 502 (Bad Gateway)',
  ],
});

const secret = {
  'cache-control': expect.stringContaining('no-store'),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Records what the browser sends; gives the requests, but those to the path of the link itself. */
function recordRequests(page: Page, token: string) {
  const sent: Request[] = [];
  page.context().on('request', (request) => sent.push(request));
  return async () => {
    const elsewhere = sent.filter(
      (request) => new URL(request.url()).pathname !== resetPath(token),
    );
    return Promise.all(
      elsewhere.map(async (request) => ({
        url: request.url(),
        headers: await request.allHeaders(),
        body: request.postData(),
      })),
    );
  };
}

for (const [name, leave] of [
  [
    'by the logo',
    (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Accueil' }).click(),
  ],
  [
    'by the header',
    async (page: Page) => {
      const menu = page.getByRole('button', { name: /menu/i });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('banner').getByRole('link', { name: 'Nos annonces' }).click();
    },
  ],
  [
    'to a section of the home page',
    (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Nous Contacter' }).click(),
  ],
  [
    'by the footer, with the keyboard',
    (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Le blog' }).press('Enter'),
  ],
  ['by success', async () => {}],
] as const) {
  test(`the token goes nowhere else when the page is left ${name}`, async ({
    page,
    api,
    token,
    visitor,
  }) => {
    await api.give(` for ${visitor}`, null, 204);
    const recorded = recordRequests(page, token);
    await page.goto(resetPath(token));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Le blog' }).hover();
    if (name === 'by success') await resetForm(page).send(goodPassword);
    await leave(page);
    await page.waitForURL((url) => !url.pathname.startsWith('/reset-password'));
    await page.waitForLoadState();
    // A step further, by the router.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nos annonces' }).click();
    await expect(page).toHaveURL('/annonces');

    const requests = await recorded();
    expect(requests.length).toBeGreaterThan(5);
    for (const request of requests) expect(JSON.stringify(request)).not.toContain(token);
  });
}

test('nor when it is left before the form is live', async ({ page, token }) => {
  const recorded = recordRequests(page, token);
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = await route.fetch();
    // The form never comes; the header and the footer do without it.
    if (!(await answer.text()).includes('new_password')) await route.fulfill({ response: answer });
  });
  await page.goto(resetPath(token), { waitUntil: 'commit' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Le blog' });
  const isLive = () =>
    link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isLive).toBe(true);
  // Nothing of the next page is held.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await link.click();
  await page.waitForURL('/blog');
  const requests = await recorded();
  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) expect(JSON.stringify(request)).not.toContain(token);
});

test('a link to the same page, and a new tab, are left to the browser', async ({ page, token }) => {
  await page.goto(resetPath(token));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${resetPath(token)}#contenu`);
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Le blog' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/blog');
  await expect(page).toHaveURL(`${resetPath(token)}#contenu`);
});

test('nothing of a link is kept, indexed or told to others', async ({ page, request, token }) => {
  const path = resetPath(token);
  const json = { accept: 'application/json' };
  for (const answer of [
    await request.get(path),
    await request.head(path),
    await request.get(path, { headers: { rsc: '1' } }),
    await request.get(path, { headers: { rsc: '1', 'next-router-prefetch': '1' } }),
    await request.get(`${path}/`, { maxRedirects: 0 }),
    await request.get(`${path}/suite`),
    await request.put(path),
    await request.get(`${path}/envoi`),
    await request.post(path, { multipart: { new_password: goodPassword } }),
    // As they are: a redirect, what our script gets, what cannot be read, what is too long.
    await postReset(request, path),
    await request.post(path, { headers: json, multipart: resetFields(goodPassword) }),
    await request.post(path, { headers: json, multipart: resetFields('') }),
    await request.post(path, { data: '[]' }),
    await request.post(path, { multipart: { new_password: 'x'.repeat(40_000) } }),
  ]) {
    expect([answer.status(), answer.headers()]).toEqual([
      expect.any(Number),
      expect.objectContaining(secret),
    ]);
  }

  await page.goto(path);
  const sending = page.waitForResponse((response) => response.request().method() === 'POST');
  await resetForm(page).send(goodPassword);
  expect((await sending).headers()).toMatchObject(secret);

  const html = await (await request.get(path)).text();
  expect(html).toMatch(/<title>Nouveau mot de passe – MédiRelève<\/title>.*<\/head>/s);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:url');
  await expect(page).toHaveTitle('Nouveau mot de passe – MédiRelève');
});

test('the page is one whole document, made for each request', async ({ request, token }) => {
  const html = await (await request.get(resetPath(token))).text();
  expect(html).toMatch(
    /<main[^>]*>(?:<!--[^>]*-->)*(?:<(?:div|header)[^>]*>)+<h1>Nouveau mot de passe.*<form/s,
  );
  expect(html).not.toContain('<template id="B:');
  const other = await (await request.get(resetPath('un-autre'))).text();
  expect(other).not.toContain(token);
});

test('@desktop it is asked for and sent, and nothing else', async ({ request, token }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await request.fetch(resetPath(token), { method });
    expect([method, answer.status()]).toEqual([method, 405]);
    expect(answer.headers().allow).toBe('GET, HEAD, POST');
  }
  for (const path of ['/reset-password', '/reset-password/MQ', `${resetPath(token)}/suite`]) {
    expect((await request.post(path)).status()).toBe(405);
  }
  // Where the proxy leads to is no address.
  for (const end of ['/envoi', '/env%6Fi', '%2Fenvoi']) {
    const path = resetPath(token) + end;
    expect((await request.get(path)).status()).toBe(404);
    expect((await request.post(path, { form: resetFields(goodPassword) })).status()).toBe(405);
  }
});

test('@desktop a form that cannot be read is refused', async ({ request, token }) => {
  const path = resetPath(token);
  for (const [type, data] of [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', 'x'],
    ['multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data; name="b"\r\n\r\nc'],
  ] as const) {
    const answer = await request.post(path, { headers: { 'content-type': type }, data });
    expect(answer.status()).toBe(400);
    expect(answer.headers()).toMatchObject(secret);
  }
});

test('the log of the site holds neither token nor password', async ({
  page,
  request,
  api,
  token,
  visitor,
}) => {
  const path = resetPath(token);
  await api.fail(` for ${visitor}`, 'error');
  await page.goto(path);
  await resetForm(page).send(goodPassword);
  await expect(page.getByRole('alert').filter({ hasText: 'Une erreur' })).toBeVisible();
  await follow(request, await postReset(request, path));
  await request.post(path, { headers: { 'next-action': '70'.padEnd(42, '0') }, data: '[]' });
  await request.post(path, {
    headers: { origin: 'https://ailleurs.example' },
    multipart: { a: '' },
  });
  const long = await request.post(path, { multipart: { new_password: 'x'.repeat(40_000) } });
  expect(long.status()).toBe(413);

  const log = () => readFileSync('test-results/site.log', 'utf8');
  await expect.poll(log).toContain('ApiFailureError: POST /api/v1/auth/users/');
  expect(log()).not.toContain(token);
  expect(log()).not.toContain('tracteur');
});
