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
  // The words that the title lacks.
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

test('a description is read between words up to 5 000 characters', () => {
  const before = 'avant. '.repeat(700);
  expect(excerptWith('ehpad', '', `${before}En EHPAD.`)).toBe('En EHPAD.');
  expect(excerptWith('ehpad', '', `${before}${before}En EHPAD.`)).toBeNull();
  const crossing = `${before}${'a'.repeat(60)}. En EHPAD ${'a'.repeat(60)} ${before}`;
  expect(excerptWith('ehpad', '', crossing)).toBe('En EHPAD…');
});

test('a sentence is read once, however many words are looked for', () => {
  const long = 'Été à la côte, près du château. '.repeat(600);
  const costOf = (words: string) => {
    const costs = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      for (let time = 0; time < 20; time += 1) excerptWith(words, '', long);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    });
    return Math.min(...costs);
  };
  const one = costOf('z');
  expect(costOf('z '.repeat(50)) / one).toBeLessThan(4);
  expect(
    costOf('za zb zc zd ze zf zg zh zi zj zk zl zm zn zo zp zq zr zs zt zu') / one,
  ).toBeLessThan(4);
});
