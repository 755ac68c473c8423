import { expect, test } from '@jest/globals';
import { decodeUri } from './decode-uri';

test.each([
  ['', ''],
  ['a%2Fb', 'a/b'],
  ['%C3%A9t%C3%A9', 'été'],
  ['100%', null],
  ['%C3', null],
])('%j is %j', (text, decoded) => {
  expect(decodeUri(text)).toBe(decoded);
});
