import { expect, test } from '@jest/globals';
import { element, text, wordsOf } from './element';

test('words of two blocks are separated by a space, those of a line are not', () => {
  const nodes = [
    element('p', {}, [text('un'), element('b', {}, [text('e')]), text(' liste\n\t:')]),
    element('ul', {}, [element('li', {}, [text('deux')]), element('li', {}, [text('trois')])]),
  ];
  expect(wordsOf(nodes)).toBe('une liste : deux trois');
});
