/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SPECIALTIES } from './specialties.ts';
import { substituteDocuments } from './substitutes.ts';
import { THEMES } from './themes/themes.ts';

type Profile = {
  specialty?: Record<string, string> | null;
  location?: Record<string, string> | null;
};
type Substitute = {
  first_name: string;
  profile_picture: string | null;
  specialty: string | null;
  profile?: Profile | null;
};

const substitutes: Substitute[] = substituteDocuments().map((document) => JSON.parse(document));
const having = (test: (one: Substitute) => unknown) => substitutes.filter(test).length;

test('every specialty has a theme', () => {
  const ids = THEMES.map(({ specialty }) => specialty.id).sort((one, other) => one - other);
  expect(ids).toEqual(SPECIALTIES.map(({ id }) => id));
});

test('substitutes cover every fallback of the spotlight', () => {
  expect(substitutes).toHaveLength(40);
  expect(having((one) => one.first_name === '')).toBeGreaterThan(0);
  expect(having((one) => one.profile_picture === null)).toBeGreaterThan(20);
  expect(having((one) => one.profile_picture === '')).toBeGreaterThan(0);
  expect(having((one) => one.profile?.specialty?.doctor_common_name)).toBeGreaterThan(5);
  expect(having((one) => one.profile?.specialty?.doctor_common_name === '')).toBeGreaterThan(2);
  expect(having((one) => one.profile?.specialty === null && one.specialty)).toBeGreaterThan(2);
  expect(having((one) => one.profile === undefined && one.specialty === null)).toBeGreaterThan(1);
  expect(having((one) => one.profile === null)).toBeGreaterThan(1);
  expect(having((one) => one.profile?.location === null)).toBeGreaterThan(2);
  expect(having((one) => one.profile?.location && !one.profile.location.city)).toBeGreaterThan(2);
});

test('the portraits exist', () => {
  for (const { profile_picture } of substitutes) {
    if (profile_picture)
      expect(existsSync(join(import.meta.dirname, '..', profile_picture))).toBe(true);
  }
});
