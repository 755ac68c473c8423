import { expect, test } from '@jest/globals';
import { specialtyChoices } from './specialty';

const specialties = [
  { id: 1, name: 'Gériatrie' },
  { id: 2, name: 'Pédiatrie' },
  { id: 3, name: 'Santé publique' },
  { id: 4, name: 'Urologie' },
];
const only = (...ids: number[]) => specialties.filter(({ id }) => ids.includes(id));

test('those without open ads come last, and say so', () => {
  expect(specialtyChoices(specialties, only(4, 2))).toEqual([
    { id: 2, name: 'Pédiatrie' },
    { id: 4, name: 'Urologie' },
    { id: 1, name: 'Gériatrie', withoutAds: true },
    { id: 3, name: 'Santé publique', withoutAds: true },
  ]);
});

test('when all have ads, and when it is not known, the list stays', () => {
  expect(specialtyChoices(specialties, specialties)).toEqual(specialties);
  expect(specialtyChoices(specialties, null)).toEqual(specialties);
});
