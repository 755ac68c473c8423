import { expect, test } from '@jest/globals';
import { departmentOf, isInTerritory } from './postal-code';

const places: [string, number, number][] = [
  ['29000', 47.996, -4.1024],
  ['20000', 41.9192, 8.7386],
  ['67000', 48.5734, 7.7521],
  ['97110', 16.241, -61.533],
  ['97133', 17.896, -62.849],
  ['97150', 18.067, -63.082],
  ['97200', 14.616, -61.058],
  ['97300', 4.922, -52.326],
  ['97400', -20.879, 55.448],
  ['97500', 46.78, -56.173],
  ['97600', -12.78, 45.228],
  ['98600', -13.282, -176.176],
  ['98714', -17.537, -149.568],
  ['98800', -22.276, 166.457],
];

test.each(places)('%s is at %d, %d, and not where swapped coordinates lead', (code, lat, lon) => {
  expect(isInTerritory(code, { latitude: lat, longitude: lon })).toBe(true);
  expect(isInTerritory(code, { latitude: lon, longitude: lat })).toBe(false);
});

test('nothing is in a territory that is not its own', () => {
  expect(isInTerritory('29000', { latitude: -20.879, longitude: 55.448 })).toBe(false);
  expect(isInTerritory('97400', { latitude: 47.996, longitude: -4.1024 })).toBe(false);
  expect(isInTerritory('00000', { latitude: 47.996, longitude: -4.1024 })).toBe(false);
  expect(isInTerritory('29000', { latitude: 0, longitude: 0 })).toBe(false);
});

test.each([
  ['29000', '29'],
  ['01200', '01'],
  ['20200', '20'],
  ['97400', '974'],
  ['98800', '988'],
])('%s is in %s', (postalCode, department) => {
  expect(departmentOf(postalCode)).toBe(department);
});
