import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { trimEnd } from './trim-end';

test.each([
  ['/a//', '/a'],
  ['/a', '/a'],
  ['//a', '//a'],
  ['//', ''],
  ['', ''],
])('%j without the slashes at its end is %j', (text, trimmed) => {
  expect(trimEnd(text, /\//)).toBe(trimmed);
});

test('does what an expression for the run does', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.', '\ud83e') }), (text) => {
      expect(trimEnd(text, /[\s.\ud800-\udbff]/)).toBe(text.replace(/[\s.\ud800-\udbff]+$/, ''));
    }),
  );
});
