import { expect, test } from '@jest/globals';
import { inTown } from './town';

test.each([
  ['Brest', 'à Brest'],
  ['Le Havre', 'au Havre'],
  ['Les Sables-d’Olonne', 'aux Sables-d’Olonne'],
  ['La Rochelle', 'à La Rochelle'],
  ['L’Haÿ-les-Roses', 'à L’Haÿ-les-Roses'],
  ['LE MANS', 'au MANS'],
  ['Lens', 'à Lens'],
])('%s: %s', (town, place) => {
  expect(inTown(town)).toBe(place);
});
