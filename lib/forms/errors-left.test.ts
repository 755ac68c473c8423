import { expect, test } from '@jest/globals';
import { errorsLeft } from './errors-left';

const tooShort = 'Le mot de passe doit contenir au moins 8 caractères.';
const differ = 'Les mots de passe ne correspondent pas';

test.each([
  // Corrected.
  [{ password: tooShort, confirmation: differ }, {}, null, {}],
  [
    { password: tooShort, confirmation: differ },
    { confirmation: differ },
    null,
    { confirmation: differ },
  ],
  // Another replaces it when the field is left, not before, and in no other field.
  [{ password: 'Saisissez.' }, { password: tooShort }, null, { password: 'Saisissez.' }],
  [{ password: 'Saisissez.' }, { password: tooShort }, 'password', { password: tooShort }],
  [{ password: 'Saisissez.' }, { password: tooShort }, 'confirmation', { password: 'Saisissez.' }],
  // A new one is not shown yet.
  [{ password: tooShort }, { confirmation: differ }, 'confirmation', {}],
] as const)('%j, now %j, leaving %s', (found, now, leaving, left) => {
  expect(errorsLeft(found, now, leaving)).toEqual(left);
});
