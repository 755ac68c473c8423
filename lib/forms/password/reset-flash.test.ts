import { expect, test } from '@jest/globals';
import { formatResetFlash, parseResetFlash, refreshAfterReset } from './reset-flash';
import { type ResetOutcome, resetFailed, type ServedReset } from './reset-outcome';

const link = { uid: 'MQ', token: 'demo-claire' };
const password = ' quatre mots ';

const read = (outcome: ResetOutcome) =>
  parseResetFlash(formatResetFlash({ outcome, stays: false }, link, password), link)?.outcome;

test.each<ResetOutcome>([
  { kind: 'done' },
  resetFailed,
  { kind: 'refused', message: 'Jeton non valide.', spent: true },
  { kind: 'faulty', faults: { confirmation: 'Les mots de passe ne correspondent pas' } },
  { kind: 'faulty', faults: { password: 'Trop court.', confirmation: 'Différent.' } },
])('%j is parsed back', (outcome) => {
  expect(read(outcome)).toEqual(outcome);
});

test('it is valid for its link only', () => {
  const flash = formatResetFlash({ outcome: { kind: 'done' }, stays: false }, link, password);
  expect(parseResetFlash(flash, { ...link, uid: 'Mg' })).toBeNull();
  expect(parseResetFlash(flash, { ...link, token: 'demo-clair' })).toBeNull();
  expect(parseResetFlash(undefined, link)).toBeNull();
});

test.each<[string | null, ServedReset]>([
  ['2; url=/', { outcome: { kind: 'done' }, stays: false }],
  [null, { outcome: { kind: 'done' }, stays: true }],
  [null, { outcome: resetFailed, stays: false }],
])('the page refreshes with %j after %j', (header, served) => {
  const flash = formatResetFlash(served, link, password);
  expect(parseResetFlash(flash, link)).toEqual(served);
  expect(refreshAfterReset(flash, link)).toBe(header);
  expect(refreshAfterReset(flash, { ...link, uid: 'Mg' })).toBeNull();
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
  const served: ServedReset = { outcome: { kind: 'faulty', faults }, stays: false };
  expect(parseResetFlash(formatResetFlash(served, short, 'e'), short)).toEqual(served);
});

test.each(['x', 'é', '\u0001', '🩺', '\ud83e'])(
  'the cookie stays within its limit with any message: %j',
  (letter) => {
    const message = letter.repeat(30_000);
    const outcome = { kind: 'refused', message, spent: true } as const;
    const flash = formatResetFlash({ outcome, stays: true }, link, password);
    expect(flash.length).toBeLessThan(4_000);
    expect(parseResetFlash(flash, link)).toMatchObject({
      outcome: { message: letter.repeat(400) },
    });
  },
);
