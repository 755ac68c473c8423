import { expect, test } from '@jest/globals';
import { gazetteer } from './gazetteer';
import { resolvePlaceWords } from './resolve-words';

const places = gazetteer();

test.each([
  ['Quimper', 'quimper-29'],
  ['quimper', 'quimper-29'],
  ['29000', 'quimper-29'],
  ['Cote d Or', 'cote-d-or'],
  ['29', 'finistere'],
  ['2a', 'corse-du-sud'],
  ['Le Finistère', 'finistere'],
  ['quimper-29', 'quimper-29'],
  ['Villepinte (93)', 'villepinte-93'],
  ['Saint-Denis (974)', 'saint-denis-974'],
  ['Bretagne', 'bretagne'],
  ['La Réunion', 'la-reunion'],
  ['IDF', 'ile-de-france'],
  ['Montreuil', 'montreuil-93'],
  ['Brest cedex 2', 'brest-29'],
  ['29107', 'finistere'],
  ['Paris', 'paris-75'],
  ['paris', 'paris-75'],
  ['75', 'paris-75'],
  ['75000', 'paris-75'],
  // An arrondissement by its postal code has a point of its own.
  ['75011', 'paris-11e-75'],
  ['75116', 'paris-16e-75'],
  ['69003', 'lyon-3e-69'],
  ['Paris 11', 'paris-11e-75'],
  ['Paris 11e (75)', 'paris-11e-75'],
  ['Paris 1er arrondissement', 'paris-1er-75'],
  ['lyon 3ème', 'lyon-3e-69'],
  ['Paris 21', 'paris-75'],
  ['Paris (75)', 'paris-75'],
  ['Lomme', 'lille-59'],
  ['Strasbo', 'strasbourg-67'],
])('%j is %s', (words, slug) => {
  expect(resolvePlaceWords(places, words)).toMatchObject({ kind: 'place', place: { slug } });
});

test.each([
  ['Vienne', ['vienne', 'vienne-38']],
  ['Mayenne', ['mayenne', 'mayenne-53']],
  ['Saint-Denis', ['saint-denis-974', 'saint-denis-93', 'saint-denis-11', 'saint-denis-30']],
  ['Valence', ['valence-26', 'valence-82', 'valence-16']],
  ['quimp', ['quimper-29', 'quimperle-29']],
])('%j is a choice, the most populous first: %j', (words, slugs) => {
  const resolved = resolvePlaceWords(places, words);
  expect(resolved.kind === 'choice' && resolved.places.map(({ slug }) => slug)).toEqual(slugs);
});

test('a postal code of 46 communes is a choice of all', () => {
  const resolved = resolvePlaceWords(places, '51300');
  expect(resolved.kind === 'choice' && resolved.places).toHaveLength(46);
});

test('a choice has an end', () => {
  const resolved = resolvePlaceWords(places, 's');
  expect(resolved.kind === 'choice' && resolved.places).toHaveLength(60);
});

test.each([
  '',
  ' ',
  'Nulle-Part',
  'toString',
  '__proto__',
  '(.*)+',
  '00000',
  '98000',
  'x'.repeat(101),
  'quimper'.repeat(50_000),
  '\u0000',
])('%j is unknown', (words) => {
  expect(resolvePlaceWords(places, words)).toEqual({ kind: 'unknown' });
});
