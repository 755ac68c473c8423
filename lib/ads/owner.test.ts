import { expect, test } from '@jest/globals';
import type { Ad } from './ad';
import { ownerName } from './owner';

type Owner = NonNullable<Ad['user']>;

const facility: Owner = {
  first_name: 'Anne',
  last_name: 'Roy',
  user_type: 'facility',
  profile: { location: { name: 'Clinique du Parc' } },
};
const doctor: Owner = { ...facility, user_type: 'doctor' };

test.each(['facility', 'FACILITY', 'Facility'])(
  'a user of type « %s » shows the place, not a person',
  (user_type) => {
    expect(ownerName({ ...facility, user_type })).toBe('Clinique du Parc');
  },
);

test('a facility without a place is a health establishment', () => {
  expect(ownerName({ ...facility, profile: { location: { name: null } } })).toBe(
    'Établissement de santé',
  );
});

test.each(['doctor', 'substitute', 'facilities', '', null])(
  '« %s » is a doctor, whatever the place',
  (user_type) => {
    expect(ownerName({ ...doctor, user_type })).toBe('Dr Anne Roy');
  },
);

test.each([
  ['Anne', null, 'Dr Anne'],
  [null, 'Roy', 'Dr Roy'],
  [null, null, null],
  ['Dr Anne', 'ROY', 'Dr Anne Roy'],
  ['Dr', 'Dr.  ROY', 'Dr Roy'],
  [null, 'docteur jean martin', 'Dr Jean Martin'],
  ['Pr', null, null],
])('a doctor called %s %s shows as %s', (first_name, last_name, expected) => {
  expect(ownerName({ ...doctor, first_name, last_name })).toBe(expected);
});

test('an ad without a user has no owner name', () => {
  expect(ownerName(null)).toBeNull();
});
