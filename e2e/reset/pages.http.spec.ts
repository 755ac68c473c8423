import { createHmac } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { follow, outcomeIn, payloadOf } from '../flash.ts';
import { readServedPage } from '../seo/served-page.ts';
import type { JsonValue } from '../stage/api.ts';
import { publicUrl } from '../stage/site.ts';
import {
  expect,
  postReset,
  resetFields,
  resetPath,
  secretHeaders,
  test,
  validPassword,
} from './page.ts';

test('a page from before a deployment needs only the two fields, in either encoding', async ({
  request,
  path,
  resetApi,
}) => {
  await resetApi.respond(null, 204);
  const fields = resetFields(validPassword);
  const json = { accept: 'application/json' };
  const action = { 'next-action': '70'.padEnd(42, '0') };
  for (const init of [
    { form: fields, headers: json },
    { multipart: fields, headers: json },
    { form: fields, headers: { ...json, ...action } },
    { multipart: fields, headers: { ...json, ...action } },
  ]) {
    const response = await request.post(path, init);
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({ kind: 'done' });
  }
  expect(await resetApi.calls()).toHaveLength(4);
  // Without a script, and with hidden fields of another build.
  const posted = await request.post(path, {
    multipart: { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"70"}', ...fields },
    headers: action,
    maxRedirects: 0,
  });
  expect(await (await follow(request, posted)).text()).toContain(
    'Votre mot de passe a été modifié avec succès',
  );
});

/* The outcome of a form that is posted without JavaScript, in the URL that it redirects to. */

const invalid = 'Jeton non valide pour cet utilisateur.';

const read = async (request: APIRequestContext, path: string, outcome: string) => {
  const response = await request.get(`${path}?envoi=${encodeURIComponent(outcome)}`);
  return { response, html: await response.text() };
};

test('without JavaScript and without cookies the outcome shows, also when the page is reloaded', async ({
  request,
  path,
  resetApi,
}) => {
  const posted = await postReset(request, path);
  expect(posted.headers().location).toBe(`${path}?envoi=${outcomeIn(posted)}`);
  for (const time of ['first', 'again']) {
    const shown = await follow(request, posted);
    expect(await shown.text(), time).toContain(invalid);
    expect(shown.headers()).toMatchObject(secretHeaders);
    expect(shown.headers()).not.toHaveProperty('set-cookie');
  }
  expect(posted.headers()).not.toHaveProperty('set-cookie');
  await resetApi.respond(null, 204);
  const done = await follow(request, await postReset(request, path));
  expect(await done.text()).toContain('Votre mot de passe a été modifié avec succès');
  expect(done.headers()).not.toHaveProperty('refresh');
});

test('no link, form or description of the page has the outcome', async ({
  request,
  path,
  resetApi,
}) => {
  const pages = [await follow(request, await postReset(request, path))];
  await resetApi.respond(null, 204);
  pages.push(await follow(request, await postReset(request, path)));
  for (const response of pages) {
    const { canonicals, meta } = await readServedPage(response);
    const url = `${publicUrl}/reset-password`;
    expect([canonicals, meta('og:url')]).toEqual([[url], [url]]);
    const html = await response.text();
    expect(html).not.toMatch(/ (?:href|action|src|content|formaction)="[^"]*envoi=/i);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  }
  expect(await pages[0]?.text()).toContain(`action="${path}"`);
});

test('a form that is posted to a page with an outcome shows its own', async ({ request, path }) => {
  const outcome = outcomeIn(await postReset(request, path));
  const fields = resetFields(validPassword, 'autre chose 12');
  const posted = await postReset(request, `${path}?envoi=${outcome}`, fields);
  const html = await (await follow(request, posted)).text();
  expect(html).toContain('Les mots de passe ne correspondent pas');
  expect(html).not.toContain(invalid);
});

test('the outcome contains neither token nor password, even if the API repeats them', async ({
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
    await resetApi.respond(problem, 400);
    const posted = await postReset(request, path);
    const outcome = outcomeIn(posted);
    const sent = outcome + payloadOf(outcome);
    expect(payloadOf(outcome)).toMatch(/^\{"kind":"(?:refused|faulty)"/);
    for (const secret of [token, validPassword.trim()]) expect(sent).not.toContain(secret);
    expect(await (await follow(request, posted)).text()).toContain('…');
  }
});

test('the outcome stays small, however long the message of the API is', async ({
  request,
  path,
  resetApi,
}) => {
  const long = Array.from({ length: 5 }, () => '\u0001é 🩺'.repeat(100));
  const problem = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`champ${n}`, long]));
  await resetApi.respond(problem, 400);
  const posted = await postReset(request, path);
  expect(outcomeIn(posted).length).toBeLessThan(3_600);
  expect(await (await follow(request, posted)).text()).toContain('role="alert"');
});

/** The signature of a stranger, who knows the link and the code of this site. */
const forgeWith = (key: string, prefix: string, payload: string) =>
  createHmac('sha256', key).update(`${prefix}${payload}`).digest('base64url');

