import { expect, test } from '@jest/globals';
import { legendLines } from './legend';

const all = {
  groups: [],
  inTown: 0,
  atPlaceholder: 0,
  outside: 0,
  overseas: 0,
  withoutAddress: 0,
  overLimit: 0,
};
const textOf = (counts: Partial<typeof all>) =>
  legendLines({ ...all, ...counts }).map(({ text }) => text.replaceAll('\u00a0', ' '));

test('a map that shows every ad at its exact place has no legend', () => {
  expect(legendLines(all)).toEqual([]);
});

test.each([
  [
    { atPlaceholder: 1 },
    '1 annonce en position approximative : lieu non trouvé, repère placé au hasard en France.',
  ],
  [
    { atPlaceholder: 2 },
    '2 annonces en position approximative : lieux non trouvés, repères placés au hasard en France.',
  ],
  [{ inTown: 2 }, '2 annonces en position approximative : au centre de la commune.'],
  [{ outside: 3 }, '3 annonces hors de la carte.'],
  [{ outside: 1, overseas: 1 }, '1 annonce hors de la carte, outre-mer.'],
  [{ outside: 3, overseas: 2 }, '3 annonces hors de la carte, dont 2 outre-mer.'],
  [{ withoutAddress: 1 }, '1 annonce sans adresse, dans la liste seulement.'],
  [{ overLimit: 10 }, '10 annonces de plus dans la liste : la carte en montre 80 au plus.'],
])('%j: %s', (counts, line) => {
  expect(textOf(counts)).toEqual([line]);
});

test('only the line of approximate positions shows their marker', () => {
  const lines = legendLines({
    ...all,
    atPlaceholder: 1,
    outside: 1,
    withoutAddress: 1,
    overLimit: 1,
  });
  expect(lines.map(({ approximate }) => approximate)).toEqual([true, false, false, false]);
});
