import { expect, test } from '@jest/globals';
import { formatResetFlash, parseResetFlash } from './reset-flash';
import { type ResetOutcome, resetFailed } from './reset-outcome';

const link = { uid: 'MQ', token: 'demo-claire' };
const password = ' quatre mots ';

const read = (outcome: ResetOutcome) =>
  parseResetFlash(formatResetFlash(outcome, link, password), link);

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
  const flash = formatResetFlash({ kind: 'done' }, link, password);
  expect(parseResetFlash(flash, { ...link, uid: 'Mg' })).toBeNull();
  expect(parseResetFlash(flash, { ...link, token: 'demo-clair' })).toBeNull();
  expect(parseResetFlash(undefined, link)).toBeNull();
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
  const flash = formatResetFlash({ kind: 'faulty', faults }, { uid: 'MQ', token: 'mot' }, 'e');
  expect(parseResetFlash(flash, { uid: 'MQ', token: 'mot' })).toEqual({ kind: 'faulty', faults });
});

test.each(['x', 'é', '\u0001', '🩺', '\ud83e'])(
  'the cookie stays within its limit with any message: %j',
  (letter) => {
    const message = letter.repeat(30_000);
    const flash = formatResetFlash({ kind: 'refused', message, spent: true }, link, password);
    expect(flash.length).toBeLessThan(4_000);
    expect(parseResetFlash(flash, link)).toMatchObject({ message: letter.repeat(400) });
  },
);
