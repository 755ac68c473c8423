import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anAd, emptyAd, undated } from '@/lib/ads/ad.fixture';
import { agendaOf, overlapMark, overlapsOf } from '@/lib/ads/agenda';
import { savedAdCard } from '@/lib/ads/card';
import { slotsOfDay, weekdays } from '@/lib/ads/week';
import { weekdayOf } from '@/lib/french/day-number';

const today = '2026-12-20';
let id = 0;

/** The card of an ad in a town, with half-days such as `monday`, `tuesday-morning`. */
function aCard(city: string | null, start: string | null, end: string | null, days: string[] = []) {
  id += 1;
  const timeslots = weekdays.flatMap(([dayName]) => {
    const given = days.filter((day) => day.startsWith(dayName));
    const has = (slot: string) => given.includes(dayName) || given.includes(`${dayName}-${slot}`);
    const slots = { morning: has('morning'), afternoon: has('afternoon'), eveningNight: false };
    return given.length > 0 ? [{ dayName, ...slots }] : [];
  });
  const town = { name: null, address: null, postal_code: null, latitude: null, longitude: null };
  const location = { ...town, city };
  const dates = { start_date: start, end_date: end };
  return savedAdCard(undated(anAd({ id, location, timeslots, ...dates })), today);
}

type Cards = ReturnType<typeof aCard>[];

/** The agenda with plain spaces. */
function agenda(cards: Cards, day = today): ReturnType<typeof agendaOf> {
  return JSON.parse(JSON.stringify(agendaOf(cards, day)).replaceAll('\u00a0', ' '));
}

const listOf = (cards: Cards, name: string) =>
  agenda(cards).lists.find((list) => list.name === name)?.texts;
const overlaps = (cards: Cards) => listOf(cards, 'Chevauchements');
const months = (cards: Cards, day = today) => agenda(cards, day).months;
const weeks = (cards: Cards, day = today) =>
  Object.fromEntries(
    agenda(cards, day)
      .weeks.filter(({ texts }) => texts.length > 0)
      .map(({ name, texts }) => [name, texts]),
  );
/** The texts of a day of January 2027, beside its date. */
const on = (date: number, cards: Cards) =>
  months(cards)
    .find(({ name }) => name === 'Janvier 2027')
    ?.weeks.flatMap(({ texts }) => texts)
    .find(([first]) => first === String(date))
    ?.slice(1);

const monToFri = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test('two ads that share days overlap, in a sentence and on these days', () => {
  const cards = [
    aCard('Brest', '2027-01-04', '2027-01-06'),
    aCard('Quimper', '2027-01-02', '2027-01-08'),
  ];
  expect(overlaps(cards)).toEqual(['Quimper et Brest se chevauchent du 4 au 6 janvier']);
  expect(on(3, cards)).toEqual(['Quimper']);
  expect(on(4, cards)).toEqual([overlapMark, 'Quimper', 'Brest']);
  expect(on(7, cards)).toEqual(['Quimper']);
  expect(on(9, cards)).toEqual([]);
});

test('half-days decide: mornings and afternoons of the same days do not overlap', () => {
  const mornings = aCard('Brest', '2027-01-04', '2027-01-10', [
    'monday-morning',
    'tuesday-morning',
  ]);
  const afternoons = aCard('Quimper', '2027-01-04', '2027-01-10', ['monday-afternoon']);
  const whole = aCard('Lorient', '2027-01-05', '2027-01-12');
  expect(overlaps([mornings, afternoons])).toEqual([]);
  expect(on(4, [mornings, afternoons])).toEqual(['Brest', 'Quimper']);
  // The ad without half-days takes whole days: the Tuesday of the mornings.
  expect(overlaps([mornings, afternoons, whole])).toEqual([
    'Brest et Lorient se chevauchent le 5 janvier',
  ]);
});

test('an overlap with days between says on how many', () => {
  const mondays = aCard('Brest', '2027-01-04', '2027-01-31', ['monday']);
  const whole = aCard('Quimper', '2027-01-05', '2027-01-25');
  expect(overlaps([mondays, whole])).toEqual([
    'Brest et Quimper se chevauchent 3 jours, du 11 au 25 janvier',
  ]);
});

