import { expect, test } from '@jest/globals';
import { routePattern } from './find-route';

test.each([
  ['/', '/'],
  ['/annonces?place=quimper-29#liste', '/annonces'],
  ['/annonces/12', '/annonces/[id]'],
  ['/reset-passw%6Frd/MQ/jeton?a', '/reset-password/[uid]/[token]'],
  ['/nulle/part', undefined],
  ['/%', undefined],
  ['', '/'],
])('%j has the pattern %j', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});
