import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailureError, ApiUnreachableError } from '../api/errors';
import { HttpError } from './respond';

const confirmReset = jest.fn<(reset: unknown, visitor: string | null) => Promise<void>>();
jest.unstable_mockModule('./confirm-reset', () => ({ confirmReset }));
const { readPasswordReset, submitResetForm } = await import('./reset-requests');

const link = { uid: 'MQ', token: 'demo-claire' };
const good = ' quatre mots ';
const failed = {
  kind: 'refused',
  message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  spent: false,
};
const done = { status: 200, outcome: { kind: 'done' } };

beforeEach(() => {
  confirmReset.mockReset();
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
  submitResetForm(link, formOf(fields), new Headers({ host: 'www.example', ...headers }));

const both = { new_password: good, confirmation: good };

test('the password is passed on as typed, with the address of the visitor', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' };
  expect(await submit(both, headers)).toEqual(done);
  expect(confirmReset.mock.calls).toEqual([[{ ...link, new_password: good }, '203.0.113.9']]);
});

describe('what is not passed on', () => {
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
    expect(confirmReset).not.toHaveBeenCalled();
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://other.example' }])(
    'from another site: %j',
    async (headers) => {
      expect(await submit(both, headers)).toEqual({ status: 403, outcome: failed });
      expect(confirmReset).not.toHaveBeenCalled();
    },
  );
});

test('a browser without JavaScript on a page without referrer (Origin: null) is accepted', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect(await submit(both, headers)).toEqual(done);
});

test('an error of the API is shown', async () => {
  confirmReset.mockRejectedValue(new HttpError(400, { token: ['Jeton non valide.'] }));
  expect(await submit(both)).toEqual({
    status: 400,
    outcome: { kind: 'refused', message: 'Jeton non valide.', spent: true },
  });
});

test('after too many attempts the message and Retry-After say when to retry', async () => {
  const message = 'Trop de tentatives. Réessayez dans 15 minutes.';
  confirmReset.mockRejectedValue(new HttpError(429, { detail: message }, 900));
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
  confirmReset.mockRejectedValue(new HttpError(ofApi, { detail: 'Non.' }));
  expect(await submit(both)).toMatchObject({ status: ours, outcome: { message: 'Non.' } });
});

test('a failure of the API is a 502 or 504, and any other error is thrown', async () => {
  confirmReset.mockRejectedValue(new ApiUnreachableError('POST /x: timeout', 'timeout'));
  expect(await submit(both)).toEqual({ status: 504, outcome: failed });
  confirmReset.mockRejectedValue(new ApiFailureError('POST /x: 500', 500, null));
  expect(await submit(both)).toEqual({ status: 502, outcome: failed });
  confirmReset.mockRejectedValue(new TypeError('ours'));
  await expect(submit(both)).rejects.toThrow('ours');
});

const reset = { uid: 'MQ', token: 'c8x-1f', new_password: 'motdepasse' };

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
  const json = JSON.stringify(reset);

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
    expect(await readPasswordReset(request)).toEqual(reset);
  });
});