test.each([
  ['of one month', '2027-01-04', '2027-01-06', 'du 4 au 6 janvier'],
  ['at the turn of the year', '2026-12-28', '2027-01-02', 'du 28 décembre au 2 janvier'],
  ['a leap day', '2028-02-28', '2028-03-01', 'du 28 février au 1er mars 2028'],
  ['when clocks go forward', '2027-03-27', '2027-03-29', 'du 27 au 29 mars'],
  ['when clocks go back', '2027-10-30', '2027-11-01', 'du 30 octobre au 1er novembre'],
  ['one day', '2027-05-01', '2027-05-01', 'le 1er mai'],
  ['from before today', '2026-12-01', '2026-12-21', 'du 20 au 21 décembre'],
])('an overlap %s', (_, start, end, words) => {
  const cards = [aCard('Quimper', start, end), aCard('Brest', start, end)];
  const [sentence = ''] = overlaps(cards) ?? [];
  expect(sentence).toBe(`Quimper et Brest se chevauchent ${words}`);
});

test('of many overlaps ten are said', () => {
  const cards = ['A', 'B', 'C', 'D', 'E', 'F'].map((town) =>
    aCard(town, '2027-01-04', '2027-01-06'),
  );
  expect(overlaps(cards)).toHaveLength(11);
  expect(overlaps(cards)?.at(-1)).toBe('et 5 autres');
  expect(on(5, cards)).toEqual([overlapMark, 'A', 'B', 'C', 'et 3 autres']);
});

/** Weeks with few half-days, which often do not meet. */
const fewHalfDays = fc
  .array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 3 })
  .map((bits) => bits.reduce((week, bit) => week | (1 << bit), 0));

type Span = { start: number; end: number; week: number };

/** The half-days that an ad takes, one by one. */
function halfDaysOf({ start, end, week }: Span): number[] {
  const days = Array.from({ length: Math.max(end - start + 1, 0) }, (_, at) => start + at);
  return days.flatMap((day) => {
    const slots = week === 0 ? 7 : slotsOfDay(week, weekdayOf(day));
    return [0, 1, 2].filter((slot) => slots & (1 << slot)).map((slot) => 3 * day + slot);
  });
}

/** The days with some half-day of both, one by one. */
function sharedDays(one: Span, other: Span): number[] {
  const ofOther = new Set(halfDaysOf(other));
  const shared = halfDaysOf(one).filter((halfDay) => ofOther.has(halfDay));
  return [...new Set(shared.map((halfDay) => Math.floor(halfDay / 3)))];
}

test('two ads overlap on the days on which some half-day is in both', () => {
  const someAds = fc.array(
    fc.record({
      start: fc.integer({ min: 20_600, max: 20_640 }),
      days: fc.integer({ min: -2, max: 30 }),
      week: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2 ** 21 - 1 }), fewHalfDays),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(someAds, (given) => {
      const ads = given.map(({ start, days, week }, at) => {
        return { name: `Ville ${at}`, start, end: start + days, week };
      });
      const pairs = ads.flatMap((one, at) => ads.slice(at + 1).map((other) => ({ one, other })));
      const expected = pairs.flatMap(({ one, other }) => {
        const days = sharedDays(one, other);
        const [start, end] = [days[0], days.at(-1)];
        return days.length === 0
          ? []
          : [{ name: `${one.name} et ${other.name}`, days, start, end }];
      });
      const found = overlapsOf(ads).map(({ name, start, end, week }) => {
        return {
          name,
          days: sharedDays({ start, end, week }, { start, end, week: 0 }),
          start,
          end,
        };
      });
      const starts = found.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((one, other) => one - other));
      expect(found).toHaveLength(expected.length);
      expect(found).toEqual(expect.arrayContaining(expected));
    }),
    { numRuns: 500 },
  );
});

test('a phone has weeks, with the days that an ad names', () => {
  const cards = [
    aCard('Quimper', '2027-01-04', '2027-01-08'),
    aCard('Brest', '2027-01-04', '2027-01-12', ['monday', 'thursday-morning']),
    aCard('Lorient', '2027-01-13', '2027-01-14', ['monday']),
    aCard('Vannes', '2027-01-18', '2027-01-24'),
  ];
  expect(weeks(cards)).toEqual({
    'Semaine du 4 janvier': [
      'Quimper, du lundi 4 au vendredi 8',
      'Brest, le lundi 4 et le jeudi 7',
    ],
    'Semaine du 11 janvier': [
      'Brest, le lundi 11',
      'Lorient, le mercredi 13 et le jeudi 14 (non cités)',
    ],
    'Semaine du 18 janvier': ['Vannes, tous les jours'],
  });
});

