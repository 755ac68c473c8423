import { expect, test } from '@jest/globals';
import { bodyOf, isLong, readingMinutes } from './body-of';

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%d words take %d min', (words, minutes) => {
  expect(readingMinutes({ text: Array(words).fill('mot').join(' ') })).toBe(minutes);
});

test('French punctuation between spaces is no word', () => {
  expect(readingMinutes({ text: '« oui » : non ? '.repeat(150) })).toBe(2);
});

test('a long post has three sections and three minutes', () => {
  const post = (sections: number, words: number) => {
    const content = '<h2>Titre</h2>'.repeat(sections) + 'mot '.repeat(words);
    return isLong(bodyOf({ content }) ?? { contents: [], text: '' });
  };
  expect(post(3, 600)).toBe(true);
  expect(post(2, 600)).toBe(false);
  expect(post(3, 400)).toBe(false);
});
