import { expect } from '../http-test.ts';
import { test } from '../visitor.ts';
import { expectRefused, reset, wrongReset } from './fields.ts';

test.describe('a reset', () => {
  test('for an unknown account is rejected with the message of the API', async ({
    request,
    token,
  }) => {
    const response = await request.post(`${reset}/`, {
      data: { ...wrongReset(token), uid: 'zzz' },
    });
    await expectRefused(response, 400, {
      uid: ['Identifiant d’utilisateur non valide ou utilisateur inexistant.'],
    });
  });

  test('with invalid fields is rejected, and the response names all of them', async ({
    request,
    token,
  }) => {
    const missing = ['Ce champ est obligatoire.'];
    await expectRefused(await request.post(`${reset}/`, { data: {} }), 400, {
      uid: missing,
      token: missing,
      new_password: missing,
    });
    const tooShort = { ...wrongReset(token), new_password: '1234567' };
    await expectRefused(await request.post(`${reset}/`, { data: tooShort }), 400, {
      new_password: ['Le mot de passe doit contenir au moins 8 caractères.'],
    });
  });

  test('that is not JSON is rejected', async ({ request, token }) => {
    const notJson = { detail: 'Un contenu JSON est attendu.' };
    await expectRefused(await request.post(`${reset}/`, { form: wrongReset(token) }), 415, notJson);
    await expectRefused(
      await request.post(`${reset}/`, {
        headers: { 'content-type': 'text/plain' },
        data: JSON.stringify(wrongReset(token)),
      }),
      415,
      notJson,
    );
    await expectRefused(
      await request.post(`${reset}/`, {
        headers: { 'content-type': 'application/json' },
        data: Buffer.from('{"uid":'),
      }),
      400,
      { detail: 'La demande n’est pas du JSON.' },
    );
  });

  test('that is too large is rejected', async ({ request, token }) => {
    const data = { ...wrongReset(token), token: 'x'.repeat(20_000) };
    await expectRefused(await request.post(`${reset}/`, { data }), 413, {
      detail: 'La demande est trop longue.',
    });
  });

  for (const [header, value] of [
    ['Origin', 'https://ailleurs.example'],
    ['Origin', 'null'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const) {
    test(`from another site is rejected (${header}: ${value})`, async ({ request, token }) => {
      const headers = { [header]: value };
      const response = await request.post(`${reset}/`, { data: wrongReset(token), headers });
      await expectRefused(response, 403, { detail: 'Cette demande vient d’un autre site.' });
    });
  }

  test('from this site is accepted', async ({ request, token, baseURL }) => {
    for (const origin of [baseURL ?? '', 'https://www.medireleve.example']) {
      const response = await request.post(`${reset}/`, {
        data: wrongReset(token),
        headers: { origin },
      });
      expect(response.status()).toBe(400);
    }
  });

  test('is sent to the API with the IP address of the visitor, whatever the request claims', async ({
    request,
    api,
    token,
    visitor,
  }) => {
    const headers = { 'X-Forwarded-For': `8.8.8.8, ${visitor}` };
    await request.post(`${reset}/`, { data: wrongReset(token), headers });
    expect(await api.calls(` for ${visitor}`)).toEqual([`POST ${reset}/ for ${visitor}`]);
    expect(await api.calls('8.8.8.8')).toEqual([]);
  });

  test('is limited to twenty attempts by one visitor', async ({ request, api, visitor }) => {
    const attempt = (name: string, address: string) =>
      request.post(`${reset}/`, {
        data: wrongReset(`${name}-${visitor.replaceAll(':', '-')}`),
        headers: { 'X-Forwarded-For': address },
      });
    for (let time = 1; time <= 20; time += 1) {
      // The visitor can write the earlier entries, which must not count.
      const response = await attempt(`essai-${time}`, `203.0.113.${time}, ${visitor}`);
      expect(response.status()).toBe(400);
    }
    const response = await attempt('essai-21', visitor);
    await expectRefused(response, 429, {
      detail: 'Trop de tentatives. Réessayez dans 15 minutes.',
    });
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(800);
    expect(await api.calls(` for ${visitor}`)).toHaveLength(20);
  });
});
