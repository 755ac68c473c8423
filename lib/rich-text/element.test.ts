import { expect, test } from '@jest/globals';
import { readingMinutes } from './body';
import { element, text, wordsOf } from './element';

test('words of two blocks are separated by a space, those of a line are not', () => {
  const nodes = [
    element('p', {}, [text('un'), element('b', {}, [text('e')]), text(' liste\n\t:')]),
    element('ul', {}, [element('li', {}, [text('deux')]), element('li', {}, [text('trois')])]),
  ];
  expect(wordsOf(nodes)).toBe('une liste : deux trois');
});

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%d words take %d min', (words, minutes) => {
  expect(readingMinutes(Array(words).fill('mot').join(' '))).toBe(minutes);
});

test('French punctuation between spaces is no word', () => {
  expect(readingMinutes('« oui » : non ? '.repeat(150))).toBe(2);
});
