import type { APIRequestContext } from '@playwright/test';
import { flashOf, follow, payloadOf } from '../flash.ts';
import type { JsonValue } from '../stage/api.ts';
import { expect } from '../test.ts';
import { test } from '../visitor.ts';
import { goodPassword, postReset, resetForm, resetPath } from './page.ts';

/* The cookie that carries the outcome of a form that is posted without JavaScript. */

const invalid = 'Jeton non valide pour cet utilisateur.';

const read = async (request: APIRequestContext, path: string, cookie: string) => {
  const response = await request.get(path, { headers: { cookie } });
  return { response, html: await response.text() };
};

test('@desktop is for the page of the link, for a minute, and for no script', async ({
  request,
  token,
}) => {
  const path = resetPath(token);
  const { attributes } = flashOf(await postReset(request, path));
  const ofPage = [`Path=${path}`, 'HttpOnly', 'SameSite=Strict', 'Secure'];
  expect(attributes).toEqual(expect.arrayContaining([...ofPage, 'Max-Age=60']));
  const { response } = await read(request, path, flashOf(await postReset(request, path)).pair);
  const cleared = flashOf(response);
  expect(cleared.pair).toBe('flash=');
  expect(cleared.attributes).toEqual(expect.arrayContaining([...ofPage, 'Max-Age=0']));
});

test('@desktop holds neither token nor password, even if the API repeats them', async ({
  request,
  api,
  token,
  visitor,
}) => {
  const path = resetPath(token);
  const problems: JsonValue[] = [
    { detail: `Le jeton ${token} ne va pas avec «${goodPassword}».` },
    { new_password: [`«${goodPassword}» est trop courant.`, `Jeton\u00a0: ${token}.`] },
    { token: [`${token}${token}`], uid: [goodPassword] },
  ];
  for (const problem of problems) {
    await api.give(` for ${visitor}`, problem, 400);
    const posted = await postReset(request, path);
    const { pair } = flashOf(posted);
    const said = pair + payloadOf(pair);
    expect(payloadOf(pair)).toMatch(/^\{"kind":"(?:refused|faulty)"/);
    for (const secret of [token, goodPassword.trim()]) expect(said).not.toContain(secret);
    expect(await (await follow(request, posted)).text()).toContain('…');
  }
});

test('@desktop stays small, however much the API says', async ({
  request,
  api,
  token,
  visitor,
}) => {
  const long = Array.from({ length: 5 }, () => '\u0001é🩺'.repeat(100));
  const problem = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`champ${n}`, long]));
  await api.give(` for ${visitor}`, problem, 400);
  const posted = await postReset(request, resetPath(token));
  expect(flashOf(posted).pair.length).toBeLessThan(4_096);
  expect(await (await follow(request, posted)).text()).toContain('role="alert"');
});

test('@desktop is not believed when it was tampered with, or is of another link', async ({
  request,
  token,
}) => {
  const path = resetPath(token);
  const { pair } = flashOf(await postReset(request, path));
  expect((await read(request, path, pair)).html).toContain(invalid);

  const [payload = '', signature = ''] = pair.replace('flash=', '').split('.');
  const forged = Buffer.from(
    JSON.stringify({ kind: 'refused', message: 'Appelez le 08 99.', spent: true }),
  ).toString('base64url');
  const done = Buffer.from('{"kind":"done"}').toString('base64url');
  for (const value of [
    '',
    '.',
    payload,
    forged,
    done,
    `${forged}.${signature}`,
    `${done}.${signature}`,
    `${payload}.${signature.slice(1)}`,
    `${payload}.${signature}A`,
    `${payload.slice(4)}.${signature}`,
    `${payload}.${'A'.repeat(43)}`,
    `%00${pair}`,
    'é',
    'x'.repeat(4_000),
  ]) {
    const { response, html } = await read(request, path, `flash=${encodeURI(value)}`);
    expect(response.status(), value).toBe(200);
    expect(html, value).not.toContain('role="alert"');
    expect(html, value).not.toContain('Appelez');
    expect(html, value).toContain('name="new_password"');
    // It is removed all the same.
    expect(flashOf(response).pair).toBe('flash=');
  }
  const other = await read(request, resetPath(`${token}-autre`), pair);
  expect(other.html).not.toContain('role="alert"');
  expect(other.html).toContain('name="new_password"');
});

test('@desktop is neither read nor removed by what does not show it', async ({
  request,
  token,
}) => {
  const path = resetPath(token);
  const cookie = flashOf(await postReset(request, path)).pair;
  for (const response of [
    await request.head(path, { headers: { cookie } }),
    await request.get('/cgu', { headers: { cookie } }),
    await request.get(`${path}/suite`, { headers: { cookie } }),
    await request.put(path, { headers: { cookie } }),
  ]) {
    expect(response.headers()).not.toHaveProperty('set-cookie');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@desktop shows the outcome once: a reload has the plain form', async ({
    page,
    context,
    token,
  }) => {
    const path = resetPath(token);
    await page.goto(path);
    const { password, send } = resetForm(page);
    await send(goodPassword);
    await expect(page.getByRole('alert')).toContainText(invalid);
    await expect(page).toHaveURL(path);
    expect(await context.cookies()).toEqual([]);

    const again: string[] = [];
    page.on('request', (request) => again.push(request.method()));
    await page.reload();
    await expect(password).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(again).not.toContain('POST');
  });

  test('@desktop works for a link that a mail program has escaped', async ({
    page,
    context,
    token,
  }) => {
    await page.goto(`/reset-password/MQ%3D%3D/${token.replaceAll('-', '%2D')}`);
    await resetForm(page).send(goodPassword, goodPassword.trim());
    await expect(page.getByRole('alert')).toContainText('Les mots de passe ne correspondent pas');
    expect(await context.cookies()).toEqual([]);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ expectedConsole: ['net::ERR_FAILED'] });

  test('@desktop a form that is sent before our script is there is shown its outcome', async ({
    page,
    token,
  }) => {
    // The scripts of the first page never come.
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto(resetPath(token), { waitUntil: 'commit' });
    const { password, confirmation, send } = resetForm(page);
    await password.waitFor();
    const shown = page.waitForResponse((response) => response.request().redirectedFrom() !== null);
    await page.unroute('**/_next/static/chunks/*.js');
    await send(goodPassword, 'autre chose 12');
    await shown;
    await expect(confirmation).toHaveAccessibleDescription(
      'Les mots de passe ne correspondent pas',
    );
    // It is mended as if our script had sent it.
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused();
    await password.fill(goodPassword);
    await confirmation.fill(goodPassword);
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toHaveCount(0);
  });
});
