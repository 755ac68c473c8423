import { expect, test } from '@jest/globals';
import { clusterName, legendLines, markerName, popupLines } from './labels';

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

const coordinates = { latitude: 48, longitude: 2 };
const named = (
  titles: string[],
  { place = 'Paris (75000)' as string | null, approximate = false } = {},
) =>
  markerName({
    key: '',
    coordinates,
    approximate,
    random: false,
    items: titles.map((title, id) => ({ id, title, place, coordinates, approximate })),
  });

test('the name of a marker is its ad or their number, the place, and whether that is approximate', () => {
  expect(named(['Cabinet du Port'])).toBe('Cabinet du Port, Paris (75000)');
  expect(named(['Une', 'Deux'])).toBe('2 annonces, Paris (75000)');
  expect(named(['Une'], { place: null })).toBe('Une');
  expect(named(['Une'], { approximate: true })).toBe('Une, Paris (75000), position approximative');
});

test('the name of a cluster is the number of its ads, and its action', () => {
  expect(clusterName(12)).toBe('12 annonces, agrandir');
});

test.each([
  [1, 1, null],
  [6, 6, null],
  [7, 6, '+1 autre annonce'],
  [8, 6, '+2 autres annonces'],
  [30, 6, '+24 autres annonces'],
])('of %d ads: %d, then %j', (count, listed, more) => {
  const ads = Array.from({ length: count }, (_, index) => index);
  expect(popupLines(ads)).toEqual({ listed: ads.slice(0, listed), more });
});
