import { expect, test } from '@jest/globals';
import type { Substitute } from './substitute';
import { substituteCard } from './substitute';

const nobody: Substitute = {
  id: 7,
  first_name: null,
  last_name: null,
  profile_picture: null,
  specialty: null,
  profile: {
    specialty: { doctor_common_name: null, name: null },
    location: { city: null, postal_code: null, name: null },
  },
};

const named = (first_name: string | null, last_name: string | null) =>
  substituteCard({ ...nobody, first_name, last_name }, null);

test('a substitute with all facts', () => {
  expect(
    substituteCard(
      {
        id: 301,
        first_name: 'Léa',
        last_name: 'Roussel',
        profile_picture: 'https://api.example/lea.webp',
        specialty: 'Médecine générale',
        profile: {
          specialty: { doctor_common_name: 'Généraliste', name: 'Médecine' },
          location: { city: 'Quimper', postal_code: '29000', name: 'Finistère' },
        },
      },
      'Finistère',
    ),
  ).toEqual({
    id: 301,
    name: 'Léa Roussel',
    initials: 'LR',
    image: 'https://api.example/lea.webp',
    specialty: 'Généraliste',
    place: 'Quimper (Finistère)',
  });
});

test('a substitute without any fact', () => {
  expect(substituteCard(nobody, null)).toEqual({
    id: 7,
    name: 'Profil sans nom',
    initials: 'MR',
    image: null,
    specialty: 'Spécialité à préciser',
    place: null,
  });
});

test.each([
  ['Léa', null, 'Léa', 'L'],
  [null, 'Roussel', 'Roussel', 'R'],
  ['Jean-Luc', 'Le Goff', 'Jean-Luc Le Goff', 'JL'],
  ['éric', 'd’Orsay', 'Éric d’Orsay', 'ÉD'],
  ['Dr  LÉA', 'DE LA TOUR', 'Léa de La Tour', 'LD'],
  ['Dr', null, 'Profil sans nom', 'MR'],
  ['(Anne)', '«Roy»', '(Anne) «Roy»', 'AR'],
  ['…', '-', '… -', 'MR'],
  ['𝒜nne', 'Roy', '𝒜nne Roy', '𝒜R'],
])('the name %s %s is shown as %s, with the initials %s', (first, last, name, initials) => {
  expect(named(first, last)).toMatchObject({ name, initials });
});

test('the specialty is the first known of common name, name and plain text', () => {
  const specialtyOf = (
    doctor_common_name: string | null,
    name: string | null,
    plain: string | null,
  ) =>
    substituteCard(
      {
        ...nobody,
        specialty: plain,
        profile: { ...nobody.profile, specialty: { doctor_common_name, name } },
      },
      null,
    ).specialty;
  expect(specialtyOf('Pédiatre', 'Pédiatrie', 'pediatrie')).toBe('Pédiatre');
  expect(specialtyOf(null, 'Pédiatrie', 'pediatrie')).toBe('Pédiatrie');
  expect(specialtyOf(null, null, 'pediatrie')).toBe('pediatrie');
});

test.each([
  [{ city: 'Lyon', postal_code: '69003', name: null }, 'Rhône', 'Lyon (Rhône)'],
  [{ city: 'Paris', postal_code: '75011', name: null }, 'Paris', 'Paris'],
  [{ city: null, postal_code: '69003', name: null }, 'Rhône', 'Rhône'],
  [{ city: 'Lyon', postal_code: '69003', name: 'Rhône' }, null, 'Lyon (69003)'],
  [{ city: null, postal_code: '69003', name: 'Rhône' }, null, '69003'],
  [{ city: null, postal_code: null, name: 'Rhône et alentours' }, null, 'Rhône et alentours'],
])('the place of %j, in the department %s, is %s', (location, department, place) => {
  const substitute = { ...nobody, profile: { ...nobody.profile, location } };
  expect(substituteCard(substitute, department).place).toBe(place);
});
