import { expect, test } from '@jest/globals';
import { passwordFault, passwordFaults, passwordLength } from './rule';

const tooShort = 'Le mot de passe doit contenir au moins 8 caractères.';
const differ = 'Les mots de passe ne correspondent pas';

test.each([
  ['', 'Saisissez votre nouveau mot de passe.'],
  ['1234567', tooShort],
  ['12345678', null],
  // An emoji is one character, though JavaScript counts two.
  ['🩺🩺🩺🩺🩺🩺🩺', tooShort],
  ['🩺🩺🩺🩺🩺🩺🩺🩺', null],
  ['        ', null],
  [' é è ç  ', null],
  ['x'.repeat(1_000), null],
  ['x'.repeat(1_001), 'Le mot de passe doit contenir au plus 1\u202f000 caractères.'],
])('%j', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

test('an accented letter is one character', () => {
  expect(passwordLength('été')).toBe(3);
});

test.each([
  ['quatre mots', 'quatre mots', null],
  ['quatre mots', 'quatre mots ', { confirmation: differ }],
  ['quatre mots', 'Quatre mots', { confirmation: differ }],
  ['quatre mots', '', { confirmation: 'Confirmez votre nouveau mot de passe.' }],
  ['court', 'court', { password: tooShort }],
  ['court', 'long', { password: tooShort, confirmation: differ }],
  [
    '',
    '',
    {
      password: 'Saisissez votre nouveau mot de passe.',
      confirmation: 'Confirmez votre nouveau mot de passe.',
    },
  ],
])('%j confirmed by %j', (password, confirmation, faults) => {
  expect(passwordFaults(password, confirmation)).toEqual(faults);
});
