import { expect, test } from '@jest/globals';
import type { Ad } from '@/lib/ads/ad';
import { periodLabels, weekGrid } from './week';

const days = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
type Timeslot = Ad['timeslots'][number];

const slot = (fields: Partial<Timeslot>): Timeslot => ({
  dayName: 'monday',
  morning: false,
  afternoon: false,
  eveningNight: false,
  ...fields,
});

test('the periods of a day (docs/product.md#desired-slots)', () => {
  expect(periodLabels).toEqual(['Matin', 'Après-midi', 'Soir/nuit']);
});

test('a week goes from Lundi to Dimanche, whatever the slots and their order', () => {
  const week = weekGrid([
    slot({ dayName: 'sunday', eveningNight: true }),
    slot({ dayName: 'tuesday', morning: true, afternoon: true }),
  ]);
  expect(week?.map(({ label }) => label)).toEqual(days);
  expect(week?.map(({ periods }) => periods)).toEqual([
    [false, false, false],
    [true, true, false],
    [false, false, false],
    [false, false, false],
    [false, false, false],
    [false, false, false],
    [false, false, true],
  ]);
});

test.each([
  ['morning', [true, false, false]],
  ['afternoon', [false, true, false]],
  ['eveningNight', [false, false, true]],
] as const)('%s has its own column', (period, periods) => {
  expect(weekGrid([slot({ [period]: true })])?.[0]?.periods).toEqual(periods);
});

test.each([[[]], [[slot({})]], [[slot({}), slot({ dayName: 'friday' })]]])(
  'no grid for slots without a period: %j',
  (timeslots) => {
    expect(weekGrid(timeslots)).toBeNull();
  },
);
