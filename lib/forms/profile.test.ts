import { expect, test } from '@jest/globals';
import { formatProfile, parseProfile, practitionerFormHref } from './profile';

test.each([
  ['', 'medecin'],
  ['profil=medecin', 'medecin'],
  ['profil=remplacant', 'remplacant'],
  ['profil=Remplacant', 'medecin'],
  ['profil=rempla%C3%A7ant', 'medecin'],
  ['profil=', 'medecin'],
  ['role=remplacant', 'medecin'],
] as const)('« %s » is the profile %s', (query, profile) => {
  expect(parseProfile(new URLSearchParams(query))).toBe(profile);
});

test('a profile has one URL, and the default adds nothing to it', () => {
  expect(practitionerFormHref('medecin')).toBe('/inscription');
  expect(practitionerFormHref('remplacant')).toBe('/inscription?profil=remplacant');
});

test.each(['medecin', 'remplacant'] as const)(
  'a formatted profile is parsed back: %s',
  (profile) => {
    expect(parseProfile(new URLSearchParams(formatProfile(profile)))).toBe(profile);
  },
);