test('an outcome that was tampered with, or is from a stranger or another link, is rejected', async ({
  request,
  path,
  token,
}) => {
  const outcome = outcomeIn(await postReset(request, path));
  expect((await read(request, path, outcome)).html).toContain(invalid);

  const [payload = '', signature = ''] = outcome.split('.');
  const refused = { kind: 'refused', message: 'Appelez le 08 99.', spent: true };
  const forged = Buffer.from(JSON.stringify(refused)).toString('base64url');
  const done = Buffer.from('{"kind":"done"}').toString('base64url');
  const key = JSON.stringify(['MQ', token]);
  for (const value of [
    '',
    '.',
    payload,
    forged,
    done,
    `${forged}.${signature}`,
    `${done}.${signature}`,
    `${forged}.${forgeWith(key, '', forged)}`,
    `${forged}.${forgeWith(key, 'flash:', forged)}`,
    `${done}.${forgeWith('', `${key}\0`, done)}`,
    `${payload}.${signature.slice(1)}`,
    `${payload}.${signature}A`,
    `${payload.slice(4)}.${signature}`,
    `${payload}.${'A'.repeat(43)}`,
    `\0${outcome}`,
    'é',
    'x'.repeat(4_000),
    `${'x'.repeat(4_000)}.${signature}`,
  ]) {
    const { response, html } = await read(request, path, value);
    expect(response.status(), value).toBe(200);
    expect(response.headers(), value).not.toHaveProperty('refresh');
    expect(response.headers()).toMatchObject(secretHeaders);
    expect(html, value).not.toContain('role="alert"');
    expect(html, value).not.toContain('Appelez');
    expect(html, value).toContain('name="new_password"');
  }
  const other = await read(request, resetPath(`${token}-autre`), outcome);
  expect(other.html).not.toContain('role="alert"');
  expect(other.html).toContain('name="new_password"');
});

test('a cookie is neither read nor set by the page of a link', async ({ request, path }) => {
  const outcome = outcomeIn(await postReset(request, path));
  const headers = { cookie: `flash=${outcome}` };
  const plain = await request.get(path, { headers });
  expect(await plain.text()).not.toContain('role="alert"');
  for (const response of [
    plain,
    await request.get(`${path}?envoi=${outcome}`, { headers }),
    await request.head(`${path}?envoi=${outcome}`, { headers }),
    await request.get(`/cgu?envoi=${outcome}`, { headers }),
    await request.get(`${path}/suite?envoi=${outcome}`, { headers }),
    await request.put(`${path}?envoi=${outcome}`, { headers }),
  ]) {
    expect(response.headers()).not.toHaveProperty('set-cookie');
  }
});

test('the page of success stays, with the ways to go on', async ({ request, path, resetApi }) => {
  await resetApi.respond(null, 204);
  const posted = await postReset(request, path);
  const { response, html } = await read(request, path, outcomeIn(posted));
  expect(html).toContain('Votre mot de passe a été modifié avec succès');
  expect(html).not.toContain('http-equiv="refresh"');
  expect(response.headers()).not.toHaveProperty('refresh');
  expect(html).toMatch(/<a [^>]*href="https:\/\/app\.medireleve\.example"[^>]*>Se connecter<\/a>/);
});

test('no response about a link may be stored, indexed or sent to other sites', async ({
  request,
  path,
}) => {
  const json = { accept: 'application/json' };
  for (const response of [
    await request.get(path),
    await request.head(path),
    await request.get(path, { headers: { rsc: '1' } }),
    await request.get(path, { headers: { rsc: '1', 'next-router-prefetch': '1' } }),
    await request.get(`${path}/`, { maxRedirects: 0 }),
    await request.get(`${path}/suite`),
    await request.put(path),
    await request.get(`${path}/envoi`),
    await request.post(path, { multipart: { new_password: validPassword } }),
    // A redirect, two responses to our script, a malformed body, a body that is too long.
    await postReset(request, path),
    await request.post(path, { headers: json, multipart: resetFields(validPassword) }),
    await request.post(path, { headers: json, multipart: resetFields('') }),
    await request.post(path, { data: '[]' }),
    await request.post(path, { multipart: { new_password: 'x'.repeat(40_000) } }),
  ]) {
    expect([response.status(), response.headers()]).toEqual([
      expect.any(Number),
      expect.objectContaining(secretHeaders),
    ]);
  }

  const html = await (await request.get(path)).text();
  expect(html).toMatch(/<title>Nouveau mot de passe – MédiRelève<\/title>.*<\/head>/s);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  const { canonicals, meta } = await readServedPage(await request.get(path));
  const url = `${publicUrl}/reset-password`;
  expect([canonicals, meta('og:url')]).toEqual([[url], [url]]);
});

test('the page of a link is one complete document, rendered for each request', async ({
  request,
  path,
  token,
}) => {
  const html = await (await request.get(path)).text();
  expect(html).toMatch(
    /<main[^>]*>(?:<!--[^>]*-->)*(?:<(?:div|header)[^>]*>)+<h1>Nouveau mot de passe.*<form/s,
  );
  expect(html).not.toContain('<template id="B:');
  const other = await (await request.get(resetPath('un-autre'))).text();
  expect(other).not.toContain(token);
});

test('the page of a link allows only GET, HEAD and POST', async ({ request, path }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await request.fetch(path, { method });
    expect([method, response.status()]).toEqual([method, 405]);
    expect(response.headers().allow).toBe('GET, HEAD, POST');
  }
  for (const other of ['/reset-password', '/reset-password/MQ', `${path}/suite`]) {
    expect((await request.post(other)).status()).toBe(405);
  }
  // The internal path of the proxy is not accessible.
  for (const end of ['/envoi', '/env%6Fi', '%2Fenvoi']) {
    expect((await request.get(path + end)).status()).toBe(404);
    expect((await request.post(path + end, { form: resetFields(validPassword) })).status()).toBe(
      405,
    );
  }
});

test('a malformed form is rejected', async ({ request, path }) => {
  for (const [type, data] of [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=a', 'x'],
    ['multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data; name="b"\r\n\r\nc'],
  ] as const) {
    const response = await request.post(path, { headers: { 'content-type': type }, data });
    expect(response.status()).toBe(400);
    expect(response.headers()).toMatchObject(secretHeaders);
  }
});
