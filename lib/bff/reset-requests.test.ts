import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { confirmResetPath } from '../api/calls';
import { ApiFailureError, ApiUnreachableError } from '../api/errors';
import type { Problem } from '../forms/problem';

const post = jest.fn<(path: string, body: unknown, visitor: unknown) => Promise<void>>();
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
jest.unstable_mockModule('../api/client/client', () => ({ api: { post } }));
const { confirmReset, readPasswordReset, submitResetForm } = await import('./reset-requests');

let link = { uid: 'MQ', token: '' };
let used = 0;
let visitor = '';
let reset = { ...link, new_password: '' };
const good = ' quatre mots ';
const failed = {
  kind: 'refused',
  message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  spent: false,
};
const done = { status: 200, outcome: { kind: 'done' } };

beforeEach(() => {
  jest.clearAllMocks();
  post.mockReset();
  used += 1;
  link = { uid: 'MQ', token: `c8x-${used}` };
  reset = { ...link, new_password: 'motdepasse' };
  visitor = `203.0.113.${used}`;
});

type Fields = Record<string, string | Blob | string[]>;

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  return form;
}

const submit = (fields: Fields, headers = {}) =>
  submitResetForm(
    link,
    formOf(fields),
    new Headers({ host: 'www.example', 'x-forwarded-for': `${visitor}, 127.0.0.1`, ...headers }),
  );

const both = { new_password: good, confirmation: good };

test('the password is passed on as typed, with the address of the visitor', async () => {
  expect(await submit(both)).toEqual(done);
  const sent = { ...link, new_password: good };
  expect(post.mock.calls).toEqual([[confirmResetPath, sent, visitor]]);
});

describe('a form that is not passed on', () => {
  test.each([
    [{}, ['password', 'confirmation']],
    [{ new_password: '1234567', confirmation: '1234567' }, ['password']],
    [{ new_password: good, confirmation: good.trim() }, ['confirmation']],
    [{ new_password: new Blob(['quatre mots']), confirmation: good }, ['password', 'confirmation']],
    [{ new_password: [good, good], confirmation: good }, ['password', 'confirmation']],
    [{ new_password: good, confirmation: [good, good] }, ['confirmation']],
  ])('%j', async (fields, faulty) => {
    const { status, outcome } = await submit(fields);
    expect(status).toBe(400);
    expect(outcome).toMatchObject({ kind: 'faulty' });
    expect(Object.keys(outcome.kind === 'faulty' ? outcome.faults : {})).toEqual(faulty);
    expect(post).not.toHaveBeenCalled();
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://other.example' }])(
    'from another site: %j',
    async (headers) => {
      expect(await submit(both, headers)).toEqual({ status: 403, outcome: failed });
      expect(post).not.toHaveBeenCalled();
    },
  );
});

test('a browser without JavaScript on a page without referrer (Origin: null) is accepted', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect(await submit(both, headers)).toEqual(done);
});

test('an error of the API is shown', async () => {
  post.mockRejectedValue(
    new ApiFailureError('POST /x: 400', 400, { token: ['Jeton non valide.'] }),
  );
  expect(await submit(both)).toEqual({
    status: 400,
    outcome: { kind: 'refused', message: 'Jeton non valide.', spent: true },
  });
});

test('a 200 with a sentence is success, as of dj-rest-auth', async () => {
  post.mockRejectedValue(
    new ApiFailureError('POST /x: 200', 200, { detail: 'Mot de passe changé.' }),
  );
  expect(await submit(both)).toEqual({ status: 200, outcome: { kind: 'done' } });
});

test.each<[Problem | null]>([
  [{ token: ['Jeton non valide.'] }],
  [{ detail: ['Jeton non valide.'] }],
  [null],
])('a 200 with errors is no success: %j', async (problem) => {
  post.mockRejectedValue(new ApiFailureError('POST /x: 200', 200, problem));
  expect(await submit(both)).toMatchObject({ outcome: { kind: 'refused' } });
});

test('a refusal without a sentence does not say that the link has expired', async () => {
  post.mockRejectedValue(new ApiFailureError('POST /x: 400', 400, null));
  expect(await submit(both)).toEqual({
    status: 400,
    outcome: {
      kind: 'refused',
      message: 'Erreur lors de la réinitialisation du mot de passe',
      spent: false,
    },
  });
});

test('after too many attempts the message and Retry-After say when to retry', async () => {
  const message = 'Trop de tentatives. Réessayez dans 15 minutes.';
  for (let time = 0; time < 10; time += 1) await submit(both);
  expect(await submit(both)).toEqual({
    status: 429,
    outcome: { kind: 'refused', message, spent: false },
    retryAfter: 900,
  });
});

test.each([
  [404, 404],
  [422, 422],
  // A browser would apply them to its own request.
  [401, 400],
  [407, 400],
  [408, 400],
  [421, 400],
  [426, 400],
])('the API responds with %d: %d', async (ofApi, ours) => {
  post.mockRejectedValue(new ApiFailureError(`POST /x: ${ofApi}`, ofApi, { detail: 'Non.' }));
  expect(await submit(both)).toMatchObject({ status: ours, outcome: { message: 'Non.' } });
});