test('weeks at the end of a month, of a year and in a leap year', () => {
  const days = (start: string, end: string, day = today) =>
    weeks([aCard('Quimper', start, end)], day);
  expect(days('2026-12-30', '2027-01-01')).toEqual({
    'Semaine du 28 décembre': ['Quimper, du mercredi 30 au vendredi 1er'],
  });
  expect(days('2028-02-28', '2028-03-01', '2028-02-01')).toEqual({
    'Semaine du 28 février': ['Quimper, du lundi 28 au mercredi 1er'],
  });
});

test('the months that have ads, and in them the weeks from today on', () => {
  const cards = [
    aCard('Quimper', '2026-12-01', '2026-12-28', monToFri),
    aCard('Brest', '2027-02-27', '2027-03-02'),
  ];
  expect(months(cards).map(({ name }) => name)).toEqual([
    'Décembre 2026',
    'Février 2027',
    'Mars 2027',
  ]);
  const [december] = months(cards);
  expect(december?.weeks.map(({ name }) => name)).toEqual([
    'Semaine du 14 décembre',
    'Semaine du 21 décembre',
    'Semaine du 28 décembre',
  ]);
  // Sunday the 20th is today; the month ends on a Thursday.
  expect(december?.weeks[0]?.texts).toEqual([[], [], [], [], [], [], ['20', 'Quimper (non cité)']]);
  expect(december?.weeks[2]?.texts).toEqual([
    ['28', 'Quimper'],
    ['29'],
    ['30'],
    ['31'],
    [],
    [],
    [],
  ]);
});

test('every month has each of its days once, on its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12_000 }), (later) => {
      const day = new Date(Date.UTC(2020, 0, 1 + later)).toISOString().slice(0, 10);
      const all = months([aCard('Quimper', null, '2099-12-31')], day);
      expect(all).toHaveLength(12);
      for (const { weeks } of all.slice(1)) {
        const dates = weeks.flatMap(({ texts }) => texts).flatMap(([date]) => date ?? []);
        expect(dates).toEqual(dates.map((_, at) => String(at + 1)));
        expect(dates.length).toBeGreaterThanOrEqual(28);
        for (const { texts } of weeks) expect(texts).toHaveLength(7);
      }
    }),
    { numRuns: 30 },
  );
  const leap = months([aCard('Quimper', null, '2099-12-31')], '2028-02-10')[0];
  expect(leap?.weeks.at(-1)?.texts[1]).toEqual(['29', 'Quimper']);
});

test('an ad of three years fills twelve months, and the agenda says what it leaves out', () => {
  const cards = [
    aCard('Quimper', '2027-01-04', '2029-12-31'),
    aCard('Brest', '2028-03-01', '2028-03-05'),
    aCard('Vannes', '2027-11-29', '2027-11-30'),
  ];
  expect(months(cards).map(({ name }) => name)).toHaveLength(11);
  expect(months(cards).at(-1)?.name).toBe('Novembre 2027');
  expect(listOf(cards, 'Après novembre 2027')).toEqual(['Quimper', 'Brest']);
});

test('regular ads are apart, with their weekdays', () => {
  const cards = [
    aCard('Quimper', '2027-01-04', null, ['monday', 'thursday-morning']),
    aCard('Brest', null, null),
  ];
  expect(listOf(cards, 'Remplacements réguliers')).toEqual([
    'Quimper, le lundi, matin et après-midi ; le jeudi, matin',
    'Brest, jours non précisés',
  ]);
  expect(months(cards)).toEqual([]);
  expect(weeks(cards)).toEqual({});
});

test('an ad has the name of its town, else its title, and a number when the town has two', () => {
  const cards = [
    aCard('Quimper', '2027-01-04', '2027-01-05'),
    aCard(null, '2027-01-06', '2027-01-07'),
    aCard('Quimper', '2027-01-05', '2027-01-06'),
  ];
  const names = agenda(cards).ads.map(({ name }) => name);
  expect(names).toEqual(['Quimper', cards[1]?.title, 'Quimper n° 2']);
  expect(overlaps(cards)).toEqual([
    'Quimper et Quimper n° 2 se chevauchent le 5 janvier',
    `Quimper n° 2 et ${cards[1]?.title} se chevauchent le 6 janvier`,
  ]);
});

test('dates that contradict each other, or are over, are on no day', () => {
  const cards = [
    aCard('Quimper', '2027-01-08', '2027-01-04'),
    aCard('Brest', '2026-11-01', '2026-11-30'),
  ];
  expect(months(cards)).toEqual([]);
  expect(months([savedAdCard(undated(emptyAd), today)])).toEqual([]);
});
