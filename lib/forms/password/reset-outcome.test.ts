import { expect, test } from '@jest/globals';
import { refusedOutcome } from './reset-outcome';

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
