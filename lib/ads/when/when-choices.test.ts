import { describe, expect, test } from '@jest/globals';
import { dayAfter } from '@/lib/french/day-number';
import { gazetteer } from '@/lib/places/gazetteer/gazetteer';
import { holidayRows } from './holidays';
import { findWhen, whenChoices, whenInSentence, whenOf, withDatesOfWhen } from './when-choices';

const today = '2026-11-28';
const place = (slug: string | null) => (slug === null ? null : gazetteer().bySlug(slug));
const namesAt = (slug: string | null, day = today) =>
  whenChoices(day, place(slug))
    .filter(({ kind }) => kind === 'holidays')
    .map(({ name }) => name);
const datesOf = (key: string, day = today) => {
  const choice = findWhen(key, day);
  return choice && [choice.startDate, choice.endDate];
};

describe('holidays', () => {
  test('are those of all zones without a place', () => {
    expect(namesAt(null)).toEqual([
      'Vacances de Noël',
      'Vacances d’hiver, zone C',
      'Vacances d’hiver, zone A',
      'Vacances d’hiver, zone B',
      'Vacances de printemps, zone C',
      'Vacances de printemps, zone A',
      'Vacances de printemps, zone B',
      'Pont de l’Ascension',
      'Vacances d’été',
      'Vacances de la Toussaint',
    ]);
  });

  test.each(['rennes-35', 'ille-et-vilaine', 'bretagne'])(
    'at %s are those of zone B, then of the others',
    (slug) => {
      const names = namesAt(slug);
      expect(names.slice(0, 6)).toEqual([
        'Vacances de Noël',
        'Vacances d’hiver, zone B',
        'Vacances de printemps, zone B',
        'Pont de l’Ascension',
        'Vacances d’été',
        'Vacances de la Toussaint',
      ]);
      expect(names.slice(6).every((name) => /zone [AC]$/.test(name))).toBe(true);
    },
  );

  test.each([
    [
      'ajaccio-2a',
      [
        'Vacances de Noël',
        'Vacances d’hiver, Corse',
        'Vacances de printemps, Corse',
        'Vacances d’été',
      ],
    ],
    [
      'saint-denis-974',
      [
        'Vacances d’été austral, La Réunion',
        'Vacances après la troisième période, La Réunion',
        'Vacances après la quatrième période, La Réunion',
        'Vacances d’hiver austral, La Réunion',
      ],
    ],
    ['guadeloupe', []],
    ['martinique', []],
    ['cayenne-973', []],
    ['mayotte', []],
    ['papeete-987', []],
  ])('at %s are its own, or none', (slug, names) => {
    expect(namesAt(slug)).toEqual(names);
  });

  test('each row of the file can be chosen where it holds, from its year before to its last day', () => {
    const regions = gazetteer().regions;
    for (const { startDate, endDate, areas } of holidayRows()) {
      for (const day of [dayAfter(startDate, -300), startDate, endDate]) {
        const found = [null, ...regions].flatMap((region) => whenChoices(day, region));
        const own = found.filter((one) => one.startDate === startDate && one.endDate === endDate);
        expect(own.length).toBeGreaterThan(0);
        for (const { key } of own) expect(datesOf(key, day)).toEqual([startDate, endDate]);
      }
      expect(areas.every((area) => /^(?:[ABC]|\d\d)$/.test(area))).toBe(true);
      const after = [null, ...regions].flatMap((region) =>
        whenChoices(dayAfter(endDate, 1), region),
      );
      const isOld = (one: { startDate: string; endDate: string }) =>
        one.startDate === startDate && one.endDate === endDate;
      expect(after.some(isOld)).toBe(false);
    }
  });

  test('a key is that of one choice, on every day of three years', () => {
    for (let day = '2026-09-01'; day < '2028-09-01'; day = dayAfter(day, 5)) {
      for (const slug of [null, 'rennes-35', 'corse', 'la-reunion']) {
        const keys = whenChoices(day, place(slug)).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
  });
});

test('months are the current one, whole, and the next eleven', () => {
  const months = whenChoices('2027-12-31', null).filter(({ kind }) => kind === 'month');
  expect(months.map(({ key }) => key)).toEqual([
    '2027-12',
    ...Array.from({ length: 11 }, (_, at) => `2028-${String(at + 1).padStart(2, '0')}`),
  ]);
  expect(months[0]).toMatchObject({ startDate: '2027-12-01', endDate: '2027-12-31' });
  expect(months[2]).toMatchObject({ name: 'Février\u00a02028', endDate: '2028-02-29' });
});

test.each([
  ['2026-12-28', ['2026-12-28', '2027-01-03'], ['2027-01-02', '2027-01-03']],
  ['2027-01-03', ['2026-12-28', '2027-01-03'], ['2027-01-02', '2027-01-03']],
  ['2027-01-04', ['2027-01-04', '2027-01-10'], ['2027-01-09', '2027-01-10']],
  // Easter, when clocks change.
  ['2027-03-28', ['2027-03-22', '2027-03-28'], ['2027-03-27', '2027-03-28']],
  ['2028-02-29', ['2028-02-28', '2028-03-05'], ['2028-03-04', '2028-03-05']],
])('the week and the weekend of %s are whole', (day, week, weekend) => {
  expect(datesOf('semaine', day)).toEqual(week);
  expect(datesOf('week-end', day)).toEqual(weekend);
});

test.each([
  ['2027-01', 'Janvier\u00a02027', 'en janvier\u00a02027'],
  ['hiver-b-2027', 'Vacances d’hiver, zone B', 'pendant les vacances d’hiver, zone B'],
  ['hiver-corse-2027', 'Vacances d’hiver, Corse', 'pendant les vacances d’hiver, Corse'],
  ['noel-2026', 'Vacances de Noël', 'pendant les vacances de Noël'],
  ['pont-de-l-ascension-2027', 'Pont de l’Ascension', 'pendant le pont de l’Ascension'],
  [
    'ete-austral-la-reunion-2026',
    'Vacances d’été austral, La Réunion',
    'pendant les vacances d’été austral, La Réunion',
  ],
  ['semaine', 'Cette semaine', 'cette semaine'],
])('%s is « %s », « %s » in a title', (key, name, title) => {
  const choice = findWhen(key, today);
  expect(choice?.name).toBe(name);
  expect(choice && whenInSentence(choice)).toBe(title);
});

test('dates are recognised as a choice, at the place first', () => {
  const dates = { startDate: '2027-02-13', endDate: '2027-02-28' };
  expect(whenOf(dates, today, null)?.name).toBe('Vacances d’hiver, zone A');
  expect(whenOf(dates, today, place('corse'))?.name).toBe('Vacances d’hiver, Corse');
  expect(whenOf(dates, today, place('bretagne'))?.name).toBe('Vacances d’hiver, zone A');
  expect(whenOf({ ...dates, endDate: '2027-02-27' }, today, null)).toBeNull();
  expect(whenOf({ startDate: '2027-01-01', endDate: null }, today, null)).toBeNull();
});

test.each([
  ['when=2027-01&specialty=3', 'specialty=3&startDate=2027-01-01&endDate=2027-01-31'],
  ['startDate=2026-12-01&when=semaine', 'startDate=2026-11-23&endDate=2026-11-29'],
  ['startDate=2026-12-01&endDate=2026-12-05&when=', ''],
  ['startDate=2026-12-01&when=dates', 'startDate=2026-12-01'],
  ['when=2019-01', ''],
  [`when=${'x'.repeat(5_000)}&q=a`, 'q=a'],
])('the query %s becomes %s', (sent, query) => {
  expect(withDatesOfWhen(new URLSearchParams(sent), today).toString()).toBe(query);
});
