import type { APIRequestContext } from '@playwright/test';
import { flashOf, follow, payloadOf } from '../flash.ts';
import type { JsonValue } from '../stage/api.ts';
import { expect, test } from './link.ts';
import { postReset, resetFields, resetPath, validPassword } from './page.ts';

/* The cookie that carries the outcome of a form that is posted without JavaScript. */

const invalid = 'Jeton non valide pour cet utilisateur.';

const read = async (request: APIRequestContext, path: string, cookie: string) => {
  const response = await request.get(path, { headers: { cookie } });
  return { response, html: await response.text() };
};

test('is limited to the page of the link and a minute, and HttpOnly', async ({ request, path }) => {
  const { attributes } = flashOf(await postReset(request, path));
  const ofPage = [`Path=${path}`, 'HttpOnly', 'SameSite=Strict', 'Secure'];
  expect(attributes).toEqual(expect.arrayContaining([...ofPage, 'Max-Age=60']));
  const { response } = await read(request, path, flashOf(await postReset(request, path)).pair);
  const cleared = flashOf(response);
  expect(cleared.pair).toBe('flash=');
  expect(cleared.attributes).toEqual(expect.arrayContaining([...ofPage, 'Max-Age=0']));
});

test('holds neither token nor password, even if the API repeats them', async ({
  request,
  path,
  resetApi,
  token,
}) => {
  const problems: JsonValue[] = [
    { detail: `Le jeton ${token} ne va pas avec «${validPassword}».` },
    { new_password: [`«${validPassword}» est trop courant.`, `Jeton\u00a0: ${token}.`] },
    { token: [`${token}${token}`], uid: [validPassword] },
  ];
  for (const problem of problems) {
    await resetApi.give(problem, 400);
    const posted = await postReset(request, path);
    const { pair } = flashOf(posted);
    const sent = pair + payloadOf(pair);
    expect(payloadOf(pair)).toMatch(/^\{"outcome":\{"kind":"(?:refused|faulty)"/);
    for (const secret of [token, validPassword.trim()]) expect(sent).not.toContain(secret);
    expect(await (await follow(request, posted)).text()).toContain('…');
  }
});

test('stays small, however long the message of the API', async ({ request, path, resetApi }) => {
  const long = Array.from({ length: 5 }, () => '\u0001é🩺'.repeat(100));
  const problem = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`champ${n}`, long]));
  await resetApi.give(problem, 400);
  const posted = await postReset(request, path);
  expect(flashOf(posted).pair.length).toBeLessThan(4_096);
  expect(await (await follow(request, posted)).text()).toContain('role="alert"');
});

test('is rejected when it was tampered with, or is of another link', async ({
  request,
  path,
  token,
}) => {
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
    // It is deleted anyway.
    expect(flashOf(response).pair).toBe('flash=');
  }
  const other = await read(request, resetPath(`${token}-autre`), pair);
  expect(other.html).not.toContain('role="alert"');
  expect(other.html).toContain('name="new_password"');
});

test('is neither read nor deleted by responses that do not show it', async ({ request, path }) => {
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

test('success refreshes to the home page after two seconds, unless the visitor chose to stay', async ({
  request,
  path,
  resetApi,
}) => {
  await resetApi.give(null, 204);
  const refreshAfter = async (fields: Record<string, string>) => {
    const posted = await postReset(request, path, { ...resetFields(validPassword), ...fields });
    const { response, html } = await read(request, path, flashOf(posted).pair);
    expect(html).toContain('Votre mot de passe a été modifié avec succès');
    expect(html).not.toContain('http-equiv="refresh"');
    return response.headers().refresh;
  };
  expect(await refreshAfter({})).toBe('2; url=/');
  expect(await refreshAfter({ stay: 'on' })).toBeUndefined();
});
