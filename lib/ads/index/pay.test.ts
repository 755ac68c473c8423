import { expect, test } from '@jest/globals';
import type { Ad, Timeslot } from '@/lib/ads/ad';
import { anAd } from '@/lib/ads/ad.fixture';
import { AdsIndex } from '@/lib/ads/index/ads-index';
import { idsIn, published } from '@/lib/ads/index/index.fixture';
import { indexedAd } from '@/lib/ads/index/indexed-ad';
import { dayPayInWords, payOfDay } from '@/lib/ads/index/pay';

const forfait = (amount: number | null, timespan: Ad['forfait_timespan']): Partial<Ad> => ({
  remuneration_type: 'forfait',
  forfait_amount: amount,
  forfait_timespan: timespan,
});
const share = (percent: number | null, act: number | null): Partial<Ad> => ({
  remuneration_type: 'retrocession',
  retrocession_percentage: percent,
  average_act_cost: act,
});

const named = (...days: [Timeslot['dayName'], string][]): Partial<Ad> => ({
  timeslots: days.map(([dayName, slots]) => ({
    dayName,
    morning: slots.includes('m'),
    afternoon: slots.includes('a'),
    eveningNight: slots.includes('n'),
  })),
});
const indexed = (fields: Partial<Ad>) => indexedAd(published({ id: 1, ...fields }));

const pays: [fields: Partial<Ad>, euros: number | null, basis: string | null][] = [
  [forfait(450, 'day'), 450, null],
  // Two halves of one weekday are paid twice, halves of two weekdays and none at all once.
  [forfait(250, 'half_day'), 250, '1 demi-journée'],
  [
    { ...forfait(250, 'half_day'), ...named(['monday', 'm'], ['tuesday', 'a']) },
    250,
    '1 demi-journée',
  ],
  [{ ...forfait(250, 'half_day'), ...named(['friday', 'ma']) }, 500, '2 demi-journées'],
  [{ ...forfait(250, 'half_day'), ...named(['sunday', 'man']) }, 500, '2 demi-journées'],
  [
    { ...forfait(250, 'half_day'), ...named(['monday', ''], ['sunday', 'an']) },
    500,
    '2 demi-journées',
  ],
  [forfait(2_500, 'week'), 500, '5 jours par semaine'],
  [forfait(9_000, 'month'), 450, '20 jours par mois'],
  [forfait(450, null), null, null],
  [forfait(null, 'day'), null, null],
  [{ ...forfait(450, 'day'), remuneration_type: null }, null, null],
];
test.each(pays)('%j is %j € a day, of %j', (fields, euros, basis) => {
  const pay = payOfDay(anAd({ id: 1, ...fields }));
  expect(pay?.euros ?? null).toBe(euros);
  expect(pay?.basis?.replaceAll('\u00a0', ' ') ?? null).toBe(basis);
  // Order, filter and counts take it from there.
  expect(indexed(fields)).toMatchObject({ forfait: euros, pay: euros ?? -1 });
});

test('a percentage of twenty average acts is the pay of a day, but not a forfait', () => {
  expect(payOfDay(anAd({ id: 1, ...share(75, 30) }))?.euros).toBe(450);
  expect(indexed(share(75, 30))).toMatchObject({ forfait: null, pay: 450 });
  expect(payOfDay(anAd({ id: 1, ...share(75, null) }))).toBeNull();
  expect(payOfDay(anAd({ id: 1, ...share(null, 30) }))).toBeNull();
});

test('a figure that the card says already is not said again', () => {
  expect(dayPayInWords(anAd({ id: 1, ...forfait(450, 'day') }))).toBeNull();
  expect(dayPayInWords(anAd({ id: 1 }))).toBeNull();
});

test('the best paid first, those without a figure last, then the latest', () => {
  const index = new AdsIndex();
  index.put([
    published({ id: 1, ...share(90, null) }, '2026-11-01'),
    published({ id: 2, ...forfait(400, 'day') }, '2026-11-01'),
    published({ id: 3, ...forfait(0, 'day') }),
    published({ id: 4, ...forfait(200, 'half_day'), ...named(['monday', 'ma']) }, '2026-11-02'),
    published({ id: 5, ...share(80, 30) }),
    published({ id: 6 }, '2026-11-02'),
  ]);
  expect(idsIn(index, { sort: 'pay' })).toEqual([5, 4, 2, 3, 6, 1]);
});
