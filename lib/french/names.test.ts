import { expect, test } from '@jest/globals';
import { inTown, personName } from './names';

test.each([
  ['DR  MARTIN', 'Martin'],
  ['Dr. Jean-Paul MARTIN', 'Jean-Paul Martin'],
  ['Dr.Martin', 'Martin'],
  ['docteur jean martin', 'Jean Martin'],
  ['Docteure Anne Roy', 'Anne Roy'],
  ['Pr Dupont', 'Dupont'],
  ['Pr. Dr. Dupont', 'Dupont'],
  ['Martin (Dr)', 'Martin'],
  ['Mme Roy', 'Roy'],
  ['M. Jean Roy', 'Jean Roy'],
  ['M.', 'M.'],
  ['Jean M. Roy', 'Jean M. Roy'],
  ["d'almeida", "d'Almeida"],
  ['D’ALMEIDA', 'd’Almeida'],
  ['DE LA TOUR', 'de La Tour'],
  ['DU BELLAY', 'du Bellay'],
  ["o'connor", "O'Connor"],
  ["L'HERMITTE", "L'Hermitte"],
  ['MC DONALD', 'Mc Donald'],
  ['JEAN-PAUL', 'Jean-Paul'],
  ['jean-françois', 'Jean-François'],
  ['J.-P.', 'J.-P.'],
  ['JP', 'JP'],
  ['JP MARTIN', 'JP Martin'],
  ['MARTIN III', 'Martin III'],
  ['martin iv', 'Martin IV'],
  ['JEAN MARTIN VIII', 'Jean Martin VIII'],
  ['XI JINPING', 'Xi Jinping'],
  ['Dr. med. ROY', 'Roy'],
  ['Dr med. Anne ROY', 'Anne Roy'],
  ['Dr. méd. Roy', 'Roy'],
  ['Dr Med ALI', 'Med Ali'],
  ['Jean LE GOFF', 'Jean Le Goff'],
  ['ÉLODIE', 'Élodie'],
  ['élodie', 'Élodie'],
  ['LY', 'Ly'],
  ['EL AMRANI', 'El Amrani'],
  ['Anne\u00a0\u00a0Roy', 'Anne Roy'],
  // As typed.
  ['McDonald', 'McDonald'],
  ['Ludwig van Beethoven', 'Ludwig van Beethoven'],
  ['de La Tour', 'de La Tour'],
  ['Drouet', 'Drouet'],
  ['Prévost', 'Prévost'],
  ['Madame-Roy', 'Madame-Roy'],
  ['张伟', '张伟'],
  ['…', '…'],
  // Nothing is left.
  ['Dr', null],
  ['  docteur ', null],
  ['', null],
  [null, null],
])('%j is written %j', (typed, written) => {
  expect(personName(typed)).toBe(written);
});

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
