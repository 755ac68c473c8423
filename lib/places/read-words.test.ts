import { expect, test } from '@jest/globals';
import { readPlaceWords, readTown } from './read-words';

test.each([
  ['  Quimper ', ['quimper'], null],
  ['L’Haÿ-les-Roses', ['l hay les roses'], null],
  ["l'hay  LES   roses", ['l hay les roses'], null],
  ['Œuilly', ['oeuilly'], null],
  ['St-Malo', ['st malo', 'saint malo'], null],
  ['Ste Foy', ['ste foy', 'sainte foy'], null],
  ['Villepinte (93)', ['villepinte'], '93'],
  ['29000 Quimper', ['quimper'], '29000'],
  ['29 000', [], '29000'],
  ['2A', [], '2a'],
  ['Ajaccio 2A', ['ajaccio'], '2a'],
  ['Quimper CEDEX 9', ['quimper'], null],
  ['29107 Quimper cedex', ['quimper'], '29107'],
  ['Paris 11e Arrondissement', ['paris'], null],
])('%j is the name %j and the number %s', (typed, names, number) => {
  expect(readPlaceWords(typed)).toEqual({ names, number });
});

test.each(['', ' ', '()', '\u0000', '🩺', 'x'.repeat(101)])('%j is nothing', (typed) => {
  expect(readPlaceWords(typed)).toBeNull();
});

test.each([
  ['ST MALO', 'saint malo'],
  ['Quimper Cedex', 'quimper'],
  ['Lyon 03', 'lyon'],
  ['', ''],
])('the town %j is %j', (typed, town) => {
  expect(readTown(typed)).toBe(town);
});
