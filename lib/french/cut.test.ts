import { expect, test } from '@jest/globals';
import { cut } from './cut';

test.each([
  ['Gardes  à\nBrest ', 'Gardes à Brest'],
  ['Gardes à Brest, le dimanche', 'Gardes à Brest…'],
  ['Remplacements', 'Remplacements'],
  ['Chirurgie-maxillo-faciale', 'Chirurgie-maxi…'],
  [`${'a'.repeat(13)}🩺 et gardes`, `${'a'.repeat(13)}…`],
])('%j within fifteen characters', (text, expected) => {
  expect(cut(text, 15)).toBe(expected);
});
