import { issuePass } from '../../lib/bff/preview-pass.ts';
import { flashOf, follow, payloadOf } from '../flash.ts';
import { expect, test } from '../http-test.ts';
import { secret } from './editor.ts';

test.describe('with a secret', () => {
  test.use({ siteEnvironment: { PREVIEW_SECRET: secret, ADS_INDEX: 'off' } });

  const closed = {
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': 'noindex, nofollow',
  };

  test('access is refused to a forged or expired cookie, and to a form of another site', async ({
    request,
    freshSite,
  }) => {
    const now = Date.now();
    const half = 6 * 60 * 60 * 1_000;
    const open = async (pass: string) => {
      const headers = { cookie: `apercu=${pass}` };
      return (await request.get(`${freshSite.url}/apercu?adresse=/api`, { headers })).text();
    };
    expect(await open(issuePass(secret, now - half))).toContain('Se déconnecter');
    for (const pass of [
      issuePass(secret, now - 3 * half),
      issuePass('un autre secret', now),
      issuePass(secret, now).replace(/^\d+/, (end) => String(Number(end) + 1)),
      `${Math.floor(now / 1_000) + 60}.`,
      '',
    ]) {
      const html = await open(pass);
      expect(html).toContain('Code d’accès');
      expect(html).not.toContain('Se déconnecter');
    }

    // The internal path of the proxy is not accessible: it is another spelling of the page.
    for (const path of ['/apercu/-', '/aperc%75/-']) {
      const moved = await request.get(freshSite.url + path, { maxRedirects: 0 });
      expect([moved.status(), moved.headers().location]).toEqual([308, '/apercu']);
    }

    // The internal path of the proxy is not accessible.
    for (const path of ['/apercu/-/envoi', '/aperc%75/-/envoi']) {
      expect((await request.get(freshSite.url + path)).status()).toBe(404);
      const post = await request.post(freshSite.url + path, { form: { secret } });
      expect(post.status()).toBe(405);
      expect(post.headers()).not.toHaveProperty('set-cookie');
    }

    const post = (headers: Record<string, string>, form: Record<string, string> = { secret }) =>
      request.post(`${freshSite.url}/apercu`, { headers, form, maxRedirects: 0 });
    const own = await post({ 'sec-fetch-site': 'same-origin' });
    expect(own.status()).toBe(303);
    expect(own.headers()['set-cookie']).toMatch(/^apercu=\d/);
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['sec-fetch-site', 'same-site'],
      ['origin', 'https://ailleurs.example'],
    ] as const) {
      const headers = { [name]: value };
      const other = await post(headers);
      expect(other.headers()['set-cookie']).not.toContain('apercu=');
      expect(await (await follow(request, other)).text()).toContain(
        'Cette demande vient d’un autre site.',
      );
      // A form of another site does not sign an editor out either.
      expect((await post(headers, { leave: '1' })).headers()).not.toHaveProperty('set-cookie');
    }
    const left = await post({ 'sec-fetch-site': 'same-origin' }, { leave: '1' });
    expect([left.status(), left.headers().location]).toEqual([303, '/apercu']);
    expect(left.headers()['set-cookie']).toMatch(/^apercu=;.*Max-Age=0/);
  });

  test('every response to a form is private, and a malformed form causes no 5xx', async ({
    request,
    freshSite,
  }) => {
    const url = `${freshSite.url}/apercu?adresse=%2Fblog`;
    const part = (head: string) =>
      `--limite\r\nContent-Disposition: form-data; ${head}\r\n\r\nb\r\n`;
    const multipart = 'multipart/form-data; boundary=limite';
    for (const [type, body, status] of [
      [undefined, '', 415],
      ['application/json', '{"secret":"a"}', 415],
      ['text/plain', '[]', 415],
      [multipart, 'x', 400],
      [multipart, part('name="secret"'), 400],
      [multipart, '--limite--\r\n', 303],
      [multipart, `${part('name="secret"; filename="a"')}--limite--\r\n`, 303],
      [multipart, `${part('name="secret"')}${part('name="secret"')}--limite--\r\n`, 303],
      ['application/x-www-form-urlencoded', 'secret=a&secret=b', 303],
      ['application/x-www-form-urlencoded', '%E0%A4%A=&', 303],
    ] as const) {
      for (const action of ['', '70'.padEnd(42, '0')]) {
        const headers = { 'next-action': action, ...(type && { 'content-type': type }) };
        const init = { headers, data: Buffer.from(body), maxRedirects: 0 };
        const response = await request.post(url, init);
        expect([type, body, response.status()]).toEqual([type, body, status]);
        expect(response.headers()).toMatchObject({ ...closed, 'referrer-policy': 'same-origin' });
        if (status !== 303) continue;
        expect(response.headers().location).toBe('/apercu?adresse=%2Fblog');
        const shown = await follow(request, response);
        expect(await shown.text()).toContain('Saisissez le code d’accès.');
        expect(flashOf(shown).pair).toBe('flash=');
      }
    }
  });

  test('the reason for a rejection is signed, so no forged text is shown', async ({
    request,
    freshSite,
  }) => {
    const url = `${freshSite.url}/apercu`;
    const refused = await request.post(url, { form: { secret: 'presque' }, maxRedirects: 0 });
    const { pair, attributes } = flashOf(refused);
    expect(attributes).toEqual(
      expect.arrayContaining([
        'Path=/apercu',
        'Max-Age=60',
        'HttpOnly',
        'SameSite=Strict',
        'Secure',
      ]),
    );
    expect(payloadOf(pair.replace('flash=', ''))).toBe('"Ce code n’est pas le bon."');
    const [, signature = ''] = pair.split('.');
    const forged = Buffer.from('"Appelez le 08 99."').toString('base64url');
    for (const cookie of [
      `flash=${forged}.${signature}`,
      `${pair}A`,
      'flash=',
      `flash=${forged}`,
    ]) {
      const html = await (await request.get(url, { headers: { cookie } })).text();
      expect(html).toContain('Code d’accès');
      expect(html).not.toMatch(/<input[^>]*(?:aria-invalid|autofocus)/i);
      expect(html).not.toContain('Appelez');
    }
  });
});

test('without a secret the preview is a 404 like any other', async ({ request }) => {
  const [preview, unknown] = await Promise.all(
    ['/apercu?adresse=/blog', '/cette-page-n-existe-pas'].map((path) => request.get(path)),
  );
  expect(preview?.status()).toBe(404);
  expect(await preview?.text()).toBe(await unknown?.text());
  for (const name of ['cache-control', 'x-robots-tag', 'referrer-policy', 'etag']) {
    expect(preview?.headers()[name]).toBe(unknown?.headers()[name]);
  }

  for (const init of [
    { multipart: { secret: 'quatre mots et un tiret' } },
    { form: { leave: '1' } },
    { data: '[]', headers: { 'next-action': '70'.padEnd(42, '0') } },
  ]) {
    const post = await request.post('/apercu', init);
    expect(post.status()).toBe(405);
    expect(post.headers()).not.toHaveProperty('set-cookie');
  }
});
