import { expect, test } from '@jest/globals';
import {
  passwordFault,
  passwordFaults,
  passwordLength,
  passwordStrength,
  resetFailed,
} from './rule';

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

test.each([
  '\0',
  '\t',
  '\r\n',
  '\x7f',
  '\x85',
  '\u2028',
  '\u2029',
  '\u061c',
  '\u200f',
  '\u202e',
  '\u2069',
])('a password that no form shows as it is has a message: %j', (character) => {
  expect(passwordFault(`quatre${character}mots`)).toContain('un caractère invisible');
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

const levelOf = (password: string) => passwordStrength(password)?.level;

test('an empty password has no advice', () => {
  expect(passwordStrength('')).toBeNull();
});

test.each([
  ['a', 'Encore 7 caractères au moins.'],
  ['abcdefg', 'Encore 1 caractère au moins.'],
  ['🩺🩺🩺🩺🩺🩺', 'Encore 2 caractères au moins.'],
  ['aaaaaaaaaaaaaaaa', 'Facile à deviner\u00a0: les mêmes caractères se répètent.'],
  ['abababababab', 'Facile à deviner\u00a0: les mêmes caractères se répètent.'],
  ['482 193 775 061', 'Facile à deviner\u00a0: il n’y a que des chiffres.'],
  ['vélo-brume', 'Correct. Avec 12 caractères ou plus, il serait solide.'],
  ['tracteur lune canapé', 'Solide.'],
])('%s: %s', (password, advice) => {
  expect(passwordStrength(password)?.advice).toBe(advice);
});

test.each([
  'motdepasse',
  'Mot de passe 123',
  'M0n-azerty-1',
  'azertyuiop',
  'AZERTY12345678',
  'password!!!!',
  'Bonjour2026',
  'médireleve1',
  'Médecin_2026',
])('%s is a common password', (password) => {
  expect(passwordStrength(password)?.advice).toContain('l’un des mots de passe les plus courants');
});

test.each([
  ['vélo-brume', 2],
  ['quatre mots et un tiret', 3],
  ['azerty lune canapé', 3],
  ['🩺 lune vélo 42', 3],
])('the level of %s is %d', (password, level) => {
  expect(levelOf(password)).toBe(level);
});

test('a failure that says nothing of the link leaves it valid', () => {
  expect(resetFailed).toEqual({
    kind: 'refused',
    message: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    spent: false,
  });
});
