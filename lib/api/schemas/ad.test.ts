import { describe, expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { adSchema, listedAdSchema, publishedAdSchema, timeslots } from './ad';

const wire = {
  id: '12',
  title: '  Remplacement au printemps ',
  description: 'Cabinet de groupe',
  specialty: { id: '3', name: 'Médecine générale', code: 'MG' },
  user: {
    first_name: 'Anne',
    last_name: 'Roy',
    user_type: 'Facility',
    email: 'anne@example.org',
    profile: { location: { name: 'Clinique du Parc', siret: '1' }, phone: '06' },
  },
  location: {
    name: '',
    address: '1 rue du Port',
    city: 'Dijon',
    postal_code: '21000',
    latitude: '47.3220',
    longitude: '5.04150',
    geohash: 'u',
  },
  start_date: '2026-12-01',
  end_date: '2026-12-31T23:30:00Z',
  remuneration_type: 'Retrocession',
  retrocession_percentage: '80.00',
  forfait_amount: null,
  forfait_timespan: 'half_day',
  average_act_cost: 26.5,
  convention_status: 'secteur_3',
  timeslots: [{ dayName: 'Lundi', morning: true, afternoon: 'true', eveningNight: 0 }],
  on_site_secretary: true,
  on_site_housing: 'True',
  on_site_dining: 1,
  teleconsultation_available: 'no',
  is_public_transport_accessible: null,
  internal_notes: 'secret',
};

const ad: Ad = {
  id: 12,
  title: 'Remplacement au printemps',
  description: 'Cabinet de groupe',
  specialty: { id: 3, name: 'Médecine générale' },
  user: {
    first_name: 'Anne',
    last_name: 'Roy',
    user_type: 'Facility',
    profile: { location: { name: 'Clinique du Parc' } },
  },
  location: {
    name: null,
    address: '1 rue du Port',
    city: 'Dijon',
    postal_code: '21000',
    latitude: 47.322,
    longitude: 5.0415,
  },
  start_date: '2026-12-01',
  end_date: '2027-01-01',
  remuneration_type: 'retrocession',
  retrocession_percentage: 80,
  forfait_amount: null,
  forfait_timespan: 'half_day',
  average_act_cost: 26.5,
  convention_status: 'secteur_3',
  timeslots: [{ dayName: 'monday', morning: true, afternoon: true, eveningNight: false }],
  on_site_secretary: true,
  on_site_housing: true,
  on_site_dining: true,
  teleconsultation_available: false,
  is_public_transport_accessible: false,
};

const bare: Ad = {
  id: 1,
  title: null,
  description: null,
  specialty: null,
  user: null,
  location: null,
  start_date: null,
  end_date: null,
  remuneration_type: null,
  retrocession_percentage: null,
  forfait_amount: null,
  forfait_timespan: null,
  average_act_cost: null,
  convention_status: null,
  timeslots: [],
  on_site_secretary: false,
  on_site_housing: false,
  on_site_dining: false,
  teleconsultation_available: false,
  is_public_transport_accessible: false,
};

test('an ad is normalised, and nothing else comes through', () => {
  expect(adSchema.parse(wire)).toEqual(ad);
});

test('a parsed ad is a valid ad', () => {
  expect(adSchema.parse(ad)).toEqual(ad);
});

test('an id is enough', () => {
  expect(adSchema.parse({ id: 1 })).toEqual(bare);
});

const others = Object.keys(bare).filter((name) => name !== 'id');
const anyType = [null, '', '   ', 0, -1, 3.7, [], [[]], {}, { id: {} }, 'x'.repeat(100)];

test.each(anyType)('fields of a wrong type do not cost the ad: %j', (value) => {
  const result = adSchema.safeParse({
    id: 1,
    ...Object.fromEntries(others.map((name) => [name, value])),
  });
  expect(result.success).toBe(true);
  expect(Object.keys(result.data ?? {}).sort()).toEqual(Object.keys(bare).sort());
});

test.each([undefined, null, '', 'douze', 0, -3, 1.5, '1e3', 2 ** 53, '9007199254740993', [12], {}])(
  'without a usable id there is no ad: %j',
  (id) => {
    const result = adSchema.safeParse({ ...wire, id });
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([['id']]);
  },
);

test.each([null, undefined, 12, 'ad', [], [wire]])('this is not an ad: %j', (value) => {
  expect(adSchema.safeParse(value).success).toBe(false);
});

describe('coordinates are known both or not at all', () => {
  test.each([
    [47.3, 5.04, 47.3, 5.04],
    ['-21.11', '55.53', -21.11, 55.53],
    [0, 5, 0, 5],
    [0, 0, null, null],
    ['0.0', '0', null, null],
    [47.3, null, null, null],
    [null, 5.04, null, null],
    [91, 5, null, null],
    [47, 181, null, null],
    ['NaN', 5, null, null],
    ['47,3', '5,04', null, null],
  ])('%j, %j', (latitude, longitude, ...known) => {
    const { location } = adSchema.parse({ id: 1, location: { latitude, longitude } });
    expect([location?.latitude, location?.longitude]).toEqual(known);
  });
});

test('coordinates that contradict the address are unknown', () => {
  const swapped = { postal_code: '29000', city: 'Quimper', latitude: -4.1, longitude: 47.99 };
  for (const latitude of [-4.1, '-4.10']) {
    const { location } = adSchema.parse({ id: 1, location: { ...swapped, latitude } });
    expect(location).toMatchObject({ city: 'Quimper', latitude: null, longitude: null });
  }
});

test.each([
  [1160, 'Saint-Martin-du-Mont', '01160'],
  ['1160', 'Saint-Martin-du-Mont', '01160'],
  ['1160.0', 'Saint-Martin-du-Mont', '01160'],
  [29_000, 'Quimper', '29000'],
  ['2A004', 'Ajaccio', '20000'],
  [1200, 'Genève', '1200'],
  [1e21, null, null],
  [Number.NaN, null, null],
  ['9'.repeat(500), null, null],
  [true, null, null],
])('the postal code %j of %j is %j', (postal_code, city, read) => {
  expect(adSchema.parse({ id: 1, location: { postal_code, city } }).location?.postal_code).toBe(
    read,
  );
});

test('an owner without a profile keeps the name', () => {
  const { user } = adSchema.parse({ id: 1, user: { last_name: 'Roy', profile: { location: 3 } } });
  expect(user).toEqual({
    first_name: null,
    last_name: 'Roy',
    user_type: null,
    profile: { location: { name: null } },
  });
});

test.each([
  ['retrocession_percentage', 101],
  ['retrocession_percentage', '-1'],
  ['forfait_amount', '1e9'],
  ['forfait_amount', -300],
  ['average_act_cost', true],
  ['remuneration_type', 'salaire'],
  ['forfait_timespan', 'year'],
  ['start_date', '2026-02-30'],
])('%s: %j makes no sense', (name, value) => {
  expect(adSchema.parse({ id: 1, [name]: value })).toEqual(bare);
});

test('names of the prototype of objects are not fields', () => {
  const hostile = JSON.parse(
    '{"id":1,"__proto__":{"title":"pollué"},"constructor":{"prototype":{"title":"pollué"}},"location":{"__proto__":{"city":"pollué"}}}',
  );
  expect(adSchema.parse(hostile)).toEqual({ ...bare, location: expect.anything() });
  expect(adSchema.parse(hostile).location?.city).toBeNull();
  expect('title' in {}).toBe(false);
});

test('depth and length do not break an ad', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(adSchema.parse({ id: 1, title: deep, user: deep, timeslots: deep })).toEqual(bare);
  const long = 'é'.repeat(1_000_000);
  expect(adSchema.parse({ id: 1, title: long, forfait_amount: long, start_date: long })).toEqual({
    ...bare,
    title: `${'é'.repeat(299)}…`,
  });
});

