import { describe, expect, test } from '@jest/globals';
import { formatEuros, formatPercent } from '@/lib/french/numbers';
import type { Ad } from './ad';
import { emptyAd, fullAd } from './ad.fixture';
import {
  adBadges,
  addressLines,
  adPageTitle,
  adTitle,
  cityLine,
  conventionLabel,
  mapsServiceUrl,
  ownerName,
  remunerationFigures,
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
  [null, null, 'Médecin'],
  ['Dr Anne', 'ROY', 'Dr Anne Roy'],
  ['Dr', 'Dr.  ROY', 'Dr Roy'],
  [null, 'docteur jean martin', 'Dr Jean Martin'],
  ['Pr', null, 'Médecin'],
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

  test('an ad without a location has no place', () => {
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

test('pay comes first, then convention, rhythm, lodging and meals', () => {
  expect(adBadges(fullAd)).toEqual([
    { kind: 'remuneration', label: 'Forfait 450\u00a0€ par jour' },
    { kind: 'convention', label: 'Secteur 1' },
    { kind: 'rhythm', label: 'Ponctuel' },
    { kind: 'housing', label: 'Logement' },
    { kind: 'dining', label: 'Repas' },
  ]);
});

test('an empty ad has the badge « Régulier » only', () => {
  expect(adBadges(emptyAd)).toEqual([{ kind: 'rhythm', label: 'Régulier' }]);
});

test.each([0, 72.5, 100])('a retrocession of %d percent shows its percentage', (percentage) => {
  const [badge] = adBadges({
    ...emptyAd,
    remuneration_type: 'retrocession',
    retrocession_percentage: percentage,
  });
  expect(badge).toEqual({
    kind: 'remuneration',
    label: `Rétrocession ${formatPercent(percentage)}`,
  });
});

test('a retrocession without a percentage has a badge', () => {
  const [badge] = adBadges({ ...emptyAd, remuneration_type: 'retrocession' });
  expect(badge?.label).toBe('Rétrocession');
});

test('a forfait shows no percentage, even if the ad has one', () => {
  const [badge] = adBadges({
    ...emptyAd,
    remuneration_type: 'forfait',
    retrocession_percentage: 70,
  });
  expect(badge?.label).toBe('Forfait');
});

test.each([
  [650, 'day', 'Forfait 650\u00a0€ par jour'],
  [310.5, 'half_day', 'Forfait 310,50\u00a0€ par demi-journée'],
  [3000, 'week', 'Forfait 3\u202f000\u00a0€ par semaine'],
  [9000, 'month', 'Forfait 9\u202f000\u00a0€ par mois'],
  [650, null, 'Forfait 650\u00a0€'],
  [null, 'day', 'Forfait'],
] as const)('a forfait of %j for a %j reads « %s »', (forfait_amount, forfait_timespan, label) => {
  const ad = { ...emptyAd, forfait_amount, forfait_timespan };
  const [badge] = adBadges({ ...ad, remuneration_type: 'forfait' });
  expect(badge?.label).toBe(label);
});

test.each([
  ['non_conventionne', 'Non conventionné'],
  ['secteur_1', 'Secteur 1'],
  ['secteur_2', 'Secteur 2'],
  ['secteur_3', 'Convention'],
  ['SECTEUR_1', 'Convention'],
  ['', 'Convention'],
  ['constructor', 'Convention'],
  ['toString', 'Convention'],
  ['__proto__', 'Convention'],
])('the convention « %s » reads « %s »', (status, label) => {
  expect(conventionLabel(status)).toBe(label);
  expect(adBadges({ ...emptyAd, convention_status: status })[0]).toEqual({
    kind: 'convention',
    label,
  });
});

test.each([
  ['2026-12-01', '2026-12-15', 'Ponctuel'],
  [null, '2026-12-15', 'Ponctuel'],
  ['2026-12-01', null, 'Régulier'],
])('from %s to %s is %s', (start_date, end_date, label) => {
  expect(adBadges({ ...emptyAd, start_date, end_date })).toEqual([{ kind: 'rhythm', label }]);
});

const figures = (fields: Partial<Ad>) => remunerationFigures({ ...emptyAd, ...fields });

test.each([
  ['day', 'Journée'],
  ['half_day', 'Demi-journée'],
  ['week', 'Semaine'],
  ['month', 'Mois'],
  [null, null],
] as const)('a forfait for a %s is in euros per %s', (forfait_timespan, unit) => {
  expect(figures({ remuneration_type: 'forfait', forfait_amount: 450, forfait_timespan })).toEqual([
    { name: 'Forfait', value: '450\u00a0€', unit },
  ]);
});

test.each([0, 1450, 12_500.5, 1_000_000])(
  'a forfait of %d euros is written in French',
  (amount) => {
    const [figure] = figures({ remuneration_type: 'forfait', forfait_amount: amount });
    expect(figure?.value).toBe(formatEuros(amount));
  },
);

test.each([0, 72.5, 100])('a retrocession of %d percent is a percentage', (percentage) => {
  expect(
    figures({ remuneration_type: 'retrocession', retrocession_percentage: percentage }),
  ).toEqual([{ name: 'Rétrocession', value: formatPercent(percentage), unit: null }]);
});

test('the average cost of an act comes last, in euros, with its cents', () => {
  const fields = { remuneration_type: 'retrocession', retrocession_percentage: 70 } as const;
  expect(figures({ ...fields, average_act_cost: 26.5 })).toEqual([
    { name: 'Rétrocession', value: formatPercent(70), unit: null },
    { name: 'Coût moyen de l’acte', value: '26,50\u00a0€', unit: null },
  ]);
});

test('the average cost of an act may be the only figure', () => {
  expect(figures({ average_act_cost: 30 }).map(({ name }) => name)).toEqual([
    'Coût moyen de l’acte',
  ]);
});

test.each<[string, Partial<Ad>]>([
  ['nothing', {}],
  ['a forfait without an amount', { remuneration_type: 'forfait', forfait_timespan: 'day' }],
  ['a retrocession without a percentage', { remuneration_type: 'retrocession' }],
  ['a forfait with a percentage', { remuneration_type: 'forfait', retrocession_percentage: 70 }],
  ['a retrocession with an amount', { remuneration_type: 'retrocession', forfait_amount: 450 }],
  ['figures of no type', { forfait_amount: 450, retrocession_percentage: 70 }],
])('%s: no figure', (_, fields) => {
  expect(figures(fields)).toEqual([]);
});
