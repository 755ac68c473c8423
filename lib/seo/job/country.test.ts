import { expect, test } from '@jest/globals';
import { countryOf } from './country';

test.each([
  ['01000', 'FR'],
  ['20000', 'FR'],
  ['29107', 'FR'],
  ['95880', 'FR'],
  ['97110', 'GP'],
  ['97133', 'BL'],
  ['97150', 'MF'],
  ['97200', 'MQ'],
  ['97300', 'GF'],
  ['97400', 'RE'],
  ['97500', 'PM'],
  ['97600', 'YT'],
  ['98000', 'MC'],
  ['98600', 'WF'],
  ['98714', 'PF'],
  ['98800', 'NC'],
  ['00100', null],
  ['96000', null],
  ['99000', null],
  ['1000', null],
  ['L-1234', null],
])('the country of %s is %s', (postalCode, country) => {
  expect(countryOf(postalCode)).toBe(country);
});
