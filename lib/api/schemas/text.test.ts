import { expect, test } from '@jest/globals';
import { flag, oneOf, readText, requiredText } from './text';

test.each([
  ['  Dijon ', 'Dijon'],
  ['deux\n\tlignes', 'deux\n\tlignes'],
  ['a\u0000b\u001b\u007f\u0085c', 'abc'],
  ['\ud800seul', 'seul'],
  ['\u202Emoc.live\u202C \u2066x\u2069', 'moc.live x'],
  [`e${'\u0301'.repeat(30)}t`, `e${'\u0301'.repeat(4)}t`],
  ['👩‍⚕️', '👩‍⚕️'],
  ['', null],
  [' \n\u00a0', null],
  ['\u0000', null],
  [12, null],
  [null, null],
  [undefined, null],
  [['a'], null],
])('the text of %j', (value, read) => {
  expect(readText(value)).toBe(read);
});

test.each([true, 1, 'true', 'True', ' TRUE ', '1'])('%j is yes', (value) => {
  expect(flag.parse(value)).toBe(true);
});

test.each([false, 0, 2, 'false', 'oui', '', null, undefined, [], {}])('%j is no', (value) => {
  expect(flag.parse(value)).toBe(false);
});

test('one of a few words, whatever its case', () => {
  const side = oneOf(['gauche', 'droite']);
  expect(side.parse(' Gauche')).toBe('gauche');
  expect(side.parse('haut')).toBeNull();
  expect(side.parse('__proto__')).toBeNull();
  expect(side.parse(undefined)).toBeNull();
});

test('a required text is not blank', () => {
  expect(requiredText.parse(' a ')).toBe('a');
  expect(requiredText.safeParse(' ').success).toBe(false);
});
