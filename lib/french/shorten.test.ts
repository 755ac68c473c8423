import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shorten } from './shorten';

test.each([
  ['assez court', 11, 'assez court'],
  ['un deux trois', 10, 'un deux…'],
  ['ligne\n\nautre ligne', 14, 'ligne\n\nautre…'],
  ['a'.repeat(100), 50, `${'a'.repeat(49)}…`],
  ['👩‍⚕️👩‍⚕️👩‍⚕️', 12, '👩‍⚕️👩‍⚕️…'],
  ['🇫🇷🇫🇷🇫🇷', 7, '🇫🇷…'],
])('%j in %d characters is %j', (text, maxLength, expected) => {
  expect(shorten(text, maxLength)).toBe(expected);
});

test('a shortened text is never too long, begins like the text, and cuts no character in half', () => {
  const text = fc.string({ unit: 'grapheme-composite', maxLength: 200 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 150 }), (written, maxLength) => {
      const short = shorten(written, maxLength);
      expect(short.length).toBeLessThanOrEqual(maxLength);
      expect(short).not.toMatch(/\p{Cs}/u);
      if (short !== written) expect(written.startsWith(short.slice(0, -1))).toBe(true);
    }),
  );
});
