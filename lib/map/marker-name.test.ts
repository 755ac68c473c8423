import { expect, test } from '@jest/globals';
import { clusterName, markerName } from './marker-name';

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
