import { expect, test } from '@jest/globals';
import { parseResetLink, readResetPath, resetPath } from './reset-link';

test.each([
  ['MQ', 'demo-claire', { uid: 'MQ', token: 'demo-claire' }],
  ['MQ%3D%3D', 'c8x%2D1f', { uid: 'MQ==', token: 'c8x-1f' }],
  ['MQ', 'eyJ.e_~:1=', { uid: 'MQ', token: 'eyJ.e_~:1=' }],
  ['M'.repeat(65), 'abc', null],
  ['MQ', 'x'.repeat(257), null],
  ['MQ', 'a%20b', null],
  ['MQ', 'a%2Fb', null],
  ['M.Q', 'abc', null],
  ['MQ', '%3Cscript%3E', null],
  ['MQ', 'é', null],
  ['', 'abc', null],
  ['MQ', '', null],
  ['MQ', '%E0', null],
])('%s and %s', (uid, token, link) => {
  expect(parseResetLink(uid, token)).toEqual(link);
});

test('a link is parsed from its path', () => {
  const link = { uid: 'MQ==', token: 'eyJ.e_~:1=' };
  expect(resetPath(link)).toBe('/reset-password/MQ==/eyJ.e_~:1=');
  expect(readResetPath(resetPath(link))).toEqual(link);
});

test.each([
  ['/reset-password/MQ/demo-claire', true],
  ['/reset-password', false],
  ['/reset-password/MQ', false],
  ['/reset-password/MQ/', false],
  ['/reset-password/MQ/demo-claire/', false],
  ['/reset-password/MQ/demo/claire', false],
  ['/reset-password//demo-claire', false],
  ['/blog/MQ/demo-claire', false],
])('%s: %p', (path, there) => {
  expect(readResetPath(path) !== null).toBe(there);
});
