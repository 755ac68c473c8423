/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SUBSTITUTES } from './sample.ts';

type Profile = {
  specialty?: { doctor_common_name?: string } | null;
  location?: { city?: string | null } | null;
};
type Substitute = {
  first_name: string;
  profile_picture: string | null;
  specialty: string | null;
  profile?: Profile | null;
};

const substitutes: Substitute[] = SUBSTITUTES;
const having = (test: (one: Substitute) => unknown) => substitutes.filter(test).length;

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
