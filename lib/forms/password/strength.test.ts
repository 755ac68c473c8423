import { expect, test } from '@jest/globals';
import { passwordStrength } from './strength';

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
