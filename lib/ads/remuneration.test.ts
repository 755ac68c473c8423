import { expect, test } from '@jest/globals';
import { formatEuros, formatPercent } from '@/lib/french/numbers';
import type { Ad } from './ad';
import { emptyAd } from './ad.fixture';
import { payInWords, remunerationFigures } from './remuneration';

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

test.each([
  [
    { remuneration_type: 'forfait', forfait_amount: 650, forfait_timespan: 'day' },
    '650\u00a0€ par jour',
  ],
  [{ remuneration_type: 'forfait', forfait_amount: 650 }, '650\u00a0€'],
  [{ remuneration_type: 'forfait', retrocession_percentage: 70 }, null],
  [{ remuneration_type: 'retrocession', retrocession_percentage: 70 }, '70\u202f% de rétrocession'],
  [{ remuneration_type: 'retrocession', forfait_amount: 650 }, null],
  [{ forfait_amount: 650, forfait_timespan: 'day' }, null],
] as const)('the pay of %j is « %s »', (fields, words) => {
  const pay = payInWords({ ...emptyAd, ...fields });
  expect(pay?.replace('\u202f%', '\u00a0%') ?? null).toBe(
    words?.replace('\u202f%', '\u00a0%') ?? null,
  );
});
