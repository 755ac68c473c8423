import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailureError, ApiUnreachableError } from '../api/errors';
import { HttpError } from './http-error';

const confirmReset = jest.fn<(reset: unknown, visitor: string | null) => Promise<void>>();
jest.unstable_mockModule('./confirm-reset', () => ({ confirmReset }));
const { submitResetForm } = await import('./reset-form');

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
