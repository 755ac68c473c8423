import { expect, test } from '@jest/globals';
import { excerptWith } from './excerpt';

const description =
  'Cabinet de groupe.\nVacations en EHPAD le mardi. Gardes : pas d´urgences !\n– Secrétariat sur place…';

test.each([
  ['ehpad', 'Vacations en EHPAD le mardi.'],
  ['urgence', 'Gardes : pas d´urgences !'],
  ['secretariat', 'Secrétariat sur place…'],
  // The sentence with the most of them.
  ['mardi ehpad groupe', 'Vacations en EHPAD le mardi.'],
  ['sur place', 'Secrétariat sur place…'],
  // Of the words that the title lacks.
  ['médecin groupe', 'Cabinet de groupe.'],
])('for « %s » it is « %s »', (words, sentence) => {
  expect(excerptWith(words, 'Médecine à Quimper', description)).toBe(sentence);
});

test.each(['medecine', 'quimp med', 'dermatologie', '!', ''])(
  'for « %s » there is none',
  (words) => {
    expect(excerptWith(words, 'Médecine à Quimper', description)).toBeNull();
  },
);

test('a long sentence is cut around the word', () => {
  const long = `${'avant '.repeat(100)}EHPAD ${'après '.repeat(100)}`;
  const excerpt = excerptWith('ehpad', '', long) ?? '';
  expect(excerpt).toMatch(/^… (?:avant )+EHPAD (?:après )+.*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(160);
});
