import { describe, expect, test } from '@jest/globals';
import type { Ad, Timeslot } from '@/lib/ads/ad';
import { emptyAd, fullAd } from '@/lib/ads/ad.fixture';
import { adTime, adWeek, otherDaysInWords } from './ad-time';
import { dayBits, slotBit, weekdays } from './week';

const today = '2026-11-24';
const slot = (dayName: Timeslot['dayName'], periods: string): Timeslot => ({
  dayName,
  morning: periods.includes('m'),
  afternoon: periods.includes('a'),
  eveningNight: periods.includes('n'),
});
const timeOf = (fields: Partial<Ad>) => adTime({ ...emptyAd, ...fields }, today);
/** With plain spaces. */
const plain = (words: string | undefined) => words?.replaceAll('\u00a0', ' ');

test.each<[Partial<Ad>, string]>([
  [{ start_date: '2027-01-11', end_date: '2027-01-16' }, 'Ponctuel, jusqu’au 16 janvier, 6 jours'],
  [{ start_date: '2026-12-28', end_date: '2027-01-01' }, 'Ponctuel, jusqu’au 1er janvier, 5 jours'],
  [
    { start_date: '2027-11-20', end_date: '2027-11-24' },
    'Ponctuel, jusqu’au 24 novembre 2027, 5 jours',
  ],
  [{ start_date: '2027-01-11', end_date: '2027-01-11' }, 'Ponctuel, 1 jour'],
  [{ start_date: '2027-01-11', end_date: '2027-01-10' }, 'Ponctuel'],
  [{ end_date: '2027-01-11' }, 'Ponctuel'],
  [{ start_date: '2027-01-11' }, 'Régulier'],
  [{}, 'Régulier'],
])('%j is « %s »', (fields, words) => {
  const { shown, aloud, days } = timeOf(fields);
  expect(plain(shown)).toBe(words);
  expect(aloud).toBe(shown);
  expect(days).toBeNull();
});

test('a regular ad names its days, and shows which they are', () => {
  const timeslots = [slot('monday', 'ma'), slot('thursday', 'ma')];
  expect(timeOf({ start_date: '2026-12-01', timeslots })).toEqual({
    shown: 'Régulier, lun. et jeu., journée',
    aloud: 'Régulier, le lundi et le jeudi, matin et après-midi',
    days: [true, false, false, true, false, false, false],
  });
});

test('a dated ad names its days in words alone', () => {
  const { shown, aloud, days } = adTime(fullAd, today);
  expect(plain(shown)).toBe(
    'Ponctuel, jusqu’au 15 décembre, 15 jours, lun., journée ; sam., soir/nuit',
  );
  expect(plain(aloud)).toBe(
    'Ponctuel, jusqu’au 15 décembre, 15 jours, le lundi, matin et après-midi ; le samedi, soir ou nuit',
  );
  expect(days).toBeNull();
});

test('days that are all alike are not shown one by one', () => {
  const timeslots = weekdays.map(([day]) => slot(day, 'n'));
  const week = adWeek({ ...emptyAd, timeslots });
  expect(week).toEqual({
    shown: 'tous les jours, soir/nuit',
    aloud: 'tous les jours, soir ou nuit',
    days: null,
  });
  const others = adWeek({ ...emptyAd, timeslots: [slot('monday', 'm'), ...timeslots.slice(1)] });
  expect(others?.days).toEqual(weekdays.map(() => true));
});

describe('the half-days in words', () => {
  test.each<[string, string, Timeslot[]]>([
    [
      'lun. au jeu., journée ; ven., matin',
      'du lundi au jeudi, matin et après-midi ; le vendredi, matin',
      [
        ...(['monday', 'tuesday', 'wednesday', 'thursday'] as const).map((day) => slot(day, 'ma')),
        slot('friday', 'm'),
      ],
    ],
    [
      'lun., mer. et ven., après-midi',
      'le lundi, le mercredi et le vendredi, après-midi',
      (['monday', 'wednesday', 'friday'] as const).map((day) => slot(day, 'a')),
    ],
    [
      'dim., journée et soir/nuit',
      'le dimanche, matin, après-midi et soir ou nuit',
      [slot('sunday', 'man')],
    ],
    [
      'mar., matin et soir/nuit',
      'le mardi, matin et soir ou nuit',
      [slot('monday', ''), slot('tuesday', 'mn')],
    ],
  ])('%s', (shown, aloud, timeslots) => {
    const week = adWeek({ ...emptyAd, timeslots });
    expect(plain(week?.shown)).toBe(shown);
    expect(plain(week?.aloud)).toBe(aloud);
  });

  test('none', () => {
    expect(adWeek({ ...emptyAd, timeslots: [slot('monday', '')] })).toBeNull();
  });
});

test.each([
  [0, null],
  [dayBits(0), 'Demande aussi le samedi'],
  [slotBit(5, 0), 'Demande aussi le lundi'],
  [dayBits(3), 'Demande aussi le lundi et le samedi'],
  [dayBits(0) | slotBit(5, 1), null],
])('in a search for the half-days %d, an ad on Mondays and Saturdays: %j', (chosen, words) => {
  expect(otherDaysInWords(fullAd, chosen)).toBe(words);
});