test('a failure of the API is a 502 or 504, and any other error is thrown', async () => {
  post.mockRejectedValue(new ApiUnreachableError('POST /x: timeout', 'timeout'));
  expect(await submit(both)).toEqual({ status: 504, outcome: failed });
  post.mockRejectedValue(new ApiFailureError('POST /x: 500', 500, null));
  expect(await submit(both)).toMatchObject({ status: 502, outcome: { kind: 'refused' } });
  post.mockRejectedValue(new TypeError('ours'));
  await expect(submit(both)).rejects.toThrow('ours');
});

const requestOf = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://www.medireleve.example/api/v1/auth/users/reset_password_confirm/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const read = (body: unknown) => readPasswordReset(requestOf(JSON.stringify(body)));

test('the three fields are read, and nothing else', async () => {
  expect(await read({ ...reset, is_staff: true })).toEqual(reset);
});

describe('an invalid request', () => {
  const json = JSON.stringify({ uid: 'MQ', token: 'c8x-1f', new_password: 'motdepasse' });

  test.each([
    [403, requestOf(json, { 'sec-fetch-site': 'cross-site' })],
    [415, requestOf(json, { 'content-type': 'text/plain' })],
    [415, requestOf(json, { 'content-type': 'application/jsonp' })],
    [413, requestOf(JSON.stringify({ ...reset, uid: 'x'.repeat(10_000) }))],
    [400, requestOf('{"uid":')],
    [400, requestOf(new Uint8Array([0x22, 0xe9, 0x22]))],
    [400, requestOf('null')],
    [400, requestOf('[]')],
  ])('%d', async (status, request) => {
    await expect(readPasswordReset(request)).rejects.toMatchObject({ name: 'HttpError', status });
  });

  test.each([
    ['uid', ''],
    ['uid', 3],
    ['token', null],
    ['token', ['a']],
    ['new_password', undefined],
    ['new_password', ''],
    ['new_password', '1234567'],
    ['new_password', '🩺🩺🩺🩺🩺🩺🩺'],
    ['new_password', 'x'.repeat(1_001)],
    ['new_password', 12_345_678],
  ])('%s: %j', async (field, value) => {
    await expect(read({ ...reset, [field]: value })).rejects.toMatchObject({
      status: 400,
      problem: { [field]: [expect.stringContaining(' ')] },
    });
  });

  test('a charset parameter is accepted', async () => {
    const request = requestOf(json, { 'content-type': 'Application/JSON; charset=utf-8' });
    expect(await readPasswordReset(request)).toEqual(JSON.parse(json));
  });
});

describe('a reset', () => {
  test('the three fields are sent to the API, with the address of the visitor', async () => {
    await confirmReset(reset, visitor);
    expect(post.mock.calls).toEqual([[confirmResetPath, reset, visitor]]);
  });

  test('a problem of the API is passed on', async () => {
    const problem = { token: ['Jeton invalide.'] };
    post.mockRejectedValue(new ApiFailureError('POST /x: 400', 400, problem));
    await expect(confirmReset(reset, null)).rejects.toMatchObject({ status: 400, problem });
  });

  const statuses = [
    [403, 403],
    [500, 502],
    [503, 502],
    [201, 502],
    [302, 502],
  ];

  test.each(statuses)('a problem with status %d is passed on with %d', async (received, status) => {
    const problem = { detail: 'Service en maintenance.' };
    post.mockRejectedValue(new ApiFailureError(`POST /x: ${received}`, received, problem));
    await expect(confirmReset(reset, null)).rejects.toMatchObject({ status, problem });
  });

  test.each(statuses)(
    'without one, status %d has our own message (docs/product.md#password-reset)',
    async (received, status) => {
      post.mockRejectedValue(new ApiFailureError(`POST /x: ${received}`, received, null));
      await expect(confirmReset(reset, null)).rejects.toMatchObject({
        status,
        problem: { detail: 'Erreur lors de la réinitialisation du mot de passe' },
      });
    },
  );

  test('no response is a failure of its own', async () => {
    const error = new ApiUnreachableError('POST /x: timeout', 'timeout');
    post.mockRejectedValue(error);
    await expect(confirmReset(reset, null)).rejects.toBe(error);
  });

  test.each([
    new ApiFailureError('POST /x: 500', 500, { detail: 'non' }),
    new ApiFailureError('POST /x: 302', 302, null),
    new ApiUnreachableError('POST /x: timeout', 'timeout'),
  ])('a failure is logged, without the request and the response: %p', async (error) => {
    post.mockRejectedValue(error);
    await expect(confirmReset(reset, visitor)).rejects.toThrow();
    expect(stderr.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      {
        time: expect.any(String),
        level: 'warn',
        event: 'call failed',
        error: `${error.name}: ${error.message}`,
        count: 1,
      },
    ]);
  });

  test('after too many attempts the API is not called', async () => {
    const attempts = Array.from({ length: 11 }, () => confirmReset(reset, '198.51.100.4'));
    const ends = await Promise.allSettled(attempts);
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(post).toHaveBeenCalledTimes(10);
  });
});
