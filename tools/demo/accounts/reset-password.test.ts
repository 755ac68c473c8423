/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../test-server.fixture.ts';

const PATH = '/api/v1/auth/users/reset_password_confirm/';
const CLAIRE = { uid: 'MQ', token: 'demo-claire' };
const GOOD = 'Quatre-mots-et-un-tiret';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ ads: 0 });
});
afterEach(() => server.stop());

const post = (body: string, type = 'application/json') =>
  server.get(PATH, { method: 'POST', headers: { 'Content-Type': type }, body });

async function reset(fields: unknown) {
  const response = await post(JSON.stringify(fields));
  return { status: response.status, body: await response.text() };
}

async function faults(fields: unknown) {
  const { status, body } = await reset(fields);
  expect(status).toBe(400);
  return JSON.parse(body);
}

test('changes the password once', async () => {
  expect(await reset({ ...CLAIRE, new_password: GOOD })).toEqual({ status: 204, body: '' });
  expect(await faults({ ...CLAIRE, new_password: GOOD })).toEqual({
    token: ['Jeton non valide pour cet utilisateur.'],
  });
});

test('accepts one of two concurrent requests', async () => {
  const responses = await Promise.all([1, 2].map(() => reset({ ...CLAIRE, new_password: GOOD })));
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
});

test('keeps the link valid after a rejected password', async () => {
  await faults({ ...CLAIRE, new_password: '1234' });
  expect((await reset({ ...CLAIRE, new_password: GOOD })).status).toBe(204);
});

describe('rejects', () => {
  test.each([
    ['expired', { uid: 'Mw', token: 'demo-expired' }],
    ['of someone else', { uid: 'MQ', token: 'demo-youssef' }],
    ['unknown', { uid: 'MQ', token: 'demo-' }],
  ])('a token that is %s', async (_, link) => {
    expect(Object.keys(await faults({ ...link, new_password: GOOD }))).toEqual(['token']);
  });

  test.each(['OTk', 'zzz', '****', 'MA', 'LTE'])('the account %s', async (uid) => {
    expect(Object.keys(await faults({ ...CLAIRE, uid, new_password: GOOD }))).toEqual(['uid']);
  });

  test.each([
    ['1234567', ['court', 'numérique']],
    ['password', ['courant']],
    ['Motdepasse', ['courant']],
    ['902834756102', ['numérique']],
    ['claire.moreau', ['semblable']],
    ['moreauclaire', ['semblable']],
  ])('the password %s', async (new_password, words) => {
    const { new_password: messages } = await faults({ ...CLAIRE, new_password });
    expect(messages).toHaveLength(words.length);
    for (const word of words) expect(messages.join(' ')).toContain(word);
  });
});

describe('validates the body', () => {
  test('reports all errors at once', async () => {
    expect(await faults({ uid: '', token: null })).toEqual({
      uid: ['Ce champ ne peut être vide.'],
      token: ['Ce champ ne peut être nul.'],
      new_password: ['Ce champ est obligatoire.'],
    });
    expect(await faults({ ...CLAIRE, new_password: 12345678 })).toEqual({
      new_password: ['Chaîne de caractères non valide.'],
    });
  });

  test.each(['[]', 'null', '"MQ"'])('rejects %s, which is not an object', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  test('rejects bad JSON, another type and a huge body', async () => {
    const bad = await post('{');
    expect(bad.status).toBe(400);
    expect(await bad.json()).toEqual({ detail: 'Erreur d’analyse JSON.' });
    expect((await post('uid=MQ', 'text/plain')).status).toBe(415);
    expect((await post(JSON.stringify({ pad: 'x'.repeat(70_000) }))).status).toBe(413);
  });
});
