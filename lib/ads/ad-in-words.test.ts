import { describe, expect, test } from '@jest/globals';
import type { Ad } from './ad';
import { emptyAd, fullAd } from './ad.fixture';
import {
  addressLines,
  adPageTitle,
  adTitle,
  cityLine,
  mapsServiceUrl,
  ownerName,
} from './ad-in-words';

test('an ad shows its title', () => {
  expect(adTitle(fullAd)).toBe('Remplacement en maison de santé');
});

test('an ad without a title is called « Annonce sans titre »', () => {
  expect(adTitle(emptyAd)).toBe('Annonce sans titre');
});

test('the page title of an ad without a title has its specialty and place', () => {
  expect(adPageTitle(fullAd)).toBe('Remplacement en maison de santé');
  expect(adPageTitle({ ...fullAd, title: null })).toBe(
    'Annonce sans titre · Médecine générale · Quimper (29000)',
  );
  expect(adPageTitle(emptyAd)).toBe('Annonce sans titre');
});

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

type Location = NonNullable<Ad['location']>;

const emptyLocation: Location = {
  name: null,
  address: null,
  city: null,
  postal_code: null,
  latitude: null,
  longitude: null,
};

const clinic: Location = {
  name: 'Clinique Saint-Étienne',
  address: '3 rue de l’Église',
  city: 'Besançon',
  postal_code: '25000',
  latitude: 47.237,
  longitude: 6.024,
};

describe('the place on a card', () => {
  test.each([
    ['Quimper', '29000', 'Quimper (29000)'],
    ['Quimper', null, 'Quimper'],
    [null, '29000', '29000'],
    [null, null, null],
  ])('%s and %s read %s', (city, postal_code, expected) => {
    expect(cityLine({ ...emptyLocation, city, postal_code })).toBe(expected);
  });

  test('without a location there is none', () => {
    expect(cityLine(null)).toBeNull();
  });
});

describe('the address', () => {
  test('has a line for the place, the street and the town', () => {
    expect(addressLines(clinic)).toEqual([
      'Clinique Saint-Étienne',
      '3 rue de l’Église',
      '25000 Besançon',
    ]);
  });

  test.each([
    [{ name: null }, ['3 rue de l’Église', '25000 Besançon']],
    [{ address: null }, ['Clinique Saint-Étienne', '25000 Besançon']],
    [{ city: null }, ['Clinique Saint-Étienne', '3 rue de l’Église', '25000']],
    [{ postal_code: null }, ['Clinique Saint-Étienne', '3 rue de l’Église', 'Besançon']],
    [{ city: null, postal_code: null }, ['Clinique Saint-Étienne', '3 rue de l’Église']],
  ])('leaves out what is missing: %j', (missing, expected) => {
    expect(addressLines({ ...clinic, ...missing })).toEqual(expected);
  });

  test('has no duplicate lines', () => {
    const repeated = {
      ...emptyLocation,
      name: 'Besançon',
      address: 'Besançon',
      city: 'Besançon',
    };
    expect(addressLines(repeated)).toEqual(['Besançon']);
  });

  test.each([[null], [emptyLocation]])('is empty when nothing is known: %j', (location) => {
    expect(addressLines(location)).toEqual([]);
  });
});

describe('the link to the maps service', () => {
  const query = (location: Location | null) => {
    const href = mapsServiceUrl(location);
    return href === null ? null : new URL(href).searchParams.get('query');
  };

  test('searches for the address, accents and all', () => {
    expect(query(clinic)).toBe('Clinique Saint-Étienne, 3 rue de l’Église, 25000 Besançon');
  });

  test('is an ASCII https URL', () => {
    const href = mapsServiceUrl(clinic) ?? '';
    expect(href).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[\x21-\x7e]+$/);
    expect(href).toContain('Saint-%C3%89tienne');
  });

  test('an address cannot add a parameter or a fragment', () => {
    const address = '1 rue A&B #3?api=2 100 %';
    const url = new URL(mapsServiceUrl({ ...emptyLocation, address }) ?? '');
    expect([...url.searchParams]).toEqual([
      ['api', '1'],
      ['query', address],
    ]);
    expect(url.hash).toBe('');
  });

  test('falls back to the coordinates of an ad without an address', () => {
    expect(query({ ...emptyLocation, latitude: 47.237, longitude: -6.5 })).toBe('47.237,-6.5');
    expect(query({ ...emptyLocation, latitude: 0, longitude: 5 })).toBe('0,5');
  });

  test.each([
    [null],
    [emptyLocation],
    [{ ...emptyLocation, latitude: 47.2 }],
    [{ ...emptyLocation, longitude: 6.02 }],
  ])('does not exist without a place: %j', (location) => {
    expect(mapsServiceUrl(location)).toBeNull();
  });
});
