import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiUnreachableError } from '../errors';
import { Refusal } from './refusal';

const confirmReset = jest.fn<(reset: unknown, visitor: string | null) => Promise<void>>();
jest.unstable_mockModule('./confirm-reset', () => ({ confirmReset }));
const { answerResetForm } = await import('./reset-form');

const link = { uid: 'MQ', token: 'demo-claire' };
const good = ' quatre mots ';
const failed = {
  kind: 'refused',
  message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  spent: false,
};

beforeEach(() => {
  confirmReset.mockReset();
});

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const answer = (fields: Record<string, string | Blob>, asked: unknown = link, headers = {}) =>
  answerResetForm(asked, formOf(fields), new Headers({ host: 'www.example', ...headers }));

const both = { new_password: good, confirmation: good };

test('the password is passed on as typed, for the visitor', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 10.0.0.2' };
  expect(await answer(both, link, headers)).toEqual({ kind: 'done' });
  expect(confirmReset.mock.calls).toEqual([[{ ...link, new_password: good }, '203.0.113.9']]);
});

describe('what is not passed on', () => {
  test.each([
    [{}, ['password', 'confirmation']],
    [{ new_password: '1234567', confirmation: '1234567' }, ['password']],
    [{ new_password: good, confirmation: good.trim() }, ['confirmation']],
    [{ new_password: new Blob(['quatre mots']), confirmation: good }, ['password', 'confirmation']],
  ])('%j', async (fields, faulty) => {
    const outcome = await answer(fields);
    expect(outcome).toMatchObject({ kind: 'faulty' });
    expect(Object.keys(outcome.kind === 'faulty' ? outcome.faults : {})).toEqual(faulty);
    expect(confirmReset).not.toHaveBeenCalled();
  });

  test.each([
    undefined,
    null,
    'MQ',
    { uid: 'MQ' },
    { uid: 3, token: [] },
    { ...link, token: '../' },
  ])('the link %j', async (asked) => {
    expect(await answerResetForm(asked, formOf(both), new Headers())).toEqual(failed);
    expect(confirmReset).not.toHaveBeenCalled();
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://other.example' }])(
    'from another site: %j',
    async (headers) => {
      expect(await answer(both, link, headers)).toEqual(failed);
      expect(confirmReset).not.toHaveBeenCalled();
    },
  );
});

test('what a browser without JavaScript says on a page without referrer will do', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect(await answer(both, link, headers)).toEqual({ kind: 'done' });
});

test('a refusal is shown', async () => {
  confirmReset.mockRejectedValue(new Refusal(400, { token: ['Jeton non valide.'] }));
  expect(await answer(both)).toEqual({
    kind: 'refused',
    message: 'Jeton non valide.',
    spent: true,
  });
});

test('a failing API is a failure, and an error of our own is not hidden', async () => {
  confirmReset.mockRejectedValue(new ApiUnreachableError('POST /x: timeout', 'timeout'));
  expect(await answer(both)).toEqual(failed);
  confirmReset.mockRejectedValue(new TypeError('ours'));
  await expect(answer(both)).rejects.toThrow('ours');
});
