import { expect, test } from '@jest/globals';
import { checkForm, errorsLeft } from './check-form';
import { establishmentRules } from './establishment';
import { practitionerRules, specialities } from './practitioner';

const practitioner = {
  role: 'remplaçant',
  firstName: ' Zoé',
  lastName: 'Roy ',
  speciality: 'Médecine d’urgence',
  email: 'zoe.roy@exemple.fr',
  phone: '0033 6.12.34.56.78',
  postalCode: '21 000',
  comments: '',
};

const empty = <Form extends object>(form: Form) =>
  Object.fromEntries(Object.keys(form).map((field) => [field, ''])) as Record<keyof Form, string>;

test('the values of a valid form are normalised', () => {
  expect(checkForm(practitionerRules, practitioner)).toEqual({
    ok: true,
    values: {
      ...practitioner,
      firstName: 'Zoé',
      lastName: 'Roy',
      phone: '00336.12.34.56.78',
      postalCode: '21000',
    },
  });
});

test('an empty form of a doctor has an error for each required field, in the order of the form', () => {
  const checked = checkForm(practitionerRules, empty(practitioner));
  expect(Object.entries(checked.ok ? {} : checked.problems)).toEqual([
    ['role', 'Choisissez Médecin ou Remplaçant.'],
    ['firstName', 'Indiquez votre prénom.'],
    ['lastName', 'Indiquez votre nom.'],
    ['speciality', 'Choisissez votre spécialité dans la liste.'],
    ['email', 'Indiquez votre adresse e-mail.'],
    ['phone', 'Indiquez votre numéro de téléphone.'],
    ['postalCode', 'Indiquez votre code postal.'],
  ]);
});

test('an empty form of an establishment has an error for each required field', () => {
  const checked = checkForm(establishmentRules, empty(establishmentRules));
  expect(Object.entries(checked.ok ? {} : checked.problems)).toEqual([
    ['Name', 'Indiquez le nom de votre établissement ou de votre collectivité.'],
    ['email', 'Indiquez votre adresse e-mail.'],
    ['phone', 'Indiquez votre numéro de téléphone.'],
    ['postalCode', 'Indiquez votre code postal.'],
  ]);
});

test('a role and a speciality must be in their lists', () => {
  const checked = checkForm(practitionerRules, {
    ...practitioner,
    role: 'remplacant',
    speciality: 'Magie',
  });
  expect(checked).toEqual({
    ok: false,
    problems: {
      role: 'Choisissez Médecin ou Remplaçant.',
      speciality: 'Choisissez votre spécialité dans la liste.',
    },
  });
});

test('there are 49 specialities, each once, general medicine first', () => {
  expect(new Set(specialities).size).toBe(49);
  expect(specialities[0]).toBe('Médecine générale');
});

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
