import { expect, test } from '@jest/globals';
import { gazetteer } from '../gazetteer/gazetteer';
import { isShortFor, readPlaceWords, spellingsOf } from './read-words';

test.each([
  ['  Quimper ', 'quimper', null],
  ['L’Haÿ-les-Roses', 'l hay les roses', null],
  ["l'hay  LES   roses", 'l hay les roses', null],
  ['Œuilly', 'oeuilly', null],
  ['St-Malo', 'st malo', null],
  ['Quim\u00adper', 'quimper', null],
  ['29 000', '', '29000'],
  ['2A', '', '2a'],
  ['dans le 29', '', '29'],
  ['Dept. 29', '', '29'],
  ['Ajaccio 2A', 'ajaccio', '2a'],
  ['Villepinte (93)', 'villepinte', '93'],
  ['29000 Quimper', 'quimper', '29000'],
  ['F-29000 Quimper', 'quimper', '29000'],
  ['FR 29000 Quimper', 'quimper', '29000'],
  ['F29000 Quimper', 'quimper', '29000'],
  ['Quimper 29 000', 'quimper', '29000'],
  ['Quimper 29000 Finistère', 'quimper finistere', '29000'],
  ['Quimper CEDEX 9', 'quimper', null],
  ['29107 Quimper cedex', 'quimper', '29107'],
  ['CS 12345, 29107 QUIMPER CEDEX 02', 'quimper', '29107'],
  ['BP 12 29107 Quimper Cedex', 'quimper', '29107'],
  ['75700 PARIS SP 07', 'paris', '75700'],
  ['Paris 11e Arrondissement', 'paris', null],
  ['Paris 11', 'paris', null],
  ['Paris 75', 'paris', '75'],
  ['Chalon s/ Saône', 'chalon s saone', null],
  ['Chalon s/Saône', 'chalon s saone', null],
  ['Chalon/Saône', 'chalon s saone', null],
  ['Clichy ss/ Bois', 'clichy ss bois', null],
  ['Clichy s/s Bois', 'clichy ss bois', null],
  ['N.D. de Bellecombe', 'nd de bellecombe', null],
])('%j is the name %j and the number %s', (typed, name, number) => {
  expect(readPlaceWords(typed)).toMatchObject({ name, number });
});

test.each([
  ['Nantes (Loire-Atlantique)', ['nantes', 'loire atlantique']],
  ['Quimper, Finistère, France', ['quimper', 'finistere']],
  ['France', ['france']],
  ['Rennes - Bretagne', ['rennes', 'bretagne']],
  ['Lyon/Villeurbanne', ['lyon', 'villeurbanne']],
  ['34280 Carnon', ['carnon']],
  ['Saint-Denis - 93', ['saint denis']],
])('%j has the parts %j', (typed, parts) => {
  expect(readPlaceWords(typed)?.parts).toEqual(parts);
});

test.each(['', ' ', '()', '\u0000', '🩺', 'x'.repeat(101)])('%j is nothing', (typed) => {
  expect(readPlaceWords(typed)).toBeNull();
});

test.each([
  ['quimper', ['quimper']],
  ['st malo', ['saint malo']],
  ['ste foy les lyon', ['sainte foy les lyon', 'sainte foy lez lyon']],
  ['chalon s saone', ['chalon sur saone', 'chalon sous saone']],
  ['clichy ss bois', ['clichy sous bois']],
  ['nd de bellecombe', ['notre dame de bellecombe']],
  // The last word may not be at its end.
  ['st', ['st', 'saint']],
  ['chalon s', ['chalon s', 'chalon sur', 'chalon sous']],
  ['constructor', ['constructor']],
])('%j is compared as %j', (name, spellings) => {
  expect(spellingsOf(name)).toEqual(spellings);
});

test('the last six different parts of words are read', () => {
  expect(readPlaceWords('a, b, c, d, e, f, g, g, h')?.parts).toEqual([...'cdefgh']);
  expect(readPlaceWords('st 2,'.repeat(20))?.parts).toEqual(['st']);
});

test('a name has few spellings, however many abbreviations it has', () => {
  expect(spellingsOf('s '.repeat(50).trim())).toHaveLength(8);
});

test('no name of a commune has a word of the abbreviations', () => {
  const { communeNames } = gazetteer();
  for (const word of ['st', 'sts', 'ste', 'stes', 's', 'ss', 'nd', 'mt', 'gd', 'gde']) {
    expect([word, ...communeNames.find([word], 'longer')]).toEqual([word]);
    expect([word, ...communeNames.find([`${word} `], 'word-prefix')]).toEqual([word]);
    expect([word, ...communeNames.find([word], 'exact')]).toEqual([word]);
  }
});

test.each([
  ['aix en pce', 'aix en provence', true],
  ['bourg en bse', 'bourg en bresse', true],
  ['saint remy de pce', 'saint remy de provence', true],
  ['aix en provence', 'aix en provence', true],
  ['aix en pce', 'aix en othe', false],
  ['aix en epce', 'aix en provence', false],
  ['aix pce', 'aix en provence', false],
  // One word in full at least.
  ['va', 'vauclerc', false],
  ['a e p', 'aix en provence', false],
])('%j is short for %j: %s', (words, name, expected) => {
  expect(isShortFor(words, name)).toBe(expected);
});
