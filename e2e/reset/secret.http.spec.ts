import { readServedPage } from '../seo/served-page.ts';
import { publicUrl } from '../stage/site.ts';
import { expect, test } from './link.ts';
import { postReset, resetFields, resetPath, secretHeaders, validPassword } from './page.ts';

test('nothing about a link is stored, indexed or sent to others', async ({ request, path }) => {
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
    // A redirect, the response to our script, a malformed body, one that is too long.
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

test('the page is one complete document, rendered for each request', async ({
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

test('only GET, HEAD and POST are allowed', async ({ request, path }) => {
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
