import { expect, test } from '@jest/globals';
import { gazetteer } from '../gazetteer/gazetteer';
import { isShortFor, spellingsOf } from './spellings';

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

test('there are few, however many words are short', () => {
  expect(spellingsOf('s '.repeat(50).trim())).toHaveLength(8);
});

test('no name of a commune has a word that is short for another', () => {
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
