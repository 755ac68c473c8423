import { expect, test } from '@jest/globals';
import { outcomeParam, resetQuery } from './reset-link';
import {
  formatResetFlash,
  parseResetFlash,
  type ResetOutcome,
  refusedOutcome,
} from './reset-outcome';
import { resetFailed } from './rule';

test.each([400, 403, 404, 410])('a detail means that the link is invalid (%d)', (status) => {
  expect(refusedOutcome(status, { detail: 'Jeton périmé.' })).toEqual({
    kind: 'refused',
    message: 'Jeton périmé.',
    spent: true,
  });
});

test('a failure of the API does not mean that the link is invalid', () => {
  const outcome = refusedOutcome(502, { detail: 'Service en maintenance.' });
  expect(outcome).toMatchObject({ message: 'Service en maintenance.', spent: false });
});

test.each([
  ['detail', { detail: 'Jeton périmé. '.repeat(2_000) }],
  [
    'fields',
    Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`f${i}`, Array(5).fill('é'.repeat(300))]),
    ),
  ],
])('a long message is cut: %s', (_, problem) => {
  const outcome = refusedOutcome(400, problem);
  expect(outcome.kind === 'refused' && outcome.message.length).toBeLessThanOrEqual(400);
});

test('too many attempts do not mean that the link is invalid', () => {
  const detail = 'Trop de tentatives. Réessayez dans 3 minutes.';
  expect(refusedOutcome(429, { detail })).toEqual({
    kind: 'refused',
    message: detail,
    spent: false,
  });
});

test('messages about the password are joined, for its field', () => {
  const new_password = ['Ce mot de passe est trop court.', 'Ce mot de passe est trop courant.'];
  expect(refusedOutcome(400, { new_password })).toEqual({
    kind: 'faulty',
    faults: { password: 'Ce mot de passe est trop court. Ce mot de passe est trop courant.' },
  });
});

test('messages of several fields are joined', () => {
  const problem = { uid: ['Identifiant non valide.'], token: ['Jeton non valide.'] };
  expect(refusedOutcome(400, problem)).toEqual({
    kind: 'refused',
    message: 'Identifiant non valide. Jeton non valide.',
    spent: true,
  });
  expect(refusedOutcome(400, { ...problem, new_password: ['Trop courant.'] })).toMatchObject({
    message: 'Identifiant non valide. Jeton non valide. Trop courant.',
  });
});

test.each([
  // The link is invalid, whatever else is wrong.
  ['token', true],
  ['uid', true],
  ['non_field_errors', false],
])('the password and %s: a new link is needed: %p', (field, spent) => {
  const problem = { [field]: ['Non valide.'], new_password: ['Trop courant.'] };
  expect(refusedOutcome(400, problem)).toMatchObject({ kind: 'refused', spent });
});

const link = { uid: 'MQ', token: 'demo-claire' };
const password = ' quatre mots ';

const queryOf = (flash: string) => new URLSearchParams({ [outcomeParam]: flash });
const read = (outcome: ResetOutcome) =>
  parseResetFlash(queryOf(formatResetFlash(outcome, link, password)), link);

test.each<ResetOutcome>([
  { kind: 'done' },
  resetFailed,
  { kind: 'refused', message: 'Jeton non valide.', spent: true },
  { kind: 'faulty', faults: { confirmation: 'Les mots de passe ne correspondent pas' } },
  { kind: 'faulty', faults: { password: 'Trop court.', confirmation: 'Différent.' } },
])('%j is parsed back', (outcome) => {
  expect(read(outcome)).toEqual(outcome);
});

test('an outcome is valid for its link only', () => {
  const query = queryOf(formatResetFlash({ kind: 'done' }, link, password));
  expect(parseResetFlash(query, { ...link, uid: 'Mg' })).toBeNull();
  expect(parseResetFlash(query, { ...link, token: 'demo-clair' })).toBeNull();
  expect(parseResetFlash(new URLSearchParams(), link)).toBeNull();
});

test('the token and the password are removed from messages of the API', () => {
  expect(
    read({ kind: 'refused', message: 'demo-claire ? demo-claire non valide.', spent: true }),
  ).toEqual({ kind: 'refused', message: '… ? … non valide.', spent: true });
  expect(read({ kind: 'refused', message: 'quatre mots', spent: true })).toMatchObject({
    message: '…',
  });
  expect(read({ kind: 'faulty', faults: { password: `«${password}» est trop courant.` } })).toEqual(
    {
      kind: 'faulty',
      faults: { password: '« … » est trop courant.' },
    },
  );
});

test('a short password is not removed from messages', () => {
  const faults = { password: 'Saisissez votre nouveau mot de passe.' };
  const short = { uid: 'MQ', token: 'mot' };
  const served: ResetOutcome = { kind: 'faulty', faults };
  expect(parseResetFlash(queryOf(formatResetFlash(served, short, 'e')), short)).toEqual(served);
});

test.each(['x', 'é', '\u0001', '🩺', '\ud83e'])(
  'the query of the page takes any message: %j',
  (letter) => {
    const message = letter.repeat(30_000);
    const outcome = { kind: 'refused', message, spent: true } as const;
    const flash = formatResetFlash(outcome, link, password);
    expect(resetQuery(queryOf(flash))).toBe(`${outcomeParam}=${flash}`);
    expect(parseResetFlash(queryOf(flash), link)).toMatchObject({ message: letter.repeat(400) });
  },
);
