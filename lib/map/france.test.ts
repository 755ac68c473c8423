import { expect, test } from '@jest/globals';
import { isOnMap } from './france';

test.each([
  [48.85, 2.35, true],
  [41, -5.2, true],
  [51.2, 9.7, true],
  [40.99, 2, false],
  [51.21, 2, false],
  [48, -5.21, false],
  [48, 9.71, false],
  [-20.88, 55.45, false],
  [Number.NaN, 2, false],
])('%d, %d: %s', (latitude, longitude, expected) => {
  expect(isOnMap({ latitude, longitude })).toBe(expected);
});
