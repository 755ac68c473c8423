import { describe, expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { fullAd } from '@/lib/ads/ad.fixture';
import { adSchema } from '@/lib/api/schemas/ad';
import { countryOf } from '@/lib/places/gazetteer/postal-code';
import { jobPosting } from './job-posting';

/* https://developers.google.com/search/docs/appearance/structured-data/job-posting */

const today = '2026-11-20';
const published = '2026-11-02T07:30:00.000Z';

const posting = (fields: Partial<Ad> = {}) =>
  jobPosting({ ...fullAd, ...fields }, published, today);
const location = (fields: Partial<NonNullable<Ad['location']>>) =>
  posting({ location: adSchema.parse({ id: 1, location: { ...located, ...fields } }).location });
const located = {
  address: '1 rue du Port',
  city: 'Quimper',
  postal_code: '29000',
  latitude: null,
  longitude: null,
};
const owner = (fields: Partial<NonNullable<Ad['user']>>) =>
  posting({ user: { ...nobody, ...fields } });
const nobody = {
  first_name: null,
  last_name: null,
  user_type: null,
  profile: { location: { name: null } },
};

test('an ad with all values has every property', () => {
  expect(posting()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Remplacement en maison de santé',
    description: '<p>Cabinet de quatre médecins.</p><p>Logiciel récent, secrétariat le matin.</p>',
    url: 'https://www.medireleve.example/annonces/12',
    identifier: { '@type': 'PropertyValue', name: 'MédiRelève', value: '12' },
    datePosted: published,
    validThrough: '2026-12-15T23:59:59+01:00',
    employmentType: ['TEMPORARY'],
    hiringOrganization: { '@type': 'Organization', name: 'Dr Anne Le Goff' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 rue du Port',
        addressLocality: 'Quimper',
        postalCode: '29000',
        addressCountry: 'FR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 47.996, longitude: -4.1026 },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', value: 450, unitText: 'DAY' },
    },
    directApply: false,
  });
});

describe('title is required', () => {
  test('« Annonce sans titre » is no title', () => {
    expect(posting({ title: null })).toBeNull();
  });
});

describe('description is required, in HTML, whole', () => {
  test('an ad without one has no markup', () => {
    expect(posting({ description: null })).toBeNull();
    expect(posting({ description: ' \n\n ' })).toBeNull();
  });

  test('lines and paragraphs stay, and the text is escaped', () => {
    expect(posting({ description: 'Lundi & mardi\nmercredi <script>\n\nSuite' })).toMatchObject({
      description: '<p>Lundi &amp; mardi<br>mercredi &lt;script&gt;</p><p>Suite</p>',
    });
  });

  test('a long one is not cut', () => {
    const description = 'mot '.repeat(5_000).trim();
    expect(posting({ description })).toMatchObject({ description: `<p>${description}</p>` });
  });

  test('it cannot be the same as the title', () => {
    expect(posting({ title: 'Gardes à Brest', description: 'gardes à BREST' })).toBeNull();
  });
});

describe('datePosted is required, and comes from the API', () => {
  test('without a date there is no markup', () => {
    expect(jobPosting(fullAd, null, today)).toBeNull();
  });

  test('a day is valid, as an instant is', () => {
    expect(jobPosting(fullAd, '2026-11-02', today)).toMatchObject({ datePosted: '2026-11-02' });
  });

  test('a future date is rejected', () => {
    expect(jobPosting(fullAd, '2026-11-21T08:00:00.000Z', today)).toBeNull();
  });
});

describe('hiringOrganization is required: the name, not a description', () => {
  const clinic = { profile: { location: { name: 'Clinique du Parc' } } };

  test('an establishment has the name of its place', () => {
    expect(owner({ ...clinic, user_type: 'FACILITY', last_name: 'Roy' })).toMatchObject({
      hiringOrganization: { '@type': 'Organization', name: 'Clinique du Parc' },
    });
  });

  test('a doctor is named in person', () => {
    expect(owner({ ...clinic, user_type: 'doctor', last_name: 'Roy' })).toMatchObject({
      hiringOrganization: { '@type': 'Organization', name: 'Dr Roy' },
    });
  });

  test('« Établissement de santé » or half a name: no markup', () => {
    expect(owner({ user_type: 'facility', last_name: 'Roy' })).toBeNull();
    expect(owner({ user_type: 'doctor', first_name: 'Anne' })).toBeNull();
    expect(owner({})).toBeNull();
    expect(posting({ user: null })).toBeNull();
  });
});

