import { expect, test } from '@jest/globals';
import { formatCount } from './plural';

test.each([
  [0, '0 annonce trouvée'],
  [1, '1 annonce trouvée'],
  [2, '2 annonces trouvées'],
  [1240, '1\u202f240 annonces trouvées'],
  [1_000_000, '1\u202f000\u202f000 annonces trouvées'],
])('%d', (count, expected) => {
  expect(formatCount(count, 'annonce trouvée', 'annonces trouvées')).toBe(expected);
});
