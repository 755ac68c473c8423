import { expect, test } from '@jest/globals';
import { cleanText } from './clean-text';

test.each([
  ['« Bonjour ! »', '« Bonjour ! »'],
  ['un\u202fdeux\u00a0trois', 'un\u202fdeux\u00a0trois'],
  ['é, e\u0301, œ', 'é, e\u0301, œ'],
  ['👩\u200d⚕️', '👩\u200d⚕️'],
  ['coupu\u00adre', 'coupu\u00adre'],
  ['a\r\nb\rc\fd\u2028e\x85f', 'a\nb\nc\nd\ne\nf'],
  ['a\ufeffb', 'ab'],
  ['a\tb', 'a\tb'],
  ['a\0b\x1b\x7fc', 'abc'],
  ['a\ud83db\udc00c', 'abc'],
  ['a\ufffe\uffffb', 'ab'],
  ['\u202epircs\u202c', 'pircs'],
  ['\u2066a\u2067b\u2069\u202a\u202b\u202d', 'ab'],
  ['a\u0301\u0302\u0303\u0304\u0305\u0306', 'a\u0301\u0302\u0303\u0304'],
  [`a${'\u20dd'.repeat(50)}b`, `a${'\u20dd'.repeat(4)}b`],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});