describe('jobLocation is required, with its addressCountry', () => {
  test.each([
    { city: null },
    { postal_code: null },
    { postal_code: '1000' },
    { postal_code: '00100' },
  ])('%j: no markup', (fields) => {
    expect(location(fields)).toBeNull();
  });

  test('an ad without a location has no markup', () => {
    expect(posting({ location: null })).toBeNull();
  });

  test('a street is optional', () => {
    expect(location({ address: null })?.jobLocation).toEqual({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Quimper',
        postalCode: '29000',
        addressCountry: 'FR',
      },
    });
  });

  test('the country is the ISO 3166-1 code, overseas too', () => {
    expect(location({ city: 'Saint-Denis', postal_code: '97 400' })).toMatchObject({
      jobLocation: { address: { postalCode: '97400', addressCountry: 'RE' } },
    });
  });

  test('coordinates are those of the ad, if they match the postal code', () => {
    expect(location({ latitude: 48, longitude: -4.1 })).toMatchObject({
      jobLocation: { geo: { latitude: 48, longitude: -4.1 } },
    });
    expect(location({})?.jobLocation).not.toHaveProperty('geo');
    expect(location({ latitude: -4.1, longitude: 48 })?.jobLocation).not.toHaveProperty('geo');
  });
});

describe('validThrough: the last moment of the ad, in ISO 8601 with its offset', () => {
  test('has the offset of summer', () => {
    expect(posting({ end_date: '2027-07-14' })).toMatchObject({
      validThrough: '2027-07-14T23:59:59+02:00',
    });
  });

  test('has the offset of the place', () => {
    const location = { ...fullAd.location, postal_code: '97400' } as typeof fullAd.location;
    expect(posting({ end_date: '2027-07-14', location })).toMatchObject({
      validThrough: '2027-07-14T23:59:59+04:00',
    });
  });

  test('is absent for an ad that does not expire', () => {
    expect(posting({ end_date: null })).not.toHaveProperty('validThrough');
  });

  test('an expired ad has no markup; on its last day it has', () => {
    expect(posting({ start_date: null, end_date: today })).not.toBeNull();
    expect(posting({ start_date: null, end_date: '2026-11-19' })).toBeNull();
  });
});

describe('baseSalary is the actual base salary, not an estimate', () => {
  const pays = (fields: Partial<Ad>) => posting({ ...fullAd, ...fields })?.baseSalary;

  test.each([
    ['day', 'DAY'],
    ['week', 'WEEK'],
    ['month', 'MONTH'],
  ] as const)('a forfait for a %s has unitText %s', (forfait_timespan, unitText) => {
    expect(pays({ forfait_timespan })).toMatchObject({ value: { value: 450, unitText } });
  });

  test.each<[string, Partial<Ad>]>([
    ['half a day, for which Google has no unit', { forfait_timespan: 'half_day' }],
    ['an amount for no one knows how long', { forfait_timespan: null }],
    ['no amount', { forfait_amount: null }],
    ['nothing', { forfait_amount: 0 }],
    [
      'a percentage, even beside an amount',
      { remuneration_type: 'retrocession', retrocession_percentage: 80 },
    ],
    ['an average', { remuneration_type: null, forfait_amount: null, average_act_cost: 30 }],
  ])('%s is no base salary', (_, fields) => {
    expect(pays(fields)).toBeUndefined();
  });
});

describe('employmentType is one or more of Google’s values, where it is certain', () => {
  test.each<[Partial<Ad>, string[] | undefined]>([
    [{ end_date: '2026-12-15', remuneration_type: 'forfait' }, ['TEMPORARY']],
    [{ end_date: null, remuneration_type: 'retrocession' }, ['CONTRACTOR']],
    [{ end_date: '2026-12-15', remuneration_type: 'retrocession' }, ['TEMPORARY', 'CONTRACTOR']],
    [{ end_date: null, remuneration_type: 'forfait' }, undefined],
  ])('%j: %j', (fields, types) => {
    expect(posting(fields)?.employmentType).toEqual(types);
  });
});

test('directApply is false: applying takes an account in the app', () => {
  expect(posting()).toMatchObject({ directApply: false });
});

test.each([
  ['01000', 'FR'],
  ['20000', 'FR'],
  ['29107', 'FR'],
  ['95880', 'FR'],
  ['97110', 'GP'],
  ['97133', 'BL'],
  ['97150', 'MF'],
  ['97200', 'MQ'],
  ['97300', 'GF'],
  ['97400', 'RE'],
  ['97500', 'PM'],
  ['97600', 'YT'],
  ['98000', 'MC'],
  ['98600', 'WF'],
  ['98714', 'PF'],
  ['98800', 'NC'],
  ['00100', null],
  ['96000', null],
  ['99000', null],
  ['1000', null],
  ['L-1234', null],
])('the country of %s is %s', (postalCode, country) => {
  expect(countryOf(postalCode)).toBe(country);
});
