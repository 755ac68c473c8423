import { expect, test } from '../test.ts';
import { expectRefused, reset, wrongReset } from './answer.ts';

test.describe('@desktop a reset', () => {
  test('of nobody, in the words of the API', async ({ request }) => {
    const answer = await request.post(`${reset}/`, { data: { ...wrongReset, uid: 'zzz' } });
    await expectRefused(answer, 400, {
      uid: ['Identifiant d’utilisateur non valide ou utilisateur inexistant.'],
    });
  });

  test('with fields missing, all named at once', async ({ request }) => {
    const missing = ['Ce champ est obligatoire.'];
    await expectRefused(await request.post(`${reset}/`, { data: {} }), 400, {
      uid: missing,
      token: missing,
      new_password: missing,
    });
    const tooShort = { ...wrongReset, new_password: '1234567' };
    await expectRefused(await request.post(`${reset}/`, { data: tooShort }), 400, {
      new_password: ['Le mot de passe doit contenir au moins 8 caractères.'],
    });
  });

  test('of another type, or no JSON after all', async ({ request }) => {
    const notJson = { detail: 'Un contenu JSON est attendu.' };
    await expectRefused(await request.post(`${reset}/`, { form: wrongReset }), 415, notJson);
    await expectRefused(
      await request.post(`${reset}/`, {
        headers: { 'content-type': 'text/plain' },
        data: JSON.stringify(wrongReset),
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

  test('too large', async ({ request }) => {
    const data = { ...wrongReset, token: 'x'.repeat(20_000) };
    await expectRefused(await request.post(`${reset}/`, { data }), 413, {
      detail: 'La demande est trop longue.',
    });
  });

  for (const [header, value] of [
    ['Origin', 'https://ailleurs.example'],
    ['Origin', 'null'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const) {
    test(`from another site (${header}: ${value})`, async ({ request }) => {
      const headers = { [header]: value };
      const answer = await request.post(`${reset}/`, { data: wrongReset, headers });
      await expectRefused(answer, 403, { detail: 'Cette demande vient d’un autre site.' });
    });
  }

  test('from this site is heard', async ({ request, baseURL }) => {
    for (const origin of [baseURL ?? '', 'https://www.medireleve.example']) {
      const answer = await request.post(`${reset}/`, { data: wrongReset, headers: { origin } });
      expect(answer.status()).toBe(400);
    }
  });
});