const slot = (dayName: unknown, ...periods: unknown[]) => ({
  dayName,
  morning: periods[0],
  afternoon: periods[1],
  eveningNight: periods[2],
});

test('days are read in English and French, and put in order', () => {
  const days = ['DIMANCHE', 'Wednesday', ' mardi ', 'monday'];
  expect(timeslots.parse(days.map((name) => slot(name))).map(({ dayName }) => dayName)).toEqual([
    'monday',
    'tuesday',
    'wednesday',
    'sunday',
  ]);
});

test('two slots of one day are one', () => {
  expect(timeslots.parse([slot('lundi', true), slot('Monday', false, 'true')])).toEqual([
    { dayName: 'monday', morning: true, afternoon: true, eveningNight: false },
  ]);
});

test('slots without a day are left out', () => {
  const items = [slot('lun'), slot(null), slot('__proto__'), null, 'lundi', [], {}];
  expect(timeslots.parse(items)).toEqual([]);
});

test.each([null, undefined, 'lundi', 3, { dayName: 'lundi' }])('%j are no slots', (value) => {
  expect(timeslots.parse(value)).toEqual([]);
});

test.each([
  [{ published_at: '2026-11-02', created_at: '2026-11-01' }, '2026-11-02'],
  [{ published_at: null, created_at: '2026-11-01' }, '2026-11-01'],
  [{ updated_at: '2026-11-03' }, null],
])('with %j an ad is published at %s', (dates, publishedAt) => {
  const read = publishedAdSchema.parse({ id: '12', title: 'Un', ...dates });
  expect(read).toMatchObject({ ad: { id: 12, title: 'Un' }, publishedAt });
  expect(read.ad).not.toHaveProperty('published_at');
});

test.each([null, 'x', {}, { id: 'douze' }])('%j is no ad', (body) => {
  expect(publishedAdSchema.safeParse(body).success).toBe(false);
});

test.each([0, '0', '0.00', -0, '0.000', ' 0 '])('zero, %j, is no amount and no share', (zero) => {
  const amounts = { forfait_amount: zero, average_act_cost: zero, retrocession_percentage: zero };
  const { forfait_amount, average_act_cost, retrocession_percentage } = adSchema.parse({
    id: 1,
    ...amounts,
  });
  expect([forfait_amount, average_act_cost, retrocession_percentage]).toEqual([null, null, null]);
});

test.each([
  ['97400', '2027-02-01'],
  ['35000', '2027-01-31'],
])('the dates of an ad at %s are days of the place', (postal_code, day) => {
  const date = '2027-02-01T00:00:00+04:00';
  const read = { id: 1, location: { postal_code }, start_date: date, end_date: date };
  expect(adSchema.parse(read)).toMatchObject({ start_date: day, end_date: day });
  expect(listedAdSchema.parse(read)).toMatchObject({ end_date: day });
});
