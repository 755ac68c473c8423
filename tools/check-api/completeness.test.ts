import { expect, test } from '@jest/globals';
import { completenessOf } from './completeness.ts';

const whole = {
  specialty: { id: 5, name: 'Urologie' },
  location: { latitude: 48, longitude: -4.1 },
  start_date: '2045-01-02',
  remuneration_type: 'retrocession',
  retrocession_percentage: 80,
  timeslots: [{ dayName: 'monday', morning: true }],
  published_at: '2026-11-01T08:00:00Z',
};

const exchange = (results: object[], operation = 'ads') => ({
  operation,
  call: '/api/v1/ads/?page=0',
  milliseconds: 1,
  outcome: {
    status: 200,
    headers: new Headers(),
    body: { count: results.length, results, next: null, previous: null },
  },
});

test('each field that open ads lack is said with its cost, an ad of several lists once', () => {
  const lists = [
    [
      { id: 1, ...whole },
      { id: 2, ...whole, retrocession_percentage: null },
    ],
    [
      { id: 2, ...whole, retrocession_percentage: null },
      { id: 3, ...whole, timeslots: [], published_at: null },
      { id: 4, ...whole, start_date: null, specialty: null, location: null },
      { id: 5, end_date: '2020-01-01' },
    ],
  ];
  const exchanges = [...lists.map((list) => exchange(list)), exchange([{ id: 9 }], 'posts')];
  expect(completenessOf({ exchanges })).toEqual([
    '1 of the 4 open ads seen have no pay: they are last when ordered by pay, and no filter on pay finds them.',
    '1 of the 4 open ads seen have no known position: no search around a place finds them.',
    '1 of the 4 open ads seen have no half-days: no choice of days finds them.',
    '1 of the 4 open ads seen have no start: they are last when ordered by start.',
    '1 of the 4 open ads seen have no date of publication: they are last by default, and not in Google for Jobs.',
    '1 of the 4 open ads seen have no specialty: no choice of a specialty finds them.',
  ]);
  expect(completenessOf({ exchanges: [exchange([{ id: 1, ...whole }])] })).toEqual([]);
});
